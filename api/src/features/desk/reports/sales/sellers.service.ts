import { Service } from '../../../../platform/services/services.ts';
import { rangesOf, sumsOf, type Period } from '../sums/sum-ranges.ts';
import type { SellerOrder } from './report.enums.ts';
import type { TyreSales } from './sellers.type.ts';

/** Units and revenue by product: a subquery with the ranges as $1 and the dimension as $2. */
export const SOLD_UNITS = `(
  select product_id, sum(units) as units, sum(pence) as revenue
  from ${sumsOf('product_id, units, pence')} group by product_id having sum(units) > 0)`;

/** Every tyre that isn't deleted, with the units that can be sold: read from an index alone. */
export const KEPT_TYRES = `(
  select id, stock_available as available from products where deleted_at is null offset 0) stocked`;

const TYRE = `p.id as "productId", p.name, greatest(0, p.stock_available) as available,
  p.stock_quantity::bigint * p.charged_price_pence as "stockValue"`;

/** The rows that are shown are found first, so that only these products are read whole. */
const BEST = `
  select ${TYRE}, sold.units, sold.revenue
  from (select * from ${SOLD_UNITS} sold order by units desc, revenue desc, product_id limit $3) sold
  join products p on p.id = sold.product_id
  order by sold.units desc, sold.revenue desc, p.id`;

/** The tyres with the most stock, among which the slowest are looked for. */
const MOST_STOCKED = 5_000;

const SLOWEST = `
  with stocked as materialized (
    select id, stock_available as available from products where deleted_at is null and stock_available > 0
    order by stock_available desc, id desc limit ${MOST_STOCKED}
  ), sold as (
    select product_id, sum(units) as units, sum(pence) as revenue
    from ${sumsOf('product_id, units, pence')}
    where product_id in (select id from stocked) group by product_id
  )
  select ${TYRE}, coalesce(slow.units, 0) as units, coalesce(slow.revenue, 0) as revenue
  from (
    select * from stocked left join sold on sold.product_id = stocked.id
    order by coalesce(units, 0), available desc, id limit $3
  ) slow join products p on p.id = slow.id
  order by coalesce(slow.units, 0), slow.available desc, p.id`;

/** The tyres that sell best, and those that don't. */
export class SellersService extends Service {
  read(period: Period, order: SellerOrder, limit: number): Promise<TyreSales[]> {
    const values = [rangesOf(period), 'PRODUCT', limit];
    const lists: Readonly<Record<SellerOrder, () => Promise<TyreSales[]>>> = {
      BEST: () => this.platform.sql.rows<TyreSales>(BEST, values),
      SLOWEST: () => this.platform.sql.rows<TyreSales>(SLOWEST, values),
    };
    return lists[order]();
  }
}
