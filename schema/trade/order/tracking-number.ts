const PREFIX = 'TFL';
/** Digits and letters without I, L, O and U, which are misread or make words (Crockford’s base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
/** The number of characters in each group of an order's numbers. */
export const SIGNS_IN_GROUP = 4;
/** Letters commonly written for digits: O for 0, I and L for 1. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const LONG = new RegExp(`^(\\d{4})((?:[${SIGNS}]{${SIGNS_IN_GROUP}}){${GROUPS}})$`);
const EACH_GROUP = new RegExp(`.{${SIGNS_IN_GROUP}}`, 'g');
const TEN_DIGITS = /^\d{10}$/;

/** The number of characters to draw from. */
export const TRACKING_NUMBER_SIGNS = SIGNS.length;
/** The random characters in one number: 60 bits, so no one finds an order by guessing. */
export const DRAWN_SIGNS = GROUPS * SIGNS_IN_GROUP;
export const TRACKING_NUMBER_EXAMPLE = 'TFL2611-4K7M-9XQ2-HB3D';

/** Splits characters into groups, each after a hyphen. */
export const inGroups = (signs: string): string => signs.replace(EACH_GROUP, '-$&');

/** A typed number in capitals, without spaces and hyphens. */
export const bareNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Replaces letters written for digits. */
export const withDigits = (signs: string): string => signs.replace(/[OIL]/g, (sign) => MISREAD[sign] ?? sign);

/**
 * A tracking number: TFL, year and month as 2611, and three groups of four characters.
 * @param drawn for each character a random number from 0, below {@link TRACKING_NUMBER_SIGNS}.
 */
export function trackingNumberFrom(yearMonth: string, drawn: readonly number[]): string {
  return `${PREFIX}${yearMonth}${inGroups(drawn.map((at) => SIGNS.charAt(at)).join(''))}`;
}

/**
 * Parses a typed tracking number in any case, with or without spaces and hyphens; null if the text isn't one. Numbers
 * of older orders have ten digits and no groups.
 */
export function readTrackingNumber(text: string): string | null {
  const typed = bareNumber(text);
  if (!typed.startsWith(PREFIX)) return null;
  const signs = withDigits(typed.slice(PREFIX.length));
  if (TEN_DIGITS.test(signs)) return `${PREFIX}${signs}`;
  const [, yearMonth, drawn] = LONG.exec(signs) ?? [];
  return yearMonth !== undefined && drawn !== undefined ? `${PREFIX}${yearMonth}${inGroups(drawn)}` : null;
}

/** Whether a parsed tracking number has ten digits: a million a month, few enough to guess. */
export const hasTenDigits = (number: string): boolean => TEN_DIGITS.test(number.slice(PREFIX.length));
