import { speedRatingsFrom } from '@treadline/schema/trade/speed-rating';
import type { LabelClass, Season, TyreCategory } from './catalogue.enums.ts';
import { LISTED, ON_SALE } from './product-columns.ts';

/** A facet group; each is counted with its own filter left out. */
export type FacetGroup =
  | 'categories'
  | 'brands'
  | 'seasons'
  | 'speedRatings'
  | 'widths'
  | 'profiles'
  | 'diameters'
  | 'fuelEfficiency'
  | 'wetGrip'
  | 'flags'
  | 'oeMarks'
  | 'price';

/** A tyre size; what is left out may be anything. Millimetres, per cent and inches. */
export interface SizePart {
  readonly width?: number | undefined;
  readonly profile?: number | undefined;
  readonly diameter?: number | undefined;
}

/** A size that fits a vehicle, with the least load index and speed rating it asks for. */
export interface FittingSize {
  readonly size: string;
  readonly minLoadIndex: number;
  readonly minSpeedRating: string;
}

/** What a listing shows, with every name resolved: slugs to ids, spellings to sizes, a registration to its sizes. */
export interface Listing {
  /** What the search text said; never left out of a count. */
  readonly searched: Narrowing;
  /** What the filters say; each group is left out of its own count. */
  readonly filtered: Narrowing;
  /** Words left to the text search; null when there are none. */
  readonly text: string | null;
}

export interface Narrowing {
  readonly ids?: readonly number[] | undefined;
  readonly categories?: readonly TyreCategory[] | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly modelIds?: readonly number[] | undefined;
  readonly seasons?: readonly Season[] | undefined;
  readonly sizes?: readonly SizePart[] | undefined;
  readonly width?: number | undefined;
  readonly profile?: number | undefined;
  readonly diameter?: number | undefined;
  readonly fitting?: readonly FittingSize[] | undefined;
  readonly minLoadIndex?: number | undefined;
  readonly speedRatings?: readonly string[] | undefined;
  readonly minSpeedRating?: string | undefined;
  readonly fuelEfficiency?: readonly LabelClass[] | undefined;
  readonly wetGrip?: readonly LabelClass[] | undefined;
  readonly maxNoiseDb?: number | undefined;
  readonly runFlat?: boolean | undefined;
  readonly extraLoad?: boolean | undefined;
  readonly evSpec?: boolean | undefined;
  readonly threePeakSnowflake?: boolean | undefined;
  readonly oeMarks?: readonly string[] | undefined;
  readonly onSale?: boolean | undefined;
  readonly inStock?: boolean | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly sku?: string | undefined;
  readonly ean?: string | undefined;
}

/** One condition of a listing, and the facet group it belongs to. */
export interface Condition {
  readonly group: FacetGroup | null;
  readonly sql: string;
}

/** Conditions with the values they refer to as $1, $2 … */
export class Conditions {
  readonly values: unknown[] = [];
  readonly list: Condition[] = [{ group: null, sql: LISTED }];

  /** Gives the placeholder of a value. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Gives the placeholder of a number. Callers may send larger ones than the small columns hold, and those match nothing. */
  number(value: number): string {
    return `${this.value(value)}::integer`;
  }

  add(group: FacetGroup | null, sql: string): void {
    this.list.push({ group, sql });
  }

  /** The conditions as SQL, without those of one group. */
  where(except: FacetGroup | null = null): string {
    return this.list
      .filter(({ group }) => group === null || group !== except)
      .map(({ sql }) => sql)
      .join(' and ');
  }
}

function addAny(
  to: Conditions,
  group: FacetGroup | null,
  column: string,
  type: string,
  values: readonly unknown[] | undefined,
): void {
  if (values !== undefined) to.add(group, `${column} = any(${to.value(values)}::${type}[])`);
}

function addEqual(to: Conditions, group: FacetGroup | null, column: string, value: unknown): void {
  if (value !== undefined) to.add(group, `${column} = ${to.value(value)}`);
}

function addNumber(to: Conditions, group: FacetGroup, column: string, value: number | undefined): void {
  if (value !== undefined) to.add(group, `${column} = ${to.number(value)}`);
}

function sizeSql(to: Conditions, size: SizePart): string {
  const columns: [string, number | undefined][] = [
    ['p.width', size.width],
    ['p.profile', size.profile],
    ['p.diameter', size.diameter],
  ];
  const parts = columns.flatMap(([column, value]) =>
    value === undefined ? [] : [`${column} = ${to.number(value)}`],
  );
  return `(${parts.join(' and ') || 'true'})`;
}

function fittingSql(to: Conditions, { size, minLoadIndex, minSpeedRating }: FittingSize): string {
  return `(p.size = ${to.value(size)} and p.load_index >= ${to.value(minLoadIndex)} and p.speed_rating = any(${to.value(speedRatingsFrom(minSpeedRating))}::text[]))`;
}

function addSizes(to: Conditions, narrowing: Narrowing): void {
  const { sizes, fitting } = narrowing;
  if (sizes)
    to.add(null, sizes.length ? `(${sizes.map((size) => sizeSql(to, size)).join(' or ')})` : 'false');
  if (fitting)
    to.add(null, fitting.length ? `(${fitting.map((size) => fittingSql(to, size)).join(' or ')})` : 'false');
  addNumber(to, 'widths', 'p.width', narrowing.width);
  addNumber(to, 'profiles', 'p.profile', narrowing.profile);
  addNumber(to, 'diameters', 'p.diameter', narrowing.diameter);
}

function addRatings(to: Conditions, narrowing: Narrowing): void {
  if (narrowing.minLoadIndex !== undefined)
    to.add(null, `p.load_index >= ${to.number(narrowing.minLoadIndex)}`);
  addAny(to, 'speedRatings', 'p.speed_rating', 'text', narrowing.speedRatings);
  if (narrowing.minSpeedRating !== undefined)
    addAny(to, null, 'p.speed_rating', 'text', speedRatingsFrom(narrowing.minSpeedRating));
  addAny(to, 'fuelEfficiency', 'p.fuel_efficiency', 'text', narrowing.fuelEfficiency);
  addAny(to, 'wetGrip', 'p.wet_grip', 'text', narrowing.wetGrip);
  if (narrowing.maxNoiseDb !== undefined) to.add(null, `p.noise_db <= ${to.number(narrowing.maxNoiseDb)}`);
}

function addFlags(to: Conditions, narrowing: Narrowing): void {
  addEqual(to, 'flags', 'p.run_flat', narrowing.runFlat);
  addEqual(to, 'flags', 'p.extra_load', narrowing.extraLoad);
  addEqual(to, 'flags', 'p.ev_spec', narrowing.evSpec);
  addEqual(to, 'flags', 'p.three_peak_snowflake', narrowing.threePeakSnowflake);
  addAny(to, 'oeMarks', 'p.oe_mark', 'text', narrowing.oeMarks);
  if (narrowing.onSale) to.add('flags', ON_SALE);
  if (narrowing.inStock) to.add('flags', 'p.stock_available > 0');
}

function addNarrowing(to: Conditions, narrowing: Narrowing): void {
  addAny(to, null, 'p.id', 'integer', narrowing.ids);
  addAny(to, 'categories', 'p.category', 'text', narrowing.categories);
  addAny(to, 'brands', 'p.brand_id', 'integer', narrowing.brandIds);
  addAny(to, null, 'p.model_id', 'integer', narrowing.modelIds);
  addAny(to, 'seasons', 'p.season', 'text', narrowing.seasons);
  addSizes(to, narrowing);
  addRatings(to, narrowing);
  addFlags(to, narrowing);
  if (narrowing.minPrice !== undefined)
    to.add('price', `p.charged_price_pence >= ${to.value(narrowing.minPrice)}`);
  if (narrowing.maxPrice !== undefined)
    to.add('price', `p.charged_price_pence <= ${to.value(narrowing.maxPrice)}`);
  addEqual(to, null, 'p.sku', narrowing.sku);
  addEqual(to, null, 'p.ean', narrowing.ean);
}

/** Every word must begin a word of the product; or the whole reads like a part of it with a slip of the finger. */
function addText(to: Conditions, text: string): void {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  if (!words) return to.add(null, 'false');
  const query = to.value(words.map((word) => `${word}:*`).join(' & '));
  to.add(
    null,
    `(p.search_vector @@ to_tsquery('simple', ${query}) or ${to.value(words.join(' '))} <% p.search_text)`,
  );
}

/** Turns a listing into conditions. Texts from outside become values, never SQL. */
export function listingConditions({ searched, filtered, text }: Listing): Conditions {
  const conditions = new Conditions();
  const grouped = new Conditions();
  addNarrowing(grouped, searched);
  // What was searched for is not a box that can be unticked, so it belongs to no group.
  for (const { sql } of grouped.list.slice(1)) conditions.add(null, sql);
  conditions.values.push(...grouped.values);
  addNarrowing(conditions, filtered);
  if (text !== null) addText(conditions, text);
  return conditions;
}
