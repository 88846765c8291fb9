import { PAYABLE_STATUSES } from '@treadline/schema/trade/order/order-status';
import { isPaymentAwaited } from '@treadline/schema/trade/order/payment/payment-status';
import { RESERVATION_MINUTES } from '../../../shop/stock/index.ts';
import type { Order } from '../../orders/index.ts';
import { SESSION_MINUTES } from './payment-page.ts';

/** An order is held a little longer than its payment page stays open. */
export const HELD_LONGER_MS = (RESERVATION_MINUTES - SESSION_MINUTES) * 60_000;

/** When an unpaid order can last be paid by any means; null if it can't be paid, or no longer. */
export function heldForPayment(
  { status, paymentStatus, needsAttention, reservedUntil }: Order,
  now: Date,
): Date | null {
  const awaitsPayment =
    PAYABLE_STATUSES.includes(status) && isPaymentAwaited(paymentStatus) && needsAttention === null;
  if (!awaitsPayment || reservedUntil === null) return null;
  const until = new Date(reservedUntil.getTime() - HELD_LONGER_MS);
  return until > now ? until : null;
}

/** Only checkouts have a browser. If the provider didn't respond then, the page has yet to be opened. */
const hasPage = ({ providerSessionId, providerPaymentId, browserHash }: Order): boolean =>
  providerSessionId !== null || (providerPaymentId === null && browserHash !== null);

/**
 * When an unpaid order can last be paid on its payment page, as far as we know without asking the provider; null if it
 * can't, or no longer.
 */
export const payUntil = (order: Order, now: Date): Date | null =>
  hasPage(order) ? heldForPayment(order, now) : null;
