import { isEan } from '@treadline/schema/trade/ean';
import { LOAD_INDEXES } from '@treadline/schema/trade/load-index';
import { slugOf } from '@treadline/schema/trade/slug';
import { findSpeedRating } from '@treadline/schema/trade/speed-rating';
import { isNoiseClass } from '@treadline/schema/trade/tyre-label';
import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre-size';
import { tyreTitle } from '@treadline/schema/trade/tyre-title';
import type { FieldError } from '../../platform/invalid-input.ts';
import type { Model } from './model.entity.ts';
import type { CreateProductInput, UpdateProductInput } from './product-write.inputs.ts';
import type { Product } from './product.entity.ts';

/** Everything of a product that somebody may decide, as it is to be. */
export type ProductFigures = Pick<Product, (typeof FIGURES)[number]>;

const FIGURES = [
  'name',
  'slug',
  'sku',
  'ean',
  'ownDescription',
  'brandId',
  'modelId',
  'category',
  'season',
  'size',
  'width',
  'profile',
  'diameter',
  'construction',
  'loadIndex',
  'loadIndexTwin',
  'speedRating',
  'runFlat',
  'runFlatCode',
  'extraLoad',
  'evSpec',
  'oeMark',
  'position',
  'threePeakSnowflake',
  'fuelEfficiency',
  'wetGrip',
  'noiseDb',
  'noiseClass',
  'listPrice',
  'mailOrderPrice',
  'fittedPrice',
  'published',
] as const satisfies readonly (keyof Product)[];

/** The figures of a product as they are. */
export const figuresOf = (product: Product): ProductFigures =>
  Object.fromEntries(FIGURES.map((name) => [name, product[name]])) as unknown as ProductFigures;

type GivenFields = Omit<UpdateProductInput, 'id'>;

const MAX_NAME = 200;
const MAX_DESCRIPTION = 5_000;
const MAX_MARK = 20;
const MAX_STOCK = 1_000_000;
const DECIBELS = { min: 50, max: 90 };
const SKU = /^[A-Z0-9](?:[A-Z0-9-]{1,38})[A-Z0-9]$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG = 150;

const fault = (path: string, message: string): FieldError => ({ path, message });
const outside = (
  value: number | null | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): boolean => value !== null && value !== undefined && (value < min || value > max);

function textFault(path: string, value: string | null | undefined, max: number): FieldError[] {
  return (value?.trim().length ?? 0) > max ? [fault(path, `Please use at most ${max} characters`)] : [];
}

/** What is wrong with what was given, field by field; what was not given is not looked at. */
export function checkGiven(given: GivenFields, model: Model | null | undefined): FieldError[] {
  const { sku, slug, ean, size, speedRating, price, mailOrderPrice, fittedPrice, stockQuantity } = given;
  return [
    ...(typeof sku === 'string' && !SKU.test(sku.trim().toUpperCase())
      ? [
          fault(
            'sku',
            sku.trim() === '' ? 'SKU is required' : 'An SKU has 3 to 40 letters, digits and hyphens',
          ),
        ]
      : []),
    ...(model === null
      ? [fault('model', given.model?.trim() ? 'There is no such model' : 'Model is required')]
      : []),
    ...(typeof size === 'string' && !readProductSize(size)
      ? [fault('size', size.trim() === '' ? 'Size is required' : 'A size looks like 205/55 R16')]
      : []),
    ...(outside(given.loadIndex, LOAD_INDEXES)
      ? [fault('loadIndex', 'A load index is a number from 50 to 130')]
      : []),
    ...(outside(given.loadIndexTwin, LOAD_INDEXES)
      ? [fault('loadIndexTwin', 'A load index is a number from 50 to 130')]
      : []),
    ...(typeof speedRating === 'string' && !findSpeedRating(speedRating)
      ? [fault('speedRating', 'A speed rating is a letter such as V')]
      : []),
    ...(price === 0 ? [fault('price', 'The price must be above zero')] : []),
    ...(mailOrderPrice === 0 ? [fault('mailOrderPrice', 'The price must be above zero')] : []),
    ...(fittedPrice === 0 ? [fault('fittedPrice', 'The price must be above zero')] : []),
    ...(outside(stockQuantity, { min: 0, max: MAX_STOCK })
      ? [fault('stockQuantity', `Pieces are a number from 0 to ${MAX_STOCK}`)]
      : []),
    ...(ean && !isEan(ean.trim())
      ? [fault('ean', 'An EAN has 13 digits, the last of which is a check digit')]
      : []),
    ...(typeof slug === 'string' &&
    (!SLUG.test(slug.trim()) || slug.length > MAX_SLUG || /^\d+$/.test(slug.trim()))
      ? [fault('slug', 'An address is made of small letters, digits and hyphens')]
      : []),
    ...(outside(given.noiseDb, DECIBELS) ? [fault('noiseDb', 'Noise is a number of dB from 50 to 90')] : []),
    ...(given.noiseClass && !isNoiseClass(given.noiseClass)
      ? [fault('noiseClass', 'A noise class is A, B or C')]
      : []),
    ...textFault('name', given.name, MAX_NAME),
    ...textFault('description', given.description, MAX_DESCRIPTION),
    ...textFault('runFlatCode', given.runFlatCode, MAX_MARK),
    ...textFault('oeMark', given.oeMark, MAX_MARK),
  ];
}

/** Text as it is kept: trimmed, whole characters only; null when nothing is left. */
const kept = (value: string): string | null => value.trim().toWellFormed() || null;

/** What was given, else what stood before; null counts as not given, for what may not be nothing. */
function orBefore<Value>(given: Value | null | undefined, before: Value): Value {
  return given ?? before;
}

/** What was given, null included, else what stood before. */
function orKept<Value>(given: Value | null | undefined, before: Value | null): Value | null {
  return given === undefined ? before : given;
}

function textOrKept(given: string | null | undefined, before: string | null): string | null {
  return given === undefined ? before : kept(given ?? '');
}

/** A size in full, as it is printed; null for one that does not say how the tyre is built. */
function readProductSize(
  text: string,
): Pick<Product, 'size' | 'width' | 'profile' | 'diameter' | 'construction'> | null {
  const parts = parseTyreSize(text);
  return parts?.construction
    ? { ...parts, construction: parts.construction, size: formatTyreSize(parts) }
    : null;
}

/** What a product's address is made of when nobody gives it one. */
export const productSlug = (name: string): string =>
  slugOf(name).slice(0, MAX_SLUG).replace(/-+$/, '') || 'tyre';

/** What a product begins with before anything is said of it. */
export function blankFigures(
  model: Model,
): Omit<
  ProductFigures,
  | 'name'
  | 'slug'
  | 'sku'
  | 'size'
  | 'width'
  | 'profile'
  | 'diameter'
  | 'construction'
  | 'loadIndex'
  | 'speedRating'
  | 'listPrice'
> {
  return {
    ean: null,
    ownDescription: null,
    brandId: model.brandId,
    modelId: model.id,
    category: model.category,
    season: model.season,
    loadIndexTwin: null,
    runFlat: false,
    runFlatCode: null,
    extraLoad: false,
    evSpec: false,
    oeMark: null,
    position: 'BOTH',
    threePeakSnowflake: false,
    fuelEfficiency: null,
    wetGrip: null,
    noiseDb: null,
    noiseClass: null,
    mailOrderPrice: null,
    fittedPrice: null,
    published: true,
  };
}

/** The figures of a product that is to be. What was given must have passed {@link checkGiven}. */
export function newFigures(input: CreateProductInput, model: Model): ProductFigures {
  const size = readProductSize(input.size);
  if (!size) throw new TypeError('A size must be checked before a product is made of it.');
  const blank = {
    ...blankFigures(model),
    ...size,
    name: '',
    slug: '',
    sku: input.sku,
    loadIndex: input.loadIndex,
    speedRating: input.speedRating,
    listPrice: input.price,
  };
  return changedFigures(blank, input, model);
}

/** The figures of a product as they are to be. What was given must have passed {@link checkGiven}. */
export function changedFigures(before: ProductFigures, given: GivenFields, model: Model): ProductFigures {
  const size = typeof given.size === 'string' ? readProductSize(given.size) : null;
  const figures = {
    ...before,
    ...size,
    brandId: model.brandId,
    modelId: model.id,
    sku: orBefore(given.sku, before.sku).trim().toUpperCase(),
    ean: textOrKept(given.ean, before.ean),
    ownDescription: textOrKept(given.description, before.ownDescription),
    category: orBefore(given.category, before.category),
    season: orBefore(given.season, before.season),
    loadIndex: orBefore(given.loadIndex, before.loadIndex),
    loadIndexTwin: orKept(given.loadIndexTwin, before.loadIndexTwin),
    speedRating: orBefore(given.speedRating, before.speedRating).trim().toUpperCase(),
    runFlat: orBefore(given.runFlat, before.runFlat),
    runFlatCode: textOrKept(given.runFlatCode, before.runFlatCode),
    extraLoad: orBefore(given.extraLoad, before.extraLoad),
    evSpec: orBefore(given.evSpec, before.evSpec),
    oeMark: textOrKept(given.oeMark, before.oeMark),
    position: orBefore(given.position, before.position),
    threePeakSnowflake: orBefore(given.threePeakSnowflake, before.threePeakSnowflake),
    fuelEfficiency: orKept(given.fuelEfficiency, before.fuelEfficiency),
    wetGrip: orKept(given.wetGrip, before.wetGrip),
    noiseDb: orKept(given.noiseDb, before.noiseDb),
    noiseClass: orKept(given.noiseClass, before.noiseClass),
    listPrice: orBefore(given.price, before.listPrice),
    mailOrderPrice: orKept(given.mailOrderPrice, before.mailOrderPrice),
    fittedPrice: orKept(given.fittedPrice, before.fittedPrice),
    published: orBefore(given.published, before.published),
  };
  const name = kept(given.name ?? '') ?? (before.name || tyreTitle(model.fullName, figures));
  return { ...figures, name, slug: given.slug?.trim() ?? before.slug };
}

/** What the text search finds a product by. */
export function searchTextOf(
  { name, size, sku, ean }: Pick<Product, 'name' | 'size' | 'sku' | 'ean'>,
  brandName: string,
): string {
  return `${brandName} ${name} ${size.replaceAll(/[^\dA-Z]/g, '')} ${sku} ${ean ?? ''}`.toLowerCase().trim();
}
