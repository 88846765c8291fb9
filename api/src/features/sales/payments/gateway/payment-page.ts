import { RESERVATION_MINUTES } from '../../../shop/stock/index.ts';
import type { Order } from '../../orders/index.ts';

/** The provider allows no less than thirty minutes. */
export const SESSION_MINUTES = 30;
const MINUTE_MS = 60_000;
/** The provider's time is known to a second, and it refuses less than half an hour and more than a day. */
const MARGIN_MS = 10_000;
/** For this long the request for a page stays the same, so that the provider gives the same page to a repeated one. */
const ASKED_ALIKE_MS = 40_000;
const DAY_MINUTES = 24 * 60;

/** How a payment page lives and where it leads back to. */
export interface PaymentPage {
  /** Until when it is open, by the shop's clock. */
  readonly expiresAt: Date;
  /** The path that a payer comes to who turns back. */
  readonly cancelPath: string;
  /** A repeated request with the same key gives the same page. */
  readonly key: string;
}

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

/**
 * The page of a checkout: whoever turns back has left it. It is open for half an hour from when the order was placed,
 * or from now if the provider made none then; the order has to be held until `reservedUntil`.
 */
export function checkoutPage(
  { id, createdAt, reservedUntil }: Order,
  now: Date,
): PaymentPage & { readonly reservedUntil: Date } {
  const isFirst = now.getTime() - createdAt.getTime() <= ASKED_ALIKE_MS;
  const from = isFirst ? createdAt : now;
  const expiresAt = later(from, SESSION_MINUTES * MINUTE_MS + ASKED_ALIKE_MS + MARGIN_MS);
  return {
    expiresAt,
    cancelPath: `/cart?checkout=cancelled&order_id=${id}`,
    // The provider takes a key only with the words that it came with first.
    key: isFirst ? id : `${id}-${Math.floor(expiresAt.getTime() / 1_000)}`,
    reservedUntil: (isFirst && reservedUntil) || later(now, RESERVATION_MINUTES * MINUTE_MS),
  };
}

/** The page of a mailed link, which is open as long as the provider allows. @param link its number. */
export const linkedPage = ({ id, number }: Order, link: number, now: Date): PaymentPage => ({
  expiresAt: later(now, DAY_MINUTES * MINUTE_MS - MARGIN_MS),
  cancelPath: `/track-order?number=${number}`,
  key: `${id}-link-${link}`,
});
