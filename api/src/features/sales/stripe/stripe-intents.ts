import type Stripe from 'stripe';
import type { Order } from '../orders/index.ts';
import type { GatewayIntent } from '../payments/index.ts';
import { paymentMethodOf } from './payment-method.ts';
import { isStripeRefusal } from './stripe.client.ts';

/** Stripe's final statuses; any other, even a new one, is open. */
const STATUS: Readonly<Record<string, GatewayIntent['status']>> = {
  succeeded: 'PAID',
  canceled: 'CANCELLED',
};

const describe = (intent: Stripe.PaymentIntent): GatewayIntent => ({
  id: intent.id,
  status: STATUS[intent.status] ?? 'OPEN',
  amount: intent.amount_received,
  currency: intent.currency,
  method: paymentMethodOf(intent),
});

/** Payments without a Stripe page: the buyer's own page takes the card. */
export class StripeIntents {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /**
   * Starts the payment of an order. The idempotency key is derived from the order's id, so a repeated call gives the
   * same payment.
   */
  async open(order: Order): Promise<{ id: string; clientSecret: string }> {
    const intent = await this.#stripe.paymentIntents.create(
      // Cards pay at once. A method that takes days would outlive the reservation.
      {
        amount: order.total,
        currency: order.currency,
        allowed_payment_method_types: ['card'],
        ...(order.email === '' ? {} : { receipt_email: order.email }),
        metadata: { order_id: order.id, order_number: order.number },
      },
      { idempotencyKey: `${order.id}-card` },
    );
    if (!intent.client_secret)
      throw new Error(`Stripe created payment ${intent.id} without a client secret.`);
    return { id: intent.id, clientSecret: intent.client_secret };
  }

  /** The payment with its charge; null for an unknown id. */
  async read(id: string): Promise<GatewayIntent | null> {
    try {
      return describe(await this.#stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
    } catch (error) {
      if (isStripeRefusal(error, 'resource_missing')) return null;
      throw error;
    }
  }

  /** Cancels an unpaid payment, and returns it as it then is: a card payment may have got there first. */
  async close(id: string): Promise<GatewayIntent | null> {
    const intent = await this.read(id);
    if (intent?.status !== 'OPEN') return intent;
    try {
      return describe(await this.#stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }));
    } catch (error) {
      const current = await this.read(id);
      if (current?.status === undefined || current.status === 'OPEN') throw error;
      return current;
    }
  }
}
