import { COLLECTION } from '@treadline/schema/trade/order/collection';
import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import type Stripe from 'stripe';
import { goesToBuyer, type Order, type OrderLine } from '../orders/index.ts';
import type { GatewaySession, PaymentPage } from '../payments/index.ts';
import { paymentMethodOf } from './payment-method.ts';
import type { StripeAccess } from './stripe-access.ts';
import type { StripeClock } from './stripe-clock.ts';
import { isStripeRefusal, isStripeRefusalOf } from './stripe.client.ts';

/** Stripe adds values to its enums; a session with an unknown one is neither open nor paid. */
const SESSION_STATUS: Readonly<Record<string, GatewaySession['status']>> = {
  open: 'OPEN',
  complete: 'COMPLETE',
  expired: 'EXPIRED',
};

const PAYMENT_STATUS: Readonly<Record<string, GatewaySession['paymentStatus']>> = {
  paid: 'PAID',
  unpaid: 'UNPAID',
  no_payment_required: 'NO_PAYMENT_REQUIRED',
};

/** The metadata Stripe stores with a line: the product, or that it's a plan. */
const metadataOf = ({ kind, productId }: OrderLine): Record<string, string> =>
  productId === null ? { kind } : { product_id: String(productId) };

/** The name of the delivery charge, which is nothing if all tyres are fitted or collected. */
function deliveryNameOf(order: Order): string {
  if (order.isCollected) return COLLECTION;
  return goesToBuyer(order) ? deliveryMethods[order.deliveryMethod].label : 'Delivery to the fitting';
}

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
 * The request for an order's payment session. The amounts are the order's own.
 * @param clock Stripe's clock, by which the page closes.
 */
function sessionParams(
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
          display_name: deliveryNameOf(order),
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

/** Stripe's payment pages. */
export class StripeSessions {
  readonly #stripe: Stripe;
  readonly #clock: StripeClock;
  readonly #publicUrl: string;

  constructor({ client, clock }: StripeAccess, publicUrl: string) {
    this.#stripe = client;
    this.#clock = clock;
    this.#publicUrl = publicUrl;
  }

  /** Opens a page. Its key is the idempotency key, so a repeated call gives the same page. */
  async open(order: Order, page: PaymentPage): Promise<{ id: string; url: string | null }> {
    const { id, url } = await this.#create(order, page).catch((error: unknown) => {
      if (!isStripeRefusalOf(error, 'expires_at')) throw error;
      // The clocks differ, and the refusal revealed Stripe's time. Stripe stores no refusals under the key.
      return this.#create(order, page);
    });
    return { id, url };
  }

  #create(order: Order, page: PaymentPage): Promise<Stripe.Checkout.Session> {
    return this.#stripe.checkout.sessions.create(sessionParams(order, this.#publicUrl, page, this.#clock), {
      idempotencyKey: page.key,
    });
  }

  /** The session with its payment and charge; null for an unknown id. */
  async read(sessionId: string): Promise<GatewaySession | null> {
    try {
      const session = await this.#stripe.checkout.sessions.retrieve(sessionId, {
        expand: ['payment_intent.latest_charge'],
      });
      return this.#describe(session);
    } catch (error) {
      if (isStripeRefusal(error, 'resource_missing')) return null;
      throw error;
    }
  }

  /** Closes a page, and returns the session as it then is: a card payment may have got there first. */
  async close(sessionId: string): Promise<GatewaySession | null> {
    const session = await this.read(sessionId);
    if (session?.status !== 'OPEN') return session;
    try {
      return this.#describe(await this.#stripe.checkout.sessions.expire(sessionId));
    } catch (error) {
      const current = await this.read(sessionId);
      if (current?.status === 'OPEN') throw error;
      return current;
    }
  }

  /** The ids of a payment's sessions; Stripe has at most one. */
  async idsOf(intentId: string): Promise<string[]> {
    const { data } = await this.#stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
    return data.map(({ id }) => id);
  }

  #describe(session: Stripe.Checkout.Session): GatewaySession {
    const { payment_intent: intent } = session;
    return {
      id: session.id,
      url: session.url,
      status: SESSION_STATUS[session.status ?? ''] ?? null,
      paymentStatus: PAYMENT_STATUS[session.payment_status] ?? 'UNPAID',
      amount: session.amount_total,
      currency: session.currency,
      intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
      method: paymentMethodOf(intent),
      isOverdue: session.expires_at * 1_000 <= this.#clock.now().getTime(),
    };
  }
}
