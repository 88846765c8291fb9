import { MAX_INT } from '@treadline/schema/input/rule';
import { categoryLabels, readCategory } from '@treadline/schema/trade/tyre/kind/category';
import { readSeason, seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { LABEL_CLASSES, type LabelClass, labelScales } from '@treadline/schema/trade/tyre/label/tyre-label';
import { parseLoadIndex } from '@treadline/schema/trade/tyre/marking/load-index';
import type { AttributeInRest, AttributeOutsideRest } from '@treadline/schema/trade/tyre/tyre-attribute';
import { toPence } from '@treadline/schema/trade/values/money';
import { createProductInputRules } from '../../route/inputRules.generated.ts';
import {
  choice,
  integer,
  list,
  money,
  nullable,
  object,
  optional,
  text,
  truth,
  type ValueOf,
} from '../../route/json-schema.ts';
import { validationError, type FieldFault } from '../../route/rest-refusal.ts';
import type { RestInput } from '../../route/rest-route.ts';
import type { CreateProductInput, UpdateProductInput } from '../../route/schema.generated.ts';
import { MAX_POUNDS } from '../product/price.ts';

const labelClass = (what: string): ReturnType<typeof optional<LabelClass | null>> =>
  optional(nullable(choice(`${what} class of the tyre label; null removes it.`, LABEL_CLASSES)));
const price = (what: string): ReturnType<typeof money> => money(what, { minimum: 0.01, maximum: MAX_POUNDS });

const attributes = {
  fuel_efficiency: labelClass(labelScales.fuelEfficiency),
  wet_grip: labelClass(labelScales.wetGrip),
  noise_level: optional(
    nullable(
      integer('External rolling noise in dB; null removes it.', {
        minimum: 0,
        maximum: MAX_INT,
        rule: createProductInputRules.noiseDb,
      }),
    ),
  ),
} satisfies Readonly<Record<AttributeInRest, unknown>>;

/** The fields that can be set both when creating and when changing a product. */
const common = {
  name: optional(
    text('Its full name; by default composed of brand, model, size and markings.', {
      rule: createProductInputRules.name,
    }),
  ),
  slug: optional(
    text('The slug in its URL; by default made from its name. A changed slug leaves a redirect.', {
      rule: createProductInputRules.slug,
    }),
  ),
  brand: optional(text('Its maker, if the model is given by name.')),
  model: optional(text('Its model by name.', { rule: createProductInputRules.model })),
  model_name: optional(text('The same as model.', { rule: createProductInputRules.model })),
  model_slug: optional(text('Its model by slug.', { rule: createProductInputRules.model })),
  category: optional(
    text(`One of ${Object.values(categoryLabels).join(', ')}; by default that of the model.`),
  ),
  season: optional(text(`One of ${Object.values(seasonLabels).join(', ')}; by default that of the model.`)),
  mail_order_price: optional(
    nullable(
      price(
        'The price of the tyre alone, delivered. It’s charged instead of the list price; null charges the list price.',
      ),
    ),
  ),
  fitted_price: optional(nullable(price('The price of the tyre fitted; null if it isn’t sold fitted.'))),
  cost_price: optional(
    nullable(price('The cost of one tyre to the shop, without VAT. Setting it takes the scope READ_COSTS.')),
  ),
  ean_code: optional(nullable(text('EAN-13; null removes it.', { rule: createProductInputRules.ean }))),
  description: optional(
    nullable(
      text('A description in plain words; null generates one.', {
        rule: createProductInputRules.description,
      }),
    ),
  ),
  stock_quantity: optional(
    integer('Units that can be bought.', {
      minimum: 0,
      maximum: MAX_INT,
      rule: createProductInputRules.stockQuantity,
    }),
  ),
  ...attributes,
  published: optional(truth('Whether shoppers can see it; true by default.')),
  images: optional(
    list(
      'Its own pictures, by the addresses they got on upload; a form’s files come after them.',
      object('A picture.', { image_url: text('Its address.') }),
      { rule: createProductInputRules.images },
    ),
  ),
};

const fields = object('A new product. One of model, model_name and model_slug is required.', {
  ...common,
  sku: text('The stock-keeping number.', { rule: createProductInputRules.sku }),
  size: text('The size as printed on the sidewall.', { rule: createProductInputRules.size }),
  price: price('The list price. It’s charged only while mail_order_price is null.'),
  load_index: text('Load index, with the one for twin wheels after a slash.'),
  speed_rating: text('Speed rating letter.', { rule: createProductInputRules.speedRating }),
});
/** The same; one of the three ways to give the model is required. */
export const newProduct: typeof fields = {
  ...fields,
  anyOf: [{ required: ['model'] }, { required: ['model_name'] }, { required: ['model_slug'] }],
};

export const productChanges = object('The changes; missing fields stay unchanged.', {
  ...common,
  sku: optional(text('The stock-keeping number.', { rule: createProductInputRules.sku })),
  size: optional(text('The size.', { rule: createProductInputRules.size })),
  price: optional(
    price('The list price. It’s charged only while mail_order_price is null; otherwise change that.'),
  ),
  load_index: optional(text('Load index.')),
  speed_rating: optional(text('Speed rating letter.', { rule: createProductInputRules.speedRating })),
});

type Changes = ValueOf<typeof productChanges>;

/** The fields of the schema's input that REST doesn't have. */
type Untaken = 'id' | 'revision' | 'saleEndsOn' | 'dropWasPrice' | AttributeOutsideRest;

/** Every other field. A new one fails to compile until a body has it, or it's added to `Untaken`. */
type Taken = {
  readonly [Field in Exclude<keyof UpdateProductInput, Untaken>]-?: UpdateProductInput[Field] | undefined;
};

const unknownWord = (path: string, known: Readonly<Record<string, string>>): FieldFault => ({
  path,
  message: `${path} must be one of ${Object.values(known).join(', ')}.`,
});

/**
 * Category and season as the schema's values.
 *
 * @throws RestRefusal 400 that names the field.
 */
function readWords({ category, season }: Changes): Pick<Taken, 'category' | 'season'> {
  const words = {
    category: category === undefined ? undefined : readCategory(category),
    season: season === undefined ? undefined : readSeason(season),
  };
  const [first, ...others] = [
    ...(category !== undefined && !words.category ? [unknownWord('category', categoryLabels)] : []),
    ...(season !== undefined && !words.season ? [unknownWord('season', seasonLabels)] : []),
  ];
  if (first) throw validationError(first, ...others);
  return words;
}

/** The model as the schema expects it: a slug, or brand and name combined. */
function modelOf({ brand, model, model_name: modelName, model_slug: slug }: Changes): string | undefined {
  const name = model ?? modelName;
  return slug ?? (brand && name ? `${brand} ${name}` : name);
}

/** A malformed load index is left for the schema to refuse. */
function loadIndexOf(given: string | undefined): Pick<Taken, 'loadIndex' | 'loadIndexTwin'> {
  if (given === undefined) return { loadIndex: undefined, loadIndexTwin: undefined };
  const { single, twin } = parseLoadIndex(given) ?? { single: 0, twin: null };
  return { loadIndex: single, loadIndexTwin: twin };
}

const penceOrNull = (pounds: number | null | undefined): number | null | undefined =>
  typeof pounds === 'number' ? toPence(pounds) : pounds;

/** The changes as the schema expects them; missing fields stay undefined. */
export function readChanges({
  body,
  files,
}: Pick<RestInput<unknown, unknown, Changes>, 'body' | 'files'>): Taken {
  const images =
    body.images || files.length > 0
      ? [...(body.images ?? []).map(({ image_url: url }) => ({ url })), ...files.map((file) => ({ file }))]
      : undefined;
  return {
    name: body.name,
    slug: body.slug,
    sku: body.sku,
    model: modelOf(body),
    size: body.size,
    speedRating: body.speed_rating,
    ...loadIndexOf(body.load_index),
    ...readWords(body),
    listPrice: body.price === undefined ? undefined : toPence(body.price),
    mailOrderPrice: penceOrNull(body.mail_order_price),
    fittedPrice: penceOrNull(body.fitted_price),
    costPrice: penceOrNull(body.cost_price),
    ean: body.ean_code,
    description: body.description,
    stockQuantity: body.stock_quantity,
    published: body.published,
    fuelEfficiency: body.fuel_efficiency,
    wetGrip: body.wet_grip,
    noiseDb: body.noise_level,
    images,
  };
}

export function readNewProduct(
  input: Pick<RestInput<unknown, unknown, ValueOf<typeof newProduct>>, 'body' | 'files'>,
): CreateProductInput {
  const { sku, size, price: amount, speed_rating: speedRating } = input.body;
  const changes = readChanges(input);
  return {
    ...changes,
    sku,
    size,
    speedRating,
    listPrice: toPence(amount),
    model: changes.model ?? '',
    loadIndex: changes.loadIndex ?? 0,
  };
}

/**
 * A new product in canonical form, to tell whether two requests mean the same, such as a form and the JSON of its
 * fields. Files are left out, because JSON can't hold them; empty fields count as missing.
 */
export function givenValues(input: Parameters<typeof readNewProduct>[0]): Readonly<Record<string, unknown>> {
  const { sku, images, ...rest } = readNewProduct(input);
  const addresses = (images ?? []).flatMap(({ url }) => (url ? [url] : []));
  const said = Object.entries(rest)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => value !== null && value !== undefined && value !== '');
  return { ...Object.fromEntries(said), sku: sku.trim().toUpperCase(), addresses };
}
