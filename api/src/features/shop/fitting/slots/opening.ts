import type { WeekdayHours } from '@treadline/schema/trade/values/week';
import { inLondon, londonInstant } from '../../../../platform/text/london-time.ts';
import { daysAfter, isHoliday, type Day } from '../../delivery/index.ts';

/** A span of time in milliseconds since 1970, without its end. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** Days without work, both ends included. */
export interface ClosedDays {
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly reason: string;
}

/** When a centre or a van works. */
export interface WorkingTimes {
  readonly week: readonly WeekdayHours[];
  readonly closures: readonly ClosedDays[];
  /** The day from which it takes no more jobs; null while it takes them. */
  readonly closedFrom: Day | null;
}

const SUNDAY = 7;

/** The day of the week, counted from Monday as 1. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY;

/** Why a centre or van doesn't work on a day, in a few words; null if it does. */
export function whyClosed({ week, closures, closedFrom }: WorkingTimes, day: Day): string | null {
  if (closedFrom !== null && day >= closedFrom) return 'Closed for good';
  const closure = closures.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  if (closure) return closure.reason;
  if (isHoliday(day)) return 'Bank holiday';
  return week.some((hours) => hours.day === weekdayOf(day)) ? null : 'Closed';
}

/** When a centre or van works on a day; null if it doesn't. */
export function openPeriod(times: WorkingTimes, day: Day): Period | null {
  const hours = times.week.find((one) => one.day === weekdayOf(day));
  if (!hours || whyClosed(times, day) !== null) return null;
  return {
    from: londonInstant(day, hours.opens).getTime(),
    until: londonInstant(day, hours.closes).getTime(),
  };
}

const MINUTE_MS = 60_000;
/** Slots begin every half hour from opening. */
const STEP_MS = 30 * MINUTE_MS;

/** The starts of jobs of so many minutes in a period, whether or not they are free. */
export function possibleStarts({ from, until }: Period, minutes: number): number[] {
  const count = Math.floor((until - from - minutes * MINUTE_MS) / STEP_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, step) => from + step * STEP_MS);
}

/** The period of a job. */
export const jobPeriod = (start: number, minutes: number): Period => ({
  from: start,
  until: start + minutes * MINUTE_MS,
});

/** Whether two periods share any time. */
export const overlap = (one: Period, other: Period): boolean =>
  one.from < other.until && other.from < one.until;

/** How many milliseconds of a centre's or van's working time lie between two instants. */
export function workedMs(times: WorkingTimes, { from, until }: Period): number {
  let sum = 0;
  const last = inLondon(new Date(until)).day;
  for (let day = inLondon(new Date(from)).day; day <= last; day = daysAfter(day, 1)) {
    const open = openPeriod(times, day);
    if (open) sum += Math.max(0, Math.min(open.until, until) - Math.max(open.from, from));
  }
  return sum;
}
