import { plusDays } from '@treadline/schema/trade/values/day';

/** Two calendar days in London, as YYYY-MM-DD, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const MS_IN_A_DAY = 86_400_000;

/** How many days a period has. */
export const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / MS_IN_A_DAY + 1;

/** The preceding period of the same length. */
export const periodBefore = (period: Period): Period => ({
  from: plusDays(period.from, -daysOf(period)),
  to: plusDays(period.from, -1),
});

/** Sums of one grain on some days, which are read together. */
interface SumRange {
  readonly isNow: boolean;
  readonly grain: 'DAY' | 'MONTH' | 'CHANGE';
  readonly first: string;
  readonly last: string;
}

const monthOf = (day: string): string => `${day.slice(0, 'YYYY-MM'.length)}-01`;

/** The first day of the next month; of this one if the day is its first. */
const nextMonth = (day: string): string => (day === monthOf(day) ? day : monthOf(plusDays(monthOf(day), 31)));

/** MONTHS reads one sum for each whole month, so that a year has few rows; DAYS reads each day. */
type Grains = 'MONTHS' | 'DAYS';

function rangesIn({ from, to }: Period, isNow: boolean, grains: Grains): SumRange[] {
  const [firstMonth, endOfMonths] = [nextMonth(from), monthOf(plusDays(to, 1))];
  const ranges: SumRange[] =
    grains === 'MONTHS' && firstMonth < endOfMonths
      ? [
          { isNow, grain: 'DAY', first: from, last: plusDays(firstMonth, -1) },
          { isNow, grain: 'MONTH', first: firstMonth, last: plusDays(endOfMonths, -1) },
          { isNow, grain: 'DAY', first: endOfMonths, last: to },
        ]
      : [{ isNow, grain: 'DAY', first: from, last: to }];
  return [
    ...ranges.filter(({ first, last }) => first <= last),
    { isNow, grain: 'CHANGE', first: from, last: to },
  ];
}

/** The ranges of a period and, to compare, of the one before, as a parameter of {@link sumsOf}. */
export const comparedRanges = (period: Period, grains: Grains = 'MONTHS'): string =>
  JSON.stringify([...rangesIn(period, true, grains), ...rangesIn(periodBefore(period), false, grains)]);

/** The ranges of one period, as a parameter of {@link sumsOf}. */
export const rangesOf = (period: Period): string => JSON.stringify(rangesIn(period, true, 'MONTHS'));

/**
 * Rows of sums in some ranges, as SQL. Their measures add up; `isNow` tells the period from the one before.
 * @param columns the columns to read. Those of the index `sales_sums_read` are read from it alone.
 * @param ranges the parameter with the ranges.
 * @param dimension the parameter with the dimension.
 */
export const sumsOf = (columns: string, ranges = '$1', dimension = '$2'): string => `
  jsonb_to_recordset(${ranges}::jsonb) as r("isNow" boolean, grain text, first date, last date)
  cross join lateral (
    select ${columns} from sales_sums
    where dimension = ${dimension} and grain = r.grain and day between r.first and r.last
    -- Keeps the planner from reading the whole dimension at once.
    offset 0
  ) s`;
