import type { RequestedFields } from '../../platform/requested-fields.ts';
import type { Product } from './product.entity.ts';

/** A product as a hot read gives it: the identity always, the rest as far as it was asked for. */
export type ProductRow = Pick<Product, 'id' | 'slug' | 'brandId' | 'modelId' | 'brand' | 'model'> &
  Partial<Product>;

/** A product is listed when it is published and not deleted; counts and pages agree because both say so. */
export const LISTED = 'p.published and p.deleted_at is null';

/** An old price may be shown for this long after it was last charged. */
const WAS_PRICE_DAYS = 90;

/** Stands for the shop's day in the text of a statement, see {@link withToday}. */
const TODAY = '$today';

/** True for products that may be shown with their old price. */
export const ON_SALE = `(p.was_price_pence > p.charged_price_pence and p.was_price_until >= ${TODAY}::date - ${WAS_PRICE_DAYS})`;

/**
 * Gives a statement with the shop's day wherever its text compares with it. The day travels as a value: the database has a clock
 * of its own, and the text stays the same from one day to the next.
 * @param today as YYYY-MM-DD.
 */
export function withToday(
  text: string,
  values: readonly unknown[],
  today: string,
): [text: string, values: readonly unknown[]] {
  return text.includes(TODAY)
    ? [text.replaceAll(TODAY, `$${values.length + 1}`), [...values, today]]
    : [text, values];
}

const ALWAYS = 'p.id, p.slug, p.brand_id as "brandId", p.model_id as "modelId"';

const COLUMNS: Readonly<Record<string, string>> = {
  sku: 'p.sku',
  ean: 'p.ean',
  name: 'p.name',
  category: 'p.category',
  season: 'p.season',
  size: 'p.size',
  width: 'p.width',
  profile: 'p.profile',
  diameter: 'p.diameter',
  construction: 'p.construction',
  loadIndex: 'p.load_index as "loadIndex"',
  loadIndexTwin: 'p.load_index_twin as "loadIndexTwin"',
  speedRating: 'p.speed_rating as "speedRating"',
  runFlat: 'p.run_flat as "runFlat"',
  runFlatCode: 'p.run_flat_code as "runFlatCode"',
  extraLoad: 'p.extra_load as "extraLoad"',
  evSpec: 'p.ev_spec as "evSpec"',
  oeMark: 'p.oe_mark as "oeMark"',
  position: 'p.position',
  threePeakSnowflake: 'p.three_peak_snowflake as "threePeakSnowflake"',
  fuelEfficiency: 'p.fuel_efficiency as "fuelEfficiency"',
  wetGrip: 'p.wet_grip as "wetGrip"',
  noiseDb: 'p.noise_db as "noiseDb"',
  noiseClass: 'p.noise_class as "noiseClass"',
  price: 'p.charged_price_pence as "price"',
  listPrice: 'p.price_pence as "listPrice"',
  mailOrderPrice: 'p.mail_order_price_pence as "mailOrderPrice"',
  fittedPrice: 'p.fitted_price_pence as "fittedPrice"',
  wasPrice: `case when ${ON_SALE} then p.was_price_pence end as "wasPrice"`,
  stockOnHand: 'p.stock_quantity as "stockOnHand"',
  stockReserved: 'p.stock_reserved as "stockReserved"',
  stockQuantity: 'p.stock_available as "stockQuantity"',
  createdAt: 'p.created_at as "createdAt"',
  ownDescription: 'p.description as "ownDescription"',
  pictures: 'p.pictures',
};

/** Fields that are worked out from other columns. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  maxLoadKg: ['loadIndex'],
  maxSpeedMph: ['speedRating'],
  maxSpeedKmh: ['speedRating'],
  specifications: [
    'sku',
    'ean',
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
  ],
  description: [
    'ownDescription',
    'size',
    'loadIndex',
    'speedRating',
    'extraLoad',
    'runFlat',
    'evSpec',
    'oeMark',
  ],
  imageUrl: ['pictures'],
  images: ['pictures', 'name'],
  otherVariations: ['size', 'width', 'profile', 'diameter'],
  sameBrand: ['category', 'size', 'price'],
  related: ['category', 'season', 'size', 'price'],
};

/** The select list that answers the fields asked for, and no more. */
export function productColumns(fields: RequestedFields): string {
  const wanted = new Set<string>();
  for (const field of fields.keys()) {
    if (COLUMNS[field]) wanted.add(field);
    for (const need of NEEDS[field] ?? []) wanted.add(need);
  }
  // In the order of the table above, so that documents that differ only in order share one prepared statement.
  return [
    ALWAYS,
    ...Object.keys(COLUMNS)
      .filter((name) => wanted.has(name))
      .map((name) => COLUMNS[name]),
  ].join(', ');
}
