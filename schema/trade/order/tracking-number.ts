const PREFIX = 'TFL';
/** Digits and letters without I, L, O and U, which are misread or make words (Crockford’s base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
/** How many signs stand together in the numbers of orders. */
export const SIGNS_IN_GROUP = 4;
/** What people write for a sign: O is 0, I and L are 1. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const LONG = new RegExp(`^(\\d{4})((?:[${SIGNS}]{${SIGNS_IN_GROUP}}){${GROUPS}})$`);
const EACH_GROUP = new RegExp(`.{${SIGNS_IN_GROUP}}`, 'g');
const TEN_DIGITS = /^\d{10}$/;

/** What a sign of a tracking number is drawn from. */
export const TRACKING_NUMBER_SIGNS = SIGNS.length;
/** The signs that are drawn for one number: 60 bits, so that nobody finds an order by trying numbers. */
export const DRAWN_SIGNS = GROUPS * SIGNS_IN_GROUP;
/** How a tracking number looks. */
export const TRACKING_NUMBER_EXAMPLE = 'TFL2611-4K7M-9XQ2-HB3D';

/** Signs in groups, each behind a hyphen. */
export const inGroups = (signs: string): string => signs.replace(EACH_GROUP, '-$&');

/** A typed number in capitals, without the spaces and hyphens that only part its groups. */
export const bareNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Signs with the digits that letters were written for. */
export const withDigits = (signs: string): string => signs.replace(/[OIL]/g, (sign) => MISREAD[sign] ?? sign);

/**
 * A tracking number: TFL, year and month as 2611, and three groups of four signs.
 * @param drawn for each sign a number from 0 that is less than {@link TRACKING_NUMBER_SIGNS}.
 */
export function trackingNumberFrom(yearMonth: string, drawn: readonly number[]): string {
  return `${PREFIX}${yearMonth}${inGroups(drawn.map((at) => SIGNS.charAt(at)).join(''))}`;
}

/**
 * Reads a tracking number typed in any case, with spaces and hyphens or without; null for a text that is not one.
 * Numbers of older orders have ten digits and no groups.
 */
export function readTrackingNumber(text: string): string | null {
  const typed = bareNumber(text);
  if (!typed.startsWith(PREFIX)) return null;
  const signs = withDigits(typed.slice(PREFIX.length));
  if (TEN_DIGITS.test(signs)) return `${PREFIX}${signs}`;
  const [, yearMonth, drawn] = LONG.exec(signs) ?? [];
  return yearMonth !== undefined && drawn !== undefined ? `${PREFIX}${yearMonth}${inGroups(drawn)}` : null;
}

/** Whether a tracking number, as it was read, has ten digits: a million in a month, few enough to be tried. */
export const hasTenDigits = (number: string): boolean => TEN_DIGITS.test(number.slice(PREFIX.length));
