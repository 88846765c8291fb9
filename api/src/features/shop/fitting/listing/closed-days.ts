import { daysAfter, type Day } from '../../delivery/index.ts';
import { weekdayOf, whyClosed, type WorkingTimes } from '../slots/opening.ts';
import type { ClosedDays } from './closed-days.type.ts';

/**
 * The days from a day on on which a centre is closed although its week has hours for them. Days with the same reason
 * are one entry if it isn't open between them.
 * @param days how many days to look ahead.
 */
export function closedDaysAhead(times: WorkingTimes, from: Day, days: number): ClosedDays[] {
  const usual = Array.from({ length: days + 1 }, (_, ahead) => daysAfter(from, ahead)).filter((day) =>
    times.week.some((hours) => hours.day === weekdayOf(day)),
  );
  const found: ClosedDays[] = [];
  for (const [index, day] of usual.entries()) {
    const reason = whyClosed(times, day);
    const last = found.at(-1);
    if (reason === null) continue;
    if (last?.reason === reason && last.lastDay === usual[index - 1]) last.lastDay = day;
    else found.push({ firstDay: day, lastDay: day, reason });
  }
  return found;
}
