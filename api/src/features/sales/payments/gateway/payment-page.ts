import { RESERVATION_MINUTES } from '../../../shop/stock/index.ts';
import { trackingNumberOf, type Order } from '../../orders/index.ts';

/** The provider allows no less than thirty minutes. */
export const SESSION_MINUTES = 30;
const MINUTE_MS = 60_000;
/** The provider's clock is known only to a second, and it refuses less than half an hour or more than a day. */
const MARGIN_MS = 10_000;
/** Requests within this time are identical, so the provider answers a repeated one with the same page. */
const ASKED_ALIKE_MS = 40_000;
const DAY_MINUTES = 24 * 60;

/** How long a payment page is open, and where it leads back to. */
export interface PaymentPage {
  /** When it closes, by the shop's clock. */
  readonly expiresAt: Date;
  /** Where a buyer who cancels is sent. */
  readonly cancelPath: string;
  /** A repeated request with the same key gives the same page. */
  readonly key: string;
}

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

/**
 * The payment page of a checkout. A buyer who goes back has abandoned it. It's open for half an hour from when the
 * order was placed, or from now if the provider didn't open one then. The order must be held until `reservedUntil`.
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
    // The provider accepts a key only with the parameters it first came with.
    key: isFirst ? id : `${id}-${Math.floor(expiresAt.getTime() / 1_000)}`,
    reservedUntil: (isFirst && reservedUntil) || later(now, RESERVATION_MINUTES * MINUTE_MS),
  };
}

/**
 * The payment page of an emailed link, open as long as the order is held and the provider allows.
 * @param link its number.
 */
export function linkedPage(order: Order, link: number, now: Date): PaymentPage {
  const least = later(now, SESSION_MINUTES * MINUTE_MS + ASKED_ALIKE_MS + MARGIN_MS);
  const most = later(now, DAY_MINUTES * MINUTE_MS - MARGIN_MS);
  const held = later(order.reservedUntil ?? most, (SESSION_MINUTES - RESERVATION_MINUTES) * MINUTE_MS);
  return {
    expiresAt: held < least ? least : held > most ? most : held,
    cancelPath: `/track-order?number=${trackingNumberOf(order)}`,
    key: `${order.id}-link-${link}`,
  };
}
