import { plusDays } from '@treadline/schema/trade/values/day';
import { Service } from '../../../../platform/services/services.ts';
import { periodBefore, rangesOf, type Period } from '../sums/sum-ranges.ts';
import { SalesOverTimeService } from './sales-over-time.service.ts';
import type { SalesInPeriod } from './sales-over-time.type.ts';
import type { SalesFigures, SalesReport, SellerRow } from './sales-report.type.ts';
import { KEPT_TYRES, SellersService, SOLD_UNITS } from './sellers.service.ts';

/** Tyres with less stock than was sold in the period: at this pace they run out within another. */
const RUNNING_OUT = `
  select p.id as "productId", p.name, short.units, short.revenue, greatest(0, short.available) as available
  from (
    select stocked.id, stocked.available, sold.units, sold.revenue
    from ${KEPT_TYRES} left join ${SOLD_UNITS} sold on sold.product_id = stocked.id
    where stocked.available < coalesce(sold.units, 0)
    order by stocked.available::float / sold.units, sold.units desc, stocked.id limit $3
  ) short join products p on p.id = short.id
  order by short.available::float / short.units, short.units desc, p.id`;

/** The sales figures of the first screen. */
export class SalesReportService extends Service {
  readonly #overTime = this.services.get(SalesOverTimeService);
  readonly #sellers = this.services.get(SellersService);

  /** A period's figures and those of the preceding period of the same length. */
  async report(period: Period): Promise<SalesReport> {
    const { now, before, steps } = await this.#overTime.read(period, 'DAY', null);
    const { from: start } = periodBefore(period);
    return {
      total: figuresOf(now),
      totalBefore: figuresOf(before),
      points: steps.map((step) => ({ day: step.from, ...figuresOf(step.now) })),
      pointsBefore: steps.map((step, index) => ({ day: plusDays(start, index), ...figuresOf(step.before) })),
    };
  }

  /** The period's best-selling tyres. */
  bestSellers(period: Period, limit: number): Promise<SellerRow[]> {
    return this.#sellers.read(period, 'BEST', limit);
  }

  /** Tyres with less stock than was sold in the period, most urgent first. */
  runningOut(period: Period, limit: number): Promise<SellerRow[]> {
    return this.platform.sql.rows<SellerRow>(RUNNING_OUT, [rangesOf(period), 'PRODUCT', limit]);
  }
}

const figuresOf = ({ sales, checkouts }: SalesInPeriod): SalesFigures => ({
  revenue: sales.revenue,
  orders: sales.orders,
  checkouts: checkouts.placed,
  checkoutsSold: checkouts.sold,
  checkoutsPaid: checkouts.paid,
});
