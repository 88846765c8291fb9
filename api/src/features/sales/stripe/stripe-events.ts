import type Stripe from 'stripe';
import type { EventSubject, GatewayEvent } from '../payments/index.ts';
import { isStripeRefusal } from './stripe.client.ts';

/** Stripe's events about refunds and disputes, whether or not the shop requested them. */
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

/** The object an event is about; null if the shop ignores it. */
function subjectOf({ type, data: { object } }: Stripe.Event): EventSubject | null {
  if (object.object === 'refund') return { refundId: object.id };
  if (object.object === 'dispute') return { disputeId: object.id };
  if (object.object === 'checkout.session') return { sessionId: object.id };
  if (object.object === 'payment_intent') return { intentId: object.id };
  if (object.object !== 'charge' || type !== 'charge.refunded' || object.payment_intent === null) return null;
  const { payment_intent: intent } = object;
  return { refundedIntentId: typeof intent === 'string' ? intent : intent.id };
}

/** Converts an event for the payments feature. */
export const eventOf = (event: Stripe.Event): GatewayEvent => ({
  id: event.id,
  type: event.type,
  at: new Date(event.created * 1_000),
  subject: subjectOf(event),
});

/** Reads events from Stripe, which keeps them for 30 days. */
export class StripeEvents {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /**
   * The next events about refunds and disputes, oldest first.
   * @param after the id of the last event read. If it's null, or Stripe no longer has that event, the newest events are
   * returned.
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
