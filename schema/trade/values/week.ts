/** A time of day on a 24-hour clock, such as 08:30. */
export const CLOCK_TIME = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;

/** The days of the week in English, as schema.org names them; ISO 8601 counts them from 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The hours of a day, in London time. */
export interface DayHours {
  /** For example 08:00. */
  readonly opens: string;
  readonly closes: string;
}

/** Days with the same hours, as a page shows them. */
export interface DaysWithHours extends DayHours {
  /** Mon–Fri, Sat, or Mon, Wed. */
  readonly days: string;
  readonly dayNames: readonly string[];
}

const SHORT = 3;
const names: readonly string[] = WEEKDAYS;

/** The days as pages show them: Mon–Fri, Sat, or Mon, Wed. */
function spanOf(dayNames: readonly string[]): string {
  const places = dayNames.map((name) => names.indexOf(name));
  const short = dayNames.map((name) => name.slice(0, SHORT));
  const isRun = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
  return isRun && short.length > 2 ? `${short[0]}–${short.at(-1)}` : short.join(', ');
}

/** Groups neighbouring days with the same hours into one row; days without hours are closed and left out. */
export function groupDays(week: readonly (readonly [string, DayHours | null])[]): DaysWithHours[] {
  const rows: { dayNames: string[]; hours: DayHours | null }[] = [];
  for (const [name, hours] of week) {
    const last = rows.at(-1);
    const isSame = last && last.hours?.opens === hours?.opens && last.hours?.closes === hours?.closes;
    if (isSame) last.dayNames.push(name);
    else rows.push({ dayNames: [name], hours });
  }
  return rows.flatMap(({ dayNames, hours }) =>
    hours ? [{ days: spanOf(dayNames), dayNames, ...hours }] : [],
  );
}

/** A day of the week with its hours; Monday is 1. */
export interface WeekdayHours extends DayHours {
  readonly day: number;
}

/** A week's hours as a page shows them. */
export function weekText(week: readonly WeekdayHours[]): DaysWithHours[] {
  return groupDays(
    WEEKDAYS.map((name, index) => {
      const hours = week.find(({ day }) => day === index + 1);
      return [name, hours ? { opens: hours.opens, closes: hours.closes } : null];
    }),
  );
}
