import type Stripe from 'stripe';
import type { MadeDispute } from '../orders/index.ts';
import { isStripeRefusal } from './stripe.client.ts';

/**
 * Stripe's statuses: https://docs.stripe.com/api/disputes/object#dispute_object-status. A bank's mere question ends as
 * `warning_closed`; what ends as `prevented` is a refund, which Stripe tells of as such. Any other status, even a new
 * one, is not decided.
 */
const DECIDED: ReadonlyMap<Stripe.Dispute.Status, MadeDispute['state']> = new Map([
  ['won', 'WON'],
  ['lost', 'LOST'],
  ['warning_closed', 'DROPPED'],
  ['prevented', 'DROPPED'],
]);

const stateOf = (status: Stripe.Dispute.Status): MadeDispute['state'] =>
  DECIDED.get(status) ?? (status.endsWith('needs_response') ? 'NEEDS_RESPONSE' : 'UNDER_REVIEW');

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

/** Reads disputes at Stripe. They are answered in its Dashboard. */
export class StripeDisputes {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /** A dispute with the payment it is about; null if there is none, or it is about no payment of today's kind. */
  async read(id: string): Promise<(MadeDispute & { readonly intentId: string }) | null> {
    try {
      const { amount, created, evidence_details, payment_intent, reason, status } =
        await this.#stripe.disputes.retrieve(id);
      const intentId = typeof payment_intent === 'object' ? payment_intent?.id : payment_intent;
      if (!intentId) return null;
      const due = evidence_details.due_by;
      return {
        id,
        intentId,
        amount,
        reason,
        state: stateOf(status),
        evidenceDueBy: due === null ? null : dateOf(due),
        openedAt: dateOf(created),
      };
    } catch (error) {
      if (isStripeRefusal(error, 'resource_missing')) return null;
      throw error;
    }
  }
}
