import { londonDay } from '../../lib/text/format.ts';

/** How many days the picker shows at once. */
const DAYS = 7;
const DAY_MS = 86_400_000;

/** The day that is a number of days after another, both as 2026-12-01. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, day.length);

/** The first day of a page of days, counted from the first on which something is free. */
export const pageFrom = (earliest: string, page: number): string =>
  daysAfter(londonDay(new Date(earliest)), page * DAYS);

/** The page on which a start lies. */
export function pageOf(earliest: string, start: string | null): number {
  if (start === null) return 0;
  const first = Date.parse(`${londonDay(new Date(earliest))}T00:00:00Z`);
  const day = Date.parse(`${londonDay(new Date(start))}T00:00:00Z`);
  return Math.max(0, Math.floor((day - first) / (DAYS * DAY_MS)));
}
