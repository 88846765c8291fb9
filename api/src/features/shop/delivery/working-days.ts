import { inLondon, londonInstant } from '../../../platform/text/london-time.ts';

const DAY_MS = 86_400_000;

/** A calendar day as YYYY-MM-DD, without time or time zone. */
export type Day = string;

const toDay = (date: Date): Day => date.toISOString().slice(0, 10);
const toDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);
/** The day that is a number of days after another. */
export const daysAfter = (day: Day, days: number): Day =>
  toDay(new Date(toDate(day).getTime() + days * DAY_MS));
const weekday = (day: Day): number => toDate(day).getUTCDay();

/** Easter Sunday by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}

function firstMonday(year: number, month: string): Day {
  let day = `${year}-${month}-01`;
  while (weekday(day) !== 1) day = daysAfter(day, 1);
  return day;
}

function lastMonday(year: number, month: string): Day {
  let day = `${year}-${month}-31`;
  while (weekday(day) !== 1) day = daysAfter(day, -1);
  return day;
}

/** A holiday on a weekend moves to the next weekday that is not a holiday. */
function substitute(day: Day, taken: ReadonlySet<Day>): Day {
  let kept = day;
  while (weekday(kept) === 0 || weekday(kept) === 6 || taken.has(kept)) kept = daysAfter(kept, 1);
  return kept;
}

/** By year: pages count working days several times each, and a year's holidays cost a tenth of a millisecond. */
const knownHolidays = new Map<number, ReadonlySet<Day>>();

/** The bank holidays of England and Wales in a year, substitute days included (gov.uk/bank-holidays). */
export function bankHolidays(year: number): ReadonlySet<Day> {
  const known = knownHolidays.get(year) ?? holidaysOf(year);
  knownHolidays.set(year, known);
  return known;
}

function holidaysOf(year: number): ReadonlySet<Day> {
  const easter = easterSunday(year);
  const days = new Set([
    daysAfter(easter, -2),
    daysAfter(easter, 1),
    firstMonday(year, '05'),
    lastMonday(year, '05'),
    lastMonday(year, '08'),
  ]);
  for (const fixed of FIXED_HOLIDAYS) days.add(substitute(`${year}-${fixed}`, days));
  return days;
}

/** Days on which shops are closed even where the bank holiday is on another day: a Saturday may be Boxing Day. */
const FIXED_HOLIDAYS: readonly string[] = ['01-01', '12-25', '12-26'];

/** Whether a day is a bank holiday in England, or the Christmas or New Year's Day that it stands for. */
export function isHoliday(day: Day): boolean {
  return FIXED_HOLIDAYS.includes(day.slice('2026-'.length)) || bankHolidays(Number(day.slice(0, 4))).has(day);
}

/** Whether a day is Monday to Friday and not a bank holiday in England. */
export function isWorkingDay(day: Day): boolean {
  return weekday(day) !== 0 && weekday(day) !== 6 && !bankHolidays(Number(day.slice(0, 4))).has(day);
}

/** The first working day on or after a day. */
export function workingDayFrom(day: Day): Day {
  let found = day;
  while (!isWorkingDay(found)) found = daysAfter(found, 1);
  return found;
}

/** The day that is a number of working days after another. Counting starts on the first working day. */
export function addWorkingDays(day: Day, days: number): Day {
  let found = workingDayFrom(day);
  for (let left = days; left > 0; left -= 1) found = workingDayFrom(daysAfter(found, 1));
  return found;
}

/** The instant when it is the cut-off hour in London on a given day. */
export function cutOffInstant(day: Day, cutOffHour: number): Date {
  return londonInstant(day, `${String(cutOffHour).padStart(2, '0')}:00`);
}

/**
 * The day an order placed now is dispatched: today if it's a working day and before the cut-off hour in
 * London, otherwise the next working day.
 */
export function dispatchDay(now: Date, cutOffHour: number): Day {
  const { day, hour } = inLondon(now);
  return workingDayFrom(hour < cutOffHour ? day : daysAfter(day, 1));
}
