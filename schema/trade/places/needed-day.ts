import { plusDays } from '../values/day.ts';

const WEEK = 7;
const MONTHS_OF_YEAR = 12;
const weekdayNames = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const steps = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

/** Dates as drivers write them: 28 Nov, 28th November, 28/11, 28/11/2026. */
const WRITTEN_DATE = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+([a-z]{3,9}|\d{1,2})(?:[\s/.-]+(\d{4}))?$/;

/**
 * The day named in words, as 2026-11-28: today, tomorrow, the next day with that name, a date. Null for other words,
 * for a day that has passed and for one that doesn't exist.
 * @param today as 2026-11-24, in London.
 */
export function neededDay(words: string, today: string): string | null {
  const text = words.trim().toLowerCase();
  if (text === 'today') return today;
  if (text === 'tomorrow') return plusDays(today, 1);
  const next = nextCalled(text === 'weekend' ? 'saturday' : text, today);
  if (next !== undefined) return next;
  const day = isDay(text) ? text : writtenDay(text, today);
  return day !== null && isDay(day) && day >= today ? day : null;
}

/** The next day with this name, not counting today. */
function nextCalled(weekday: string, today: string): string | undefined {
  return steps(WEEK)
    .map((step) => plusDays(today, step))
    .find((day) => weekdayNames.format(dateOf(day)).toLowerCase() === weekday);
}

/** The number of the month whose name begins with this text; undefined if there isn't one. */
function monthCalled(name: string): number | undefined {
  return steps(MONTHS_OF_YEAR).find((month) =>
    monthNames
      .format(new Date(Date.UTC(2000, month - 1)))
      .toLowerCase()
      .startsWith(name),
  );
}

function isDay(text: string): boolean {
  const date = dateOf(text);
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().slice(0, text.length) === text && text.includes('-')
  );
}

/** Without a year, the date's next occurrence is meant. */
function writtenDay(text: string, today: string): string | null {
  const [, day = '', named = '', year] = WRITTEN_DATE.exec(text) ?? [];
  const month = /\d/.test(named) ? Number(named) : monthCalled(named);
  if (!day || month === undefined) return null;
  const inYear = (of: number): string => `${of}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year) return inYear(Number(year));
  const thisYear = Number(today.slice(0, '2026'.length));
  return inYear(thisYear) >= today ? inYear(thisYear) : inYear(thisYear + 1);
}
