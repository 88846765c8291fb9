import type Stripe from 'stripe';
import type { EventSubject, GatewayEvent } from '../payments/index.ts';
import { isStripeRefusal } from './stripe.client.ts';

/** What Stripe tells of money that goes back, whether or not the shop has asked for it. */
const MONEY_BACK = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
  'charge.refunded',
  'refund.created',
  'refund.failed',
  'refund.updated',
] as const;

const PAGE = 100;

/** What an event is about; null if the shop makes nothing of it. */
function subjectOf(event: Stripe.Event): EventSubject | null {
  switch (event.type) {
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return { refundId: event.data.object.id };
    case 'charge.refunded': {
      const { payment_intent: intent } = event.data.object;
      return intent === null ? null : { refundedIntentId: typeof intent === 'string' ? intent : intent.id };
    }
    case 'charge.dispute.closed':
    case 'charge.dispute.created':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.updated':
      return { disputeId: event.data.object.id };
    default:
      if (event.type.startsWith('checkout.session.'))
        return { sessionId: (event.data.object as Stripe.Checkout.Session).id };
      if (event.type.startsWith('payment_intent.'))
        return { intentId: (event.data.object as Stripe.PaymentIntent).id };
      return null;
  }
}

/** An event as payments hear of it. */
export const eventOf = (event: Stripe.Event): GatewayEvent => ({
  id: event.id,
  type: event.type,
  at: new Date(event.created * 1_000),
  subject: subjectOf(event),
});

/** Reads the events that Stripe keeps for 30 days. */
export class StripeEvents {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /**
   * The next events of money that goes back, oldest first.
   * @param after the id of the last one that was read; the newest ones if there is none, or Stripe has forgotten it.
   */
  async next(after: string | null): Promise<GatewayEvent[]> {
    const types = [...MONEY_BACK];
    try {
      const { data } = await this.#stripe.events.list({
        types,
        limit: PAGE,
        ...(after !== null && { ending_before: after }),
      });
      return data.map(eventOf).toReversed();
    } catch (error) {
      if (after !== null && isStripeRefusal(error, 'resource_missing')) return this.next(null);
      throw error;
    }
  }
}
