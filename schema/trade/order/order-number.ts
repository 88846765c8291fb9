import { bareNumber, SIGNS_IN_GROUP, inGroups, readTrackingNumber, withDigits } from './tracking-number.ts';

const DIGITS = 2 * SIGNS_IN_GROUP;
/** What an order number begins with, as a pattern: from two to five capital letters. */
export const ORDER_NUMBER_PREFIX = '[A-Z]{2,5}';
/** Letters stand for digits behind the first digit only, or a prefix would end in the digit that somebody left out. */
const SHORT = new RegExp(`^(${ORDER_NUMBER_PREFIX})(\\d[\\dOIL]{${DIGITS - 1}})$`);
const ALL_DIGITS = new RegExp(`^\\d{${DIGITS}}$`);
const LAST_DIGITS = new RegExp(`^\\d{${SIGNS_IN_GROUP}}$`);

/** The numbers that can be drawn with one prefix. */
export const ORDER_NUMBERS = 10 ** DIGITS;

/**
 * The number by which people name an order, on the telephone too, such as TFL-4829-1736. It opens nothing: see
 * readTrackingNumber for the one that does.
 * @param prefix from two to five capital letters.
 * @param drawn a whole number from 0 that is less than {@link ORDER_NUMBERS}.
 */
export const orderNumberOf = (prefix: string, drawn: number): string =>
  `${prefix}${inGroups(String(drawn).padStart(DIGITS, '0'))}`;

/** How an order number looks in a shop whose numbers begin so. */
export const orderNumberExample = (prefix: string): string => orderNumberOf(prefix, 48_291_736);

/**
 * Reads the number of an order typed in any case, with spaces and hyphens or without: a prefix and eight digits or, for
 * orders from before there were such numbers, the tracking number. Null for a text that is neither.
 */
export function readOrderNumber(text: string): string | null {
  const [, prefix, digits] = SHORT.exec(bareNumber(text)) ?? [];
  if (prefix === undefined || digits === undefined) return readTrackingNumber(text);
  return `${prefix}${inGroups(withDigits(digits))}`;
}

/** The same, and the eight digits in groups for a text that has nothing else. */
export const orderNumberTyped = (text: string): string | null =>
  readOrderNumber(text) ?? (ALL_DIGITS.test(bareNumber(text)) ? inGroups(bareNumber(text)).slice(1) : null);

/** Whether a text is the number of an order, and no tracking number. */
export const isOnlyOrderNumber = (text: string): boolean =>
  readTrackingNumber(text) === null && orderNumberTyped(text) !== null;

/**
 * What the number of an order ends with that is named by its number or by the digits alone, all eight or the last
 * four; null for a text that is none of these.
 */
export function orderNumberEnd(text: string): string | null {
  const typed = bareNumber(text);
  return (
    readOrderNumber(text) ?? (ALL_DIGITS.test(typed) || LAST_DIGITS.test(typed) ? inGroups(typed) : null)
  );
}
