import { PAYABLE_STATUSES } from '@treadline/schema/trade/order/order-status';
import { isPaymentAwaited } from '@treadline/schema/trade/order/payment/payment-status';
import { RESERVATION_MINUTES } from '../../../shop/stock/index.ts';
import type { Order } from '../../orders/index.ts';
import { SESSION_MINUTES } from './payment-page.ts';

/** An order is held a little longer than its payment page is open. */
export const HELD_LONGER_MS = (RESERVATION_MINUTES - SESSION_MINUTES) * 60_000;

/** Until when an unpaid order can be paid in some way; null if it cannot, or no longer. */
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

/** Only checkouts have a browser. If the provider gave no answer, their page is yet to be opened. */
const hasPage = ({ providerSessionId, providerPaymentId, browserHash }: Order): boolean =>
  providerSessionId !== null || (providerPaymentId === null && browserHash !== null);

/**
 * Until when an unpaid order can be paid on its payment page, as far as this is known without asking the provider;
 * null if it cannot, or no longer.
 */
export const payUntil = (order: Order, now: Date): Date | null =>
  hasPage(order) ? heldForPayment(order, now) : null;
