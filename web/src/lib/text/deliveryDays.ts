import { formatWeekday } from './format.ts';

/** The days between which an order arrives: "Thu 6 Mar to Mon 10 Mar", or the one day. */
export function deliveryDays({ from, to }: { from: string; to: string }): string {
  return from === to ? formatWeekday(from) : `${formatWeekday(from)} to ${formatWeekday(to)}`;
}
