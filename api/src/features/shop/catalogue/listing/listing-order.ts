import type { ProductSort } from '../record/catalogue.enums.ts';
import type { SqlValues } from '../record/sql-values.ts';

/** The order of a listing of rows p of `products`. */
export interface ListingOrder {
  /** What the order needs besides the products. */
  readonly join: string;
  /** The terms after "order by"; the id ends each, so that no tyre appears on two pages. */
  readonly by: string;
}

/** The ratings that a search names; null where it names none. */
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
 * The order as SQL. In the recommended one, tyres with exactly the load and speed that a search names come before those
 * with higher ones, and those with its words before those that resemble them.
 * @param wordMatch the condition of the words as they were typed, in SQL; null if there are none.
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
