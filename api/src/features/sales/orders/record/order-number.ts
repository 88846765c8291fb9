import { randomInt } from 'node:crypto';
import { ORDER_NUMBERS, orderNumberOf } from '@treadline/schema/trade/order/order-number';
import {
  DRAWN_SIGNS,
  TRACKING_NUMBER_SIGNS,
  trackingNumberFrom,
} from '@treadline/schema/trade/order/tracking-number';
import { inLondon } from '../../../../platform/text/london-time.ts';
import type { Order } from './order.entity.ts';

/** The constraints of the database by which it refuses a number that is taken. */
export const NUMBERS_TAKEN: readonly (string | null)[] = ['orders_number_key', 'orders_tracking_number_key'];

/** A number for a new order, drawn at random: counted ones would tell how much the shop sells. */
export const makeOrderNumber = (prefix: string): string => orderNumberOf(prefix, randomInt(ORDER_NUMBERS));

/** A tracking number for a new order, its signs drawn at random. */
export function makeTrackingNumber(now: Date): string {
  const month = inLondon(now).day.slice(2, 7).replace('-', '');
  return trackingNumberFrom(
    month,
    Array.from({ length: DRAWN_SIGNS }, () => randomInt(TRACKING_NUMBER_SIGNS)),
  );
}

/** The short form of an order id, as pages show it. */
export const shortOrderId = (id: string): string => id.slice(0, 8).toUpperCase();

/** What opens the order's public tracking page to whoever knows it, see readTrackingNumber. */
export const trackingNumberOf = ({
  trackingNumber,
  number,
}: Pick<Order, 'trackingNumber' | 'number'>): string => trackingNumber ?? number;

/** By what buyers and integrators name an order that was placed. */
export const namesOf = (order: Order): { orderId: string; orderNumber: string; trackingNumber: string } => ({
  orderId: order.id,
  orderNumber: order.number,
  trackingNumber: trackingNumberOf(order),
});
