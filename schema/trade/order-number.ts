const PREFIX = 'TFL';
const SERIAL_DIGITS = 6;
const ORDER_NUMBER = /^TFL\d{10}$/;

/** The number of serials in one month. */
export const ORDER_SERIALS = 10 ** SERIAL_DIGITS;

/** An order number for people: TFL, year and month as 2611, and a serial below {@link ORDER_SERIALS}. */
export function orderNumberOf(yearMonth: string, serial: number): string {
  return `${PREFIX}${yearMonth}${String(serial).padStart(SERIAL_DIGITS, '0')}`;
}

/** Reads an order number typed in any case and spacing; null for a text that is not one. */
export function readOrderNumber(text: string): string | null {
  const number = text.replace(/\s/g, '').toUpperCase();
  return ORDER_NUMBER.test(number) ? number : null;
}
