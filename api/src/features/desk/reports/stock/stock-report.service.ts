import { plusDays } from '@treadline/schema/trade/values/day';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { KEPT_TYRES, SOLD_UNITS } from '../sales/sellers.service.ts';
import { rangesOf } from '../sums/sum-ranges.ts';
import type { ReorderInput } from './reorder.inputs.ts';
import type { ReorderRow, StockArrival, StockReport, StockSum } from './stock-report.type.ts';

/** The fewest days of each band of ages. */
const BANDS = [0, 31, 91, 181, 366] as const;

/** The most days of a band; null for the oldest. */
function lastDayOf(band: number): number | null {
  const next = BANDS[band + 1];
  return next === undefined ? null : next - 1;
}

const SUMMED = `sum(units) as units, sum(value_pence) as value, sum(cost_pence) as cost,
  sum(costed_units) as "costedUnits"`;

const BY_AGE = `
  select width_bucket($1::date - arrived_on, $2::integer[]) as band, ${SUMMED}
  from stock_sums group by 1`;

const OLDEST = `
  select f.product_id as "productId", p.name, f.arrived_on as "arrivedOn", f.units, f.value_pence as value,
    f.cost_pence as cost, f.costed_units as "costedUnits"
  from stock_figures f join products p on p.id = f.product_id order by f.arrived_on, f.product_id limit $1`;

/**
 * $4 is today, $5 the days of sales, $6 the days until a delivery, $7 those that it has to last. Stock is read from an
 * index, so that only products which are shown are read whole.
 */
const REORDER = `
  select p.id as "productId", p.name, p.sku, p.ean, greatest(0, short.available) as available, short.sold,
    round(short.sold / $5::numeric, 2) as "perDay",
    ($4::date + floor(greatest(0, short.available) * $5::numeric / short.sold)::integer) as "runsOutOn",
    ceil(short.sold * ($6 + $7)::numeric / $5)::integer - greatest(0, short.available) as reorder
  from (
    select stocked.id, stocked.available, sold.units as sold
    from ${KEPT_TYRES} left join ${SOLD_UNITS} sold on sold.product_id = stocked.id
    where stocked.available * $5::integer < coalesce(sold.units, 0) * $6::integer
    order by stocked.available::float / sold.units, sold.units desc, stocked.id limit $3
  ) short join products p on p.id = short.id
  order by short.available::float / short.sold, short.sold desc, p.id`;

interface SumRow {
  readonly units: number;
  readonly value: number;
  readonly cost: number;
  readonly costedUnits: number;
}

/** The value and age of stock, and what to order. */
export class StockReportService extends Service {
  async read(): Promise<StockReport> {
    const rows = await this.platform.sql.rows<SumRow & { band: number }>(BY_AGE, [this.#today(), [...BANDS]]);
    const sumOf = (some: readonly SumRow[]): StockSum => {
      const sum = (of: keyof SumRow): number => some.reduce((total, row) => total + row[of], 0);
      return { units: sum('units'), value: sum('value'), cost: sum('cost'), costedUnits: sum('costedUnits') };
    };
    return {
      total: sumOf(rows),
      bands: BANDS.map((fromDays, index) => ({
        fromDays,
        toDays: lastDayOf(index),
        stock: sumOf(rows.filter(({ band }) => band === index + 1)),
      })),
    };
  }

  /** The units that have been in stock longest, oldest first. */
  async oldest(limit: number): Promise<StockArrival[]> {
    const rows = await this.platform.sql.rows<SumRow & Omit<StockArrival, 'stock'>>(OLDEST, [limit]);
    return rows.map(({ productId, name, arrivedOn, ...stock }) => ({ productId, name, arrivedOn, stock }));
  }

  /** Tyres that run out before a delivery could arrive, soonest first. Sales of today aren't counted yet. */
  reorder({ soldInDays, arrivesInDays, lastsForDays, limit }: ReorderInput): Promise<ReorderRow[]> {
    const today = this.#today();
    const period = { from: plusDays(today, -soldInDays), to: plusDays(today, -1) };
    return this.platform.sql.rows<ReorderRow>(REORDER, [
      rangesOf(period),
      'PRODUCT',
      limit,
      today,
      soldInDays,
      arrivesInDays,
      lastsForDays,
    ]);
  }

  #today(): string {
    return inLondon(this.platform.now()).day;
  }
}
