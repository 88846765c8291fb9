import { plusDays } from '@treadline/schema/trade/values/day';
import { Service } from '../../../../platform/services/services.ts';
import { comparedRanges, daysOf, sumsOf, type Period } from '../sums/sum-ranges.ts';
import type { ReportStep, SalesChannel } from './report.enums.ts';
import type { SalesInPeriod, SalesOverTime, SalesStep } from './sales-over-time.type.ts';
import { addedSales, salesSum, SALES_COLUMNS, summedSales, type SummedSales } from './sales-sum.type.ts';

/** By day: the periods are too short for sums of months to matter. */
const DAYS = `
  select s.day, ${summedSales('sales', 'true')}, sum(checkouts) as placed, sum(checkouts_paid) as paid,
    sum(checkouts_sold) as sold
  from ${sumsOf(`day, ${SALES_COLUMNS}, checkouts, checkouts_paid, checkouts_sold, key`)}
  where key = $3
  group by s.day`;

/** The sums of one day. */
interface DaySums {
  readonly day: string;
  readonly sales: SummedSales;
  readonly placed: number;
  readonly paid: number;
  readonly sold: number;
}

/** Sales by day, week or month. */
export class SalesOverTimeService extends Service {
  /** @param channel counts only orders placed that way; null for all. */
  async read(period: Period, step: ReportStep, channel: SalesChannel | null): Promise<SalesOverTime> {
    const rows = await this.platform.sql.rows<DaySums>(DAYS, [
      comparedRanges(period, 'DAYS'),
      channel === null ? 'TOTAL' : 'CHANNEL',
      channel ?? '',
    ]);
    const sums = new Map(rows.map((row) => [row.day, row]));
    const length = daysOf(period);
    const days = Array.from({ length }, (_, index) => plusDays(period.from, index));
    const sumOf = (some: readonly string[]): SalesInPeriod =>
      added(some.flatMap((day) => sums.get(day) ?? []));
    const earlier = (some: readonly string[]): string[] => some.map((day) => plusDays(day, -length));
    const steps = [...Map.groupBy(days, (day) => beginningOf(day, step)).values()].map((some): SalesStep => ({
      from: some[0] ?? '',
      to: some.at(-1) ?? '',
      now: sumOf(some),
      before: sumOf(earlier(some)),
    }));
    return { now: sumOf(days), before: sumOf(earlier(days)), steps };
  }
}

const added = (days: readonly DaySums[]): SalesInPeriod => ({
  sales: salesSum(addedSales(days.map(({ sales }) => sales))),
  checkouts: {
    placed: days.reduce((sum, { placed }) => sum + placed, 0),
    paid: days.reduce((sum, { paid }) => sum + paid, 0),
    sold: days.reduce((sum, { sold }) => sum + sold, 0),
  },
});

const DAYS_IN_A_WEEK = 7;

/** The day that a step begins on, even if the period begins later. */
function beginningOf(day: string, step: ReportStep): string {
  if (step === 'DAY') return day;
  if (step === 'MONTH') return day.slice(0, 'YYYY-MM'.length);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_IN_A_WEEK - 1) % DAYS_IN_A_WEEK;
  return plusDays(day, -sinceMonday);
}
