import { Service } from '../../../platform/services/services.ts';
import { SALES, SOLD_TYRES } from '../../sales/orders/index.ts';
import type { SalesFigures, SalesPoint, SalesReport, SellerRow } from './sales-report.type.ts';

const LONDON = "at time zone 'Europe/London'";

/** Each day of both periods, the earlier period first. A sale counts on the day it was paid. */
const DAYS = `
  with days as (select day::date from generate_series($1::date - ($2::date - $1::date + 1), $2::date, '1 day') day),
  bounds as (
    select (min(day)::timestamp ${LONDON}) as first, ((max(day) + 1)::timestamp ${LONDON}) as last from days
  ),
  sold as (
    select (paid_at ${LONDON})::date as day, sum(pence) as pence, count(*) as orders
    from ${SALES} sales, bounds where paid_at >= first and paid_at < last group by 1
  ),
  placed as (
    select (o.created_at ${LONDON})::date as day, count(*) as orders, count(sales.id) as sold
    from orders o left join ${SALES} sales using (id), bounds
    where o.created_at >= first and o.created_at < last group by 1
  )
  select day, coalesce(sold.pence, 0) as revenue, coalesce(sold.orders, 0) as orders,
    coalesce(placed.orders, 0) as checkouts, coalesce(placed.sold, 0) as "checkoutsSold"
  from days left join sold using (day) left join placed using (day)
  order by day`;

const SELLERS = `
  select p.id as "productId", p.name, sold.units, sold.revenue,
    greatest(0, p.stock_quantity - p.stock_reserved) as available
  from (
    select product_id, sum(units) as units, sum(pence) as revenue from ${SOLD_TYRES} tyres
    where paid_at >= ($1::date::timestamp ${LONDON}) and paid_at < (($2::date + 1)::timestamp ${LONDON})
    group by product_id having sum(units) > 0
  ) sold join products p on p.id = sold.product_id`;

/** The best-selling tyres. */
const BEST = `${SELLERS} order by sold.units desc, sold.revenue desc, p.id limit $3`;

/** Tyres with less stock than was sold in the period: at this pace they run out within another. */
const RUNNING_OUT = `${SELLERS}
  where p.deleted_at is null and p.stock_quantity - p.stock_reserved < sold.units
  order by (p.stock_quantity - p.stock_reserved)::float / sold.units, sold.units desc, p.id limit $3`;

/** Two calendar days in London, as YYYY-MM-DD, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Sales figures, counted from all orders on each call. */
export class SalesReportService extends Service {
  /** A period's figures and those of the preceding period of the same length. */
  async report({ from, to }: Period): Promise<SalesReport> {
    const days = await this.platform.sql.rows<SalesPoint>(DAYS, [from, to]);
    const pointsBefore = days.slice(0, days.length / 2);
    const points = days.slice(days.length / 2);
    return { points, pointsBefore, total: sumOf(points), totalBefore: sumOf(pointsBefore) };
  }

  /** The period's best-selling tyres. */
  bestSellers({ from, to }: Period, limit: number): Promise<SellerRow[]> {
    return this.platform.sql.rows<SellerRow>(BEST, [from, to, limit]);
  }

  /** Tyres with less stock than was sold in the period, most urgent first. */
  runningOut({ from, to }: Period, limit: number): Promise<SellerRow[]> {
    return this.platform.sql.rows<SellerRow>(RUNNING_OUT, [from, to, limit]);
  }
}

function sumOf(points: readonly SalesPoint[]): SalesFigures {
  const sum = (of: keyof SalesFigures): number => points.reduce((total, point) => total + point[of], 0);
  return {
    revenue: sum('revenue'),
    orders: sum('orders'),
    checkouts: sum('checkouts'),
    checkoutsSold: sum('checkoutsSold'),
  };
}
