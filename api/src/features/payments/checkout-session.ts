import { deliveryMethodLabels } from '@treadline/schema/trade/delivery-method';
import type Stripe from 'stripe';
import type { Order, OrderLine } from '../orders/index.ts';
import { RESERVATION_MINUTES } from '../stock/index.ts';
import type { StripeClock } from './stripe-clock.ts';

/** Stripe allows no less than thirty minutes. */
export const SESSION_MINUTES = 30;
const MINUTE_MS = 60_000;
/** Stripe's time is known to a second, and it refuses less than half an hour and more than a day. */
const MARGIN_MS = 10_000;
/** For as long a page is asked for in the same words, so that Stripe gives the same page to who asks again. */
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
 * or from now if Stripe made none then; the order has to be held until `reservedUntil`.
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
    // Stripe takes a key only with the words that it came with first.
    key: isFirst ? id : `${id}-${Math.floor(expiresAt.getTime() / 1_000)}`,
    reservedUntil: (isFirst && reservedUntil) || later(now, RESERVATION_MINUTES * MINUTE_MS),
  };
}

/** The page of a mailed link, which is open as long as Stripe allows. @param link its number. */
export const linkedPage = ({ id, number }: Order, link: number, now: Date): PaymentPage => ({
  expiresAt: later(now, DAY_MINUTES * MINUTE_MS - MARGIN_MS),
  cancelPath: `/track-order?number=${number}`,
  key: `${id}-link-${link}`,
});

/** What Stripe keeps with a line: which product it is; a plan is none. */
const metadataOf = ({ kind, productId }: OrderLine): Record<string, string> =>
  productId === null ? { kind } : { product_id: String(productId) };

function lineItem(line: OrderLine): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity: line.quantity,
    price_data: {
      currency: 'gbp',
      unit_amount: line.unitPrice,
      product_data: { name: line.productName, metadata: metadataOf(line) },
    },
  };
}

/**
 * The payment session of an order as Stripe is asked for it. The amounts are the order's own.
 * @param clock by which Stripe closes the page.
 */
export function sessionParams(
  order: Order,
  publicUrl: string,
  { expiresAt, cancelPath }: PaymentPage,
  clock: Pick<StripeClock, 'toStripe'>,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: order.id, order_number: order.number };
  return {
    mode: 'payment',
    // Cards pay at once. A method that takes days would outlive the reservation.
    allowed_payment_method_types: ['card'],
    line_items: order.lines.getItems().map(lineItem),
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: deliveryMethodLabels[order.deliveryMethod],
          fixed_amount: { amount: order.shipping, currency: 'gbp' },
        },
      },
    ],
    ...(order.email === '' ? {} : { customer_email: order.email }),
    client_reference_id: order.id,
    metadata,
    payment_intent_data: { metadata },
    success_url: `${publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}${cancelPath}`,
    expires_at: Math.floor(clock.toStripe(expiresAt).getTime() / 1_000),
  };
}
