import { bareNumber, SIGNS_IN_GROUP, inGroups, readTrackingNumber, withDigits } from './tracking-number.ts';

const DIGITS = 2 * SIGNS_IN_GROUP;
/** The pattern of an order number's prefix: two to five capital letters. */
export const ORDER_NUMBER_PREFIX = '[A-Z]{2,5}';
/**
 * Letters only count as digits after the first digit. Otherwise the end of the prefix could replace a missing digit.
 */
const SHORT = new RegExp(`^(${ORDER_NUMBER_PREFIX})(\\d[\\dOIL]{${DIGITS - 1}})$`);
const ALL_DIGITS = new RegExp(`^\\d{${DIGITS}}$`);
const LAST_DIGITS = new RegExp(`^\\d{${SIGNS_IN_GROUP}}$`);

/** The number of order numbers with one prefix. */
export const ORDER_NUMBERS = 10 ** DIGITS;

/**
 * The number that people use for an order, even on the telephone, such as TFL-4829-1736. It gives no access, unlike
 * the tracking number, see readTrackingNumber.
 * @param prefix two to five capital letters.
 * @param drawn a random whole number from 0, below {@link ORDER_NUMBERS}.
 */
export const orderNumberOf = (prefix: string, drawn: number): string =>
  `${prefix}${inGroups(String(drawn).padStart(DIGITS, '0'))}`;

/** An example of an order number with this prefix. */
export const orderNumberExample = (prefix: string): string => orderNumberOf(prefix, 48_291_736);

/**
 * Parses a typed order number in any case, with or without spaces and hyphens: a prefix and eight digits, or the
 * tracking number of an order older than these numbers. Null if the text is neither.
 */
export function readOrderNumber(text: string): string | null {
  const [, prefix, digits] = SHORT.exec(bareNumber(text)) ?? [];
  if (prefix === undefined || digits === undefined) return readTrackingNumber(text);
  return `${prefix}${inGroups(withDigits(digits))}`;
}

/** The same, or the eight digits in groups if the text is only those. */
export const orderNumberTyped = (text: string): string | null =>
  readOrderNumber(text) ?? (ALL_DIGITS.test(bareNumber(text)) ? inGroups(bareNumber(text)).slice(1) : null);

/** Whether a text is an order number and not a tracking number. */
export const isOnlyOrderNumber = (text: string): boolean =>
  readTrackingNumber(text) === null && orderNumberTyped(text) !== null;

/**
 * The end of an order's number, given its whole number or only its digits, either all eight or the last four; null for
 * any other text.
 */
export function orderNumberEnd(text: string): string | null {
  const typed = bareNumber(text);
  return (
    readOrderNumber(text) ?? (ALL_DIGITS.test(typed) || LAST_DIGITS.test(typed) ? inGroups(typed) : null)
  );
}
