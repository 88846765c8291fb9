import { Service } from '../../../../platform/services/services.ts';
import { comparedRanges, sumsOf, type Period } from '../sums/sum-ranges.ts';
import type { SalesDimension } from './report.enums.ts';
import type { SalesBreakdown } from './sales-breakdown.type.ts';
import { salesSum, SALES_COLUMNS, summedSales, type SummedSales } from './sales-sum.type.ts';

const COMPARED = `${summedSales('now', '"isNow"')}, ${summedSales('before', 'not "isNow"')}`;
const COLUMNS = `key, ${SALES_COLUMNS}`;

const PARTS = `
  select key, ${COMPARED}, count(*) over () as parts
  from ${sumsOf(COLUMNS)}
  group by key having (sum(orders), sum(pence), sum(units)) <> (0, 0, 0)
  order by sum(pence) filter (where "isNow") desc nulls last, sum(pence) desc, key limit $3`;

const TOTAL = `select ${COMPARED} from ${sumsOf(COLUMNS)}`;

interface ComparedSums {
  readonly now: SummedSales;
  readonly before: SummedSales;
}

/** Sales by brand, kind, season, size, supplier or channel. */
export class SalesBreakdownService extends Service {
  async read(period: Period, by: SalesDimension, limit: number): Promise<SalesBreakdown> {
    const { sql } = this.platform;
    const ranges = comparedRanges(period);
    const [parts, [total]] = await Promise.all([
      sql.rows<ComparedSums & { key: string; parts: number }>(PARTS, [ranges, by, limit]),
      sql.rows<ComparedSums>(TOTAL, [ranges, 'TOTAL']),
    ]);
    if (!total) throw new Error('Sums without groups have a row.');
    return {
      parts: parts.map(({ key, now, before }) => ({ key, now: salesSum(now), before: salesSum(before) })),
      partCount: parts[0]?.parts ?? 0,
      now: salesSum(total.now),
      before: salesSum(total.before),
    };
  }
}
