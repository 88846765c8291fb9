import { createHash } from 'node:crypto';
import { categoryNouns, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { seasonAdjectives, tyreSeason } from '@treadline/schema/trade/tyre/kind/season';
import { recordOf } from '@treadline/schema/trade/values/words';
import { keptText, keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import type { AuditFigures } from '../../../operations/audit/index.ts';
import type { Brand } from '../record/brand.entity.ts';
import type { Model, Seo } from '../record/model.entity.ts';
import { readProductSize } from '../record/product-size.ts';
import { MAX_SKU } from '../writing/product-write.inputs.ts';
import type { UpdateModelInput, CreateModelInput } from './model-write.inputs.ts';

/** The properties of a model that administrators can set. */
const FIGURES = [
  'brandId',
  'slug',
  'name',
  'category',
  'season',
  'tread',
  'description',
  'features',
  'specifications',
  'sku',
  'ean',
  'fuelEfficiency',
  'wetGrip',
  'noiseDb',
  'launchYear',
  'pictureWidth',
  'pictureProfile',
  'pictureDiameter',
  'seo',
] as const satisfies readonly (keyof Model)[];

export type ModelFigures = Pick<Model, (typeof FIGURES)[number]>;

type Given = Omit<UpdateModelInput, 'id' | 'revision' | 'brand'>;

/** A common size for each category. */
const TYPICAL_SIZES: Readonly<Record<TyreCategory, string>> = {
  CAR: '205/55 R16',
  SUV: '235/55 R18',
  VAN: '215/65 R16C',
  MOTORCYCLE: '180/55 ZR17',
};
const LONGEST_SUMMARY = 155;

export function figuresOf(model: ModelFigures): ModelFigures {
  return recordOf<ModelFigures>(FIGURES.map((name) => [name, model[name]]));
}

/** The figures of a new model. The caller completes the slug and the SKU if they weren't given. */
export function freshFigures(input: CreateModelInput, brand: Brand): ModelFigures {
  const { category, season } = input;
  const blank: ModelFigures = {
    brandId: brand.id,
    slug: '',
    name: '',
    category,
    season,
    tread: category === 'MOTORCYCLE' ? 'moto' : 'symmetric',
    description: '',
    features: [],
    specifications: [],
    sku: '',
    ean: null,
    fuelEfficiency: null,
    wetGrip: null,
    noiseDb: null,
    launchYear: null,
    ...pictureOf(TYPICAL_SIZES[category]),
    seo: { title: '', description: '', keywords: '', ogTitle: '', ogDescription: '' },
  };
  return changedFigures(blank, input, brand);
}

/** The figures of a model after a change. Absent fields stay unchanged. The input must be valid. */
export function changedFigures(before: ModelFigures, given: Given, brand: Brand): ModelFigures {
  const text = (typed: string | null | undefined, old: string): string => keptTextOrNull(typed) ?? old;
  const name = text(given.name, before.name);
  const slug = text(given.slug, before.slug);
  const next = {
    ...before,
    brandId: brand.id,
    name,
    slug,
    category: given.category ?? before.category,
    season: given.season ?? before.season,
    tread: given.tread?.toLowerCase() ?? before.tread,
    description: keptText(given.description ?? before.description),
    features: (given.features ?? before.features).map(keptText).filter(Boolean),
    specifications: (given.specifications ?? before.specifications).map((group) => ({
      name: keptText(group.name),
      values: group.values.map(({ label, value }) => ({ label: keptText(label), value: keptText(value) })),
    })),
    sku: text(given.sku, before.sku).toUpperCase(),
    ean: given.ean === undefined ? before.ean : keptTextOrNull(given.ean),
    fuelEfficiency: given.fuelEfficiency === undefined ? before.fuelEfficiency : given.fuelEfficiency,
    wetGrip: given.wetGrip === undefined ? before.wetGrip : given.wetGrip,
    noiseDb: given.noiseDb === undefined ? before.noiseDb : given.noiseDb,
    launchYear: given.launchYear === undefined ? before.launchYear : given.launchYear,
    ...(given.pictureSize ? pictureOf(given.pictureSize) : {}),
  };
  return { ...next, seo: seoOf(before.seo, given, next, brand) };
}

/** The default SKU of a model: MIC-PRIMACY-4-PLUS. */
export function modelSku(brand: Brand, slug: string): string {
  return `${brand.slug.slice(0, 3)}-${slug}`.toUpperCase().slice(0, MAX_SKU).replace(/-+$/, '');
}

/** A digest of everything a model's pictures show. Models that look alike have the same digest. */
export function lookOf(figures: ModelFigures, brandName: string): string {
  const { name, category, season, tread, pictureWidth, pictureProfile, pictureDiameter } = figures;
  const look = [brandName, name, category, season, tread, pictureWidth, pictureProfile, pictureDiameter];
  return createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 8);
}

/** The model's values for the audit log. */
export function auditedModel(model: ModelFigures & Pick<Model, 'pictures'>): AuditFigures {
  const { features, specifications, seo, brandId, ...plain } = figuresOf(model);
  return {
    ...plain,
    brand: brandId,
    pictures: model.pictures.join(' '),
    features: features.join('\n'),
    specifications: JSON.stringify(specifications),
    seoTitle: seo.title,
    seoDescription: seo.description,
  };
}

function pictureOf(text: string): Pick<Model, 'pictureWidth' | 'pictureProfile' | 'pictureDiameter'> {
  const size = readProductSize(text);
  if (!size) throw new TypeError('The size must be validated before the model is created.');
  return { pictureWidth: size.width, pictureProfile: size.profile, pictureDiameter: size.diameter };
}

/** The texts for search engines: the given ones, else the existing ones, else texts generated from the model. */
function seoOf(
  before: Seo,
  { seoTitle, seoDescription }: Given,
  { name, category, season, description }: Pick<Model, 'name' | 'category' | 'season' | 'description'>,
  brand: Brand,
): Seo {
  const fullName = `${brand.name} ${name}`;
  const made = tyreSeason({ category, season });
  const kind = `${made === null ? '' : `${seasonAdjectives[made]} `}${categoryNouns[category]}s`;
  const given = (typed: string | null | undefined, old: string): string =>
    typed === undefined ? old : keptText(typed ?? '');
  const title = given(seoTitle, before.title) || `${fullName} – ${kind}`;
  const summary =
    given(seoDescription, before.description) || summaryOf(description || `${fullName}: ${kind}.`);
  return {
    title,
    description: summary,
    keywords: before.keywords || `${fullName}, ${fullName} tyres, ${brand.name} tyres`,
    ogTitle: title,
    ogDescription: summary,
  };
}

/** The beginning of a text, cut between words. */
function summaryOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= LONGEST_SUMMARY) return line;
  return `${line.slice(0, LONGEST_SUMMARY - 1).replace(/\s\S*$/, '')}…`;
}
