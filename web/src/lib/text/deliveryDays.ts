import { formatWeekday } from './format.ts';

/** A range of delivery days: "Thu 6 Mar to Mon 10 Mar", or a single day. */
export function deliveryDays({ from, to }: { from: string; to: string }): string {
  return from === to ? formatWeekday(from) : `${formatWeekday(from)} to ${formatWeekday(to)}`;
}
