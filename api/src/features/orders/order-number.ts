import { randomInt } from 'node:crypto';
import { inLondon } from '../../platform/london-time.ts';

const DIGITS = 1_000_000;
const NUMBER = /^TFL\d{10}$/;

/** A number for people: TFL, year, month and six random digits. The database refuses one that is taken. */
export function makeOrderNumber(now: Date): string {
  const month = inLondon(now).day.slice(2, 7).replace('-', '');
  return `TFL${month}${String(randomInt(DIGITS)).padStart(6, '0')}`;
}

/** An order's number as a customer may type it, as it is kept; null for text that is none. */
export function readOrderNumber(typed: string): string | null {
  const number = typed.trim().toUpperCase();
  return NUMBER.test(number) ? number : null;
}

/** The short form of an order id that pages show. */
export const shortOrderId = (id: string): string => id.slice(0, 8).toUpperCase();
