const DAY_MS = 86_400_000;
const WEEKS = 53;
/** Until 1999 the code had three digits, the last being the year of the decade. */
const FOUR_DIGITS_SINCE = 2000;

/** The production date of a tyre, from its DOT code. */
export interface TyreBirth {
  readonly week: number;
  /** For a code with three digits, the latest year it can mean. */
  readonly year: number;
  /** Whether the code has three digits, so that the decade is unknown and the tyre could be ten years older. */
  readonly isBefore2000: boolean;
  /** The Monday of that week, such as 2022-08-29; makers' weeks can begin a few days before or after. */
  readonly from: string;
  /** The age in full calendar years; the minimum if the decade is unknown. */
  readonly years: number;
  /** The months in addition to those years. */
  readonly months: number;
}

/** Why a text isn't a valid DOT code. */
export type DotRefusal = 'EMPTY' | 'NO_DIGITS' | 'WEEK' | 'FUTURE';

export const dotRefusals: Readonly<Record<DotRefusal, string>> = {
  EMPTY: 'Enter the last three or four digits of the DOT code',
  NO_DIGITS:
    'We need the digits at the end of the DOT code: four, such as 3522, or three on a tyre made before 2000',
  WEEK: `The first two digits are the week, from 01 to 52, or ${WEEKS} in a few years`,
  FUTURE:
    'That week is still to come. Please check the digits: the first two are the week, the last two the year',
};

/**
 * Parses the date in a DOT code: 3522, or the whole code "DOT U2LL LMLR 3522", is week 35 of 2022, and 358 is week 35
 * of 1998 or 1988. Weeks follow ISO 8601, starting on Monday. Makers count their own weeks, so the date is accurate to
 * within a few days.
 */
export function readDotCode(text: string, today: Date): TyreBirth | DotRefusal {
  const typed = text.trim();
  if (typed === '') return 'EMPTY';
  const digits = /(?:^|[^0-9])([0-9]{3,4})$/.exec(typed)?.[1];
  if (digits === undefined) return 'NO_DIGITS';
  const week = Number(digits.slice(0, 2));
  if (week < 1 || week > WEEKS) return 'WEEK';
  const isBefore2000 = digits.length === 3;
  const year = yearsOf(digits).find((possible) => hasWeek(week, possible));
  if (year === undefined) return 'WEEK';
  const monday = mondayOf(week, year);
  if (monday > today) return 'FUTURE';
  const months = monthsBetween(monday, today);
  return {
    week,
    year,
    isBefore2000,
    from: monday.toISOString().slice(0, 10),
    years: Math.floor(months / 12),
    months: months % 12,
  };
}

export function isDotRefusal(read: TyreBirth | DotRefusal): read is DotRefusal {
  return typeof read === 'string';
}

/** The years a code can mean, latest first. */
function yearsOf(digits: string): number[] {
  const year = Number(digits.slice(2));
  return digits.length === 3 ? [1990 + year, 1980 + year] : [FOUR_DIGITS_SINCE + year];
}

/** Whether a year has this week, because most have only 52. */
function hasWeek(week: number, year: number): boolean {
  return mondayOf(week, year) < mondayOf(1, year + 1);
}

/** The Monday of an ISO week: week 1 is the one containing 4 January. */
function mondayOf(week: number, year: number): Date {
  const fourth = Date.UTC(year, 0, 4);
  const daysAfterMonday = (new Date(fourth).getUTCDay() + 6) % 7;
  return new Date(fourth + ((week - 1) * 7 - daysAfterMonday) * DAY_MS);
}

/** Full calendar months: a month is complete on the same day of the next month. */
function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}
