import type { ProductSort } from '../record/catalogue.enums.ts';
import type { SqlValues } from '../record/sql-values.ts';

/** The order of a listing of rows p of `products`. */
export interface ListingOrder {
  /** The tables to join for the order. */
  readonly join: string;
  /** The terms after "order by". All end with the id, so that no tyre appears on two pages. */
  readonly by: string;
}

/** The ratings named in a search; null if not named. */
export interface TypedRatings {
  readonly loadIndex: number | null;
  readonly speedRating: string | null;
}

const BRAND = 'join brands b on b.id = p.brand_id';
const MODEL = 'join models m on m.id = p.model_id';

const ORDERS: Readonly<Record<ProductSort, ListingOrder>> = {
  NAME_ASC: { join: '', by: 'p.name, p.id' },
  NAME_DESC: { join: '', by: 'p.name desc, p.id desc' },
  PRICE_ASC: { join: '', by: 'p.charged_price_pence, p.id' },
  PRICE_DESC: { join: '', by: 'p.charged_price_pence desc, p.id desc' },
  BRAND_ASC: { join: BRAND, by: 'b.name, p.name, p.id' },
  CREATED_AT_DESC: { join: '', by: 'p.created_at desc, p.id desc' },
  ID_DESC: { join: '', by: 'p.id desc' },
  RECOMMENDED: { join: '', by: '(p.stock_available > 0) desc, p.recommendation desc, p.id' },
  WET_GRIP_ASC: { join: '', by: 'p.wet_grip nulls last, p.charged_price_pence, p.id' },
  FUEL_EFFICIENCY_ASC: { join: '', by: 'p.fuel_efficiency nulls last, p.charged_price_pence, p.id' },
  NOISE_ASC: { join: '', by: 'p.noise_db nulls last, p.charged_price_pence, p.id' },
  RATING_DESC: {
    join: MODEL,
    by: 'm.rating desc nulls last, m.review_count desc, p.charged_price_pence, p.id',
  },
};

/**
 * The order as SQL. In the recommended order, tyres with exactly the named load and speed come before those with
 * higher ones, and exact matches for words before similar ones.
 * @param wordMatch the condition for an exact match of the words; null without words.
 */
export function listingOrder(
  sort: ProductSort,
  { loadIndex, speedRating }: TypedRatings,
  wordMatch: string | null,
  sql: SqlValues,
): ListingOrder {
  const order = ORDERS[sort];
  if (sort !== 'RECOMMENDED') return order;
  const first = [
    loadIndex === null ? null : `p.load_index = ${sql.addNumber(loadIndex)}`,
    speedRating === null ? null : `p.speed_rating = ${sql.add(speedRating)}`,
    wordMatch,
  ].filter((condition) => condition !== null);
  return first.length === 0 ? order : { ...order, by: `(${first.join(' and ')}) desc, ${order.by}` };
}
