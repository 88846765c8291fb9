import type Stripe from 'stripe';
import type { Order } from '../orders/order.entity.ts';
import { isStripeRefusal } from './stripe.client.ts';

/** Payments without a page of Stripe's: the buyer's own page takes the card. */
export class StripeIntents {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /** Begins the payment of an order. The order's id is the idempotency key: asked twice, there is still one payment. */
  async open(order: Order): Promise<{ id: string; clientSecret: string }> {
    const intent = await this.#stripe.paymentIntents.create(
      // Cards pay at once. What takes days to arrive would outlive the reservation.
      {
        amount: order.total,
        currency: order.currency,
        allowed_payment_method_types: ['card'],
        receipt_email: order.email,
        metadata: { order_id: order.id, order_number: order.number },
      },
      { idempotencyKey: order.id },
    );
    if (!intent.client_secret) throw new Error(`Stripe began payment ${intent.id} without a client secret.`);
    return { id: intent.id, clientSecret: intent.client_secret };
  }

  /** The payment as Stripe knows it, or null when it knows none of that id. */
  async read(id: string): Promise<Stripe.PaymentIntent | null> {
    try {
      return await this.#stripe.paymentIntents.retrieve(id);
    } catch (error) {
      if (isStripeRefusal(error, 'resource_missing')) return null;
      throw error;
    }
  }

  /** Ends a payment that was not made, and gives it as it then is: a card may have been quicker. */
  async close(id: string): Promise<Stripe.PaymentIntent | null> {
    const intent = await this.read(id);
    if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return intent;
    try {
      return await this.#stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    } catch (error) {
      const current = await this.read(id);
      if (current?.status !== 'succeeded' && current?.status !== 'canceled') throw error;
      return current;
    }
  }
}
