import type Stripe from 'stripe';
import type { MadeDispute } from '../orders/index.ts';
import { isStripeRefusal } from './stripe.client.ts';

/**
 * Stripe's statuses: https://docs.stripe.com/api/disputes/object#dispute_object-status. A bank's mere inquiry ends as
 * `warning_closed`. `prevented` means a refund, which Stripe reports separately. Any other status, even a new one, is
 * undecided.
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

/** Reads disputes from Stripe. Staff answer them in Stripe's Dashboard. */
export class StripeDisputes {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /** A dispute with its payment; null for an unknown id, and for a charge without a payment intent. */
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
