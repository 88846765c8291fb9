import type { Order } from '../orders/order.entity.ts';
import { RESERVATION_MINUTES } from '../stock/stock.service.ts';
import { SESSION_MINUTES } from './checkout-session.ts';

/** An order is held a little longer than its payment page is open. */
export const HELD_LONGER_MS = (RESERVATION_MINUTES - SESSION_MINUTES) * 60_000;

/**
 * Until when an unpaid order can be paid on its payment page, as far as this is known without asking Stripe; null if
 * it cannot, or no longer.
 */
export function payUntil(order: Order, now: Date): Date | null {
  const { status, paymentStatus, stripeSessionId, needsAttention, reservedUntil } = order;
  const awaitsPayment = status === 'PENDING' && paymentStatus === 'UNPAID' && needsAttention === null;
  if (!awaitsPayment || stripeSessionId === null || reservedUntil === null) return null;
  const until = new Date(reservedUntil.getTime() - HELD_LONGER_MS);
  return until > now ? until : null;
}
