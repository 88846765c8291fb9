import { randomInt } from 'node:crypto';
import { ORDER_NUMBERS, orderNumberOf } from '@treadline/schema/trade/order/order-number';
import {
  DRAWN_SIGNS,
  TRACKING_NUMBER_SIGNS,
  trackingNumberFrom,
} from '@treadline/schema/trade/order/tracking-number';
import { inLondon } from '../../../../platform/text/london-time.ts';
import type { Order } from './order.entity.ts';

/** The unique constraints that fail if a number is already taken. */
export const NUMBERS_TAKEN: readonly (string | null)[] = ['orders_number_key', 'orders_tracking_number_key'];

/** A random number for a new order: sequential ones would reveal how much the shop sells. */
export const makeOrderNumber = (prefix: string): string => orderNumberOf(prefix, randomInt(ORDER_NUMBERS));

/** A tracking number for a new order: the month in London, then random characters. */
export function makeTrackingNumber(now: Date): string {
  const month = inLondon(now).day.slice(2, 7).replace('-', '');
  return trackingNumberFrom(
    month,
    Array.from({ length: DRAWN_SIGNS }, () => randomInt(TRACKING_NUMBER_SIGNS)),
  );
}

/** An order id's short form, as pages show it. */
export const shortOrderId = (id: string): string => id.slice(0, 8).toUpperCase();

/** The number that opens the order's public tracking page for anyone who has it; see readTrackingNumber. */
export const trackingNumberOf = ({
  trackingNumber,
  number,
}: Pick<Order, 'trackingNumber' | 'number'>): string => trackingNumber ?? number;

/** The identifiers by which buyers and integrators refer to a placed order. */
export const namesOf = (order: Order): { orderId: string; orderNumber: string; trackingNumber: string } => ({
  orderId: order.id,
  orderNumber: order.number,
  trackingNumber: trackingNumberOf(order),
});
