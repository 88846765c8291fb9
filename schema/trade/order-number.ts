const PREFIX = 'TFL';
const SERIAL_DIGITS = 6;
const ORDER_NUMBER = /^TFL\d{10}$/;

/** How many serials one month has. */
export const ORDER_SERIALS = 10 ** SERIAL_DIGITS;

/** A number for people: TFL, year and month as 2611, and a serial below {@link ORDER_SERIALS}. */
export function orderNumberOf(yearMonth: string, serial: number): string {
  return `${PREFIX}${yearMonth}${String(serial).padStart(SERIAL_DIGITS, '0')}`;
}

/** An order's number as somebody may type it, in any case and spacing, as it is kept; null for a text that is none. */
export function readOrderNumber(text: string): string | null {
  const number = text.replace(/\s/g, '').toUpperCase();
  return ORDER_NUMBER.test(number) ? number : null;
}
