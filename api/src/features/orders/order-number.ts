import { randomInt } from 'node:crypto';
import { DRAWN_SIGNS, ORDER_NUMBER_SIGNS, orderNumberOf } from '@treadline/schema/trade/order-number';
import { inLondon } from '../../platform/london-time.ts';

/** A number for a new order, its signs drawn at random. The database refuses one that is taken. */
export function makeOrderNumber(now: Date): string {
  const month = inLondon(now).day.slice(2, 7).replace('-', '');
  return orderNumberOf(
    month,
    Array.from({ length: DRAWN_SIGNS }, () => randomInt(ORDER_NUMBER_SIGNS)),
  );
}

/** The short form of an order id, as pages show it. */
export const shortOrderId = (id: string): string => id.slice(0, 8).toUpperCase();
