const PREFIX = 'TFL';
/** Digits and letters without I, L, O and U, which are misread or make words (Crockford’s base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP = 4;
/** What people write for a sign: O is 0, I and L are 1. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const LONG = new RegExp(`^(\\d{4})((?:[${SIGNS}]{${GROUP}}){${GROUPS}})$`);
const SHORT = /^\d{10}$/;

/** What a sign of an order number is drawn from. */
export const ORDER_NUMBER_SIGNS = SIGNS.length;
/** The signs that are drawn for one number: 60 bits, so that nobody finds an order by trying numbers. */
export const DRAWN_SIGNS = GROUPS * GROUP;
/** How a number looks. */
export const ORDER_NUMBER_EXAMPLE = 'TFL2611-4K7M-9XQ2-HB3D';

const inGroups = (signs: string): string =>
  Array.from({ length: GROUPS }, (_, index) => `-${signs.slice(index * GROUP, (index + 1) * GROUP)}`).join(
    '',
  );

/**
 * An order number for people: TFL, year and month as 2611, and three groups of four signs.
 * @param drawn for each sign a number from 0 that is less than {@link ORDER_NUMBER_SIGNS}.
 */
export function orderNumberOf(yearMonth: string, drawn: readonly number[]): string {
  return `${PREFIX}${yearMonth}${inGroups(drawn.map((at) => SIGNS.charAt(at)).join(''))}`;
}

/**
 * Reads an order number typed in any case, with spaces and hyphens or without; null for a text that is not one.
 * Numbers of older orders have ten digits and no groups.
 */
export function readOrderNumber(text: string): string | null {
  const typed = text.replace(/[\s-]/g, '').toUpperCase();
  if (!typed.startsWith(PREFIX)) return null;
  const signs = typed.slice(PREFIX.length).replace(/[OIL]/g, (sign) => MISREAD[sign] ?? sign);
  if (SHORT.test(signs)) return `${PREFIX}${signs}`;
  const [, yearMonth, drawn] = LONG.exec(signs) ?? [];
  return yearMonth !== undefined && drawn !== undefined ? `${PREFIX}${yearMonth}${inGroups(drawn)}` : null;
}

/** Whether a number, as it was read, is of the older kind: a million in a month, few enough to be tried. */
export const isShortOrderNumber = (number: string): boolean => SHORT.test(number.slice(PREFIX.length));
