import { hasFailed } from '@treadline/schema/trade/order/payment/refund-status';
import type Stripe from 'stripe';
import type { MadeRefund, RefundAnswer, RefundAttempt } from '../orders/index.ts';
import { isStripeRefusal, isStripeRefusalOf, refusalText } from './stripe.client.ts';

/** Stripe's reasons for a failed refund: https://docs.stripe.com/refunds#failed-refunds. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['charge_for_pending_refund_disputed', 'The buyer disputed the payment while the refund was pending.'],
  ['declined', 'The bank declined it.'],
  ['expired_or_canceled_card', 'The card has expired or was cancelled.'],
  ['insufficient_funds', 'The balance at Stripe stayed too low for it.'],
  ['lost_or_stolen_card', 'The card was reported lost or stolen.'],
  ['merchant_request', 'It was cancelled at Stripe on behalf of the shop.'],
  ['unknown', 'The bank gave no reason.'],
]);

/**
 * Whether the payment is already refunded, or the request exceeds what's left. Stripe gives a code for that, or just
 * names the `amount` parameter.
 */
const isTooLate = (error: unknown): boolean =>
  isStripeRefusal(error, 'charge_already_refunded') ||
  isStripeRefusal(error, 'amount_too_large') ||
  isStripeRefusalOf(error, 'amount');

/**
 * Converts a refund. Only `succeeded` is done; any status that is neither done nor failed, even a new one, is pending.
 */
function answerOf({ id, status, failure_reason }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return { status: 'SUCCEEDED', refundId: id };
  if (status !== 'failed' && status !== 'canceled')
    return { status: status === 'requires_action' ? 'REQUIRES_ACTION' : 'PENDING', refundId: id };
  const reason = failure_reason ?? 'unknown';
  return {
    status: status === 'failed' ? 'FAILED' : 'CANCELED',
    refundId: id,
    refusal: `${reason}: ${REASONS.get(reason) ?? `Stripe says that the refund is ${status}.`}`,
  };
}

/** Describes a refund that the books may not contain. */
const madeOf = ({ id, amount, metadata, status }: Stripe.Refund): MadeRefund => ({
  refundId: id,
  askedAs: metadata?.['refund_id'] ?? null,
  amount,
  hasFailed: status === 'failed' || status === 'canceled',
});

/** Makes and reads refunds at Stripe. */
export class StripeRefunds {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /**
   * Reads the refund of an attempt, and makes it if it isn't known to exist. Each attempt has its own key: however
   * often it's requested, it's paid once, and an attempt after a refusal doesn't get the earlier refusal back.
   * @throws Stripe's error if it can't be reached or gives no final answer.
   */
  async ask(attempt: RefundAttempt): Promise<RefundAnswer> {
    const { refundId } = attempt;
    try {
      return await (refundId === null ? this.#make(attempt) : this.#read(refundId));
    } catch (error) {
      // It was refunded in Stripe's Dashboard, or long ago.
      return isTooLate(error)
        ? this.#madeBefore(attempt, refused(refundId, error))
        : refused(refundId, error);
    }
  }

  /** A refund with its payment; null for an unknown id, and without a payment intent. */
  async made(refundId: string): Promise<(MadeRefund & { readonly intentId: string }) | null> {
    try {
      const refund = await this.#stripe.refunds.retrieve(refundId);
      const intentId =
        typeof refund.payment_intent === 'object' ? refund.payment_intent?.id : refund.payment_intent;
      return intentId ? { ...madeOf(refund), intentId } : null;
    } catch (error) {
      if (isStripeRefusal(error, 'resource_missing')) return null;
      throw error;
    }
  }

  /** The ids of all refunds of a payment, oldest first. */
  async idsOf(paymentIntent: string): Promise<string[]> {
    return (await this.#all(paymentIntent)).map(({ id }) => id).toReversed();
  }

  async #make(attempt: RefundAttempt): Promise<RefundAnswer> {
    const { orderId, id, attempt: tried, paymentIntent, amount, idempotencyKey } = attempt;
    const forgotten = attempt.isOld ? await this.#ofAttempt(attempt) : undefined;
    if (forgotten) return answerOf(forgotten);
    const refund = await this.#stripe.refunds.create(
      {
        payment_intent: paymentIntent,
        amount,
        metadata: { order_id: orderId, refund_id: id, attempt: tried },
      },
      { idempotencyKey },
    );
    // A repeated request gets Stripe's first answer word for word; the refund may have progressed since.
    const isRepeated = refund.lastResponse.headers['idempotent-replayed'] === 'true';
    return isRepeated ? this.#read(refund.id) : answerOf(refund);
  }

  async #read(refundId: string): Promise<RefundAnswer> {
    return answerOf(await this.#stripe.refunds.retrieve(refundId));
  }

  async #all(paymentIntent: string): Promise<Stripe.Refund[]> {
    return (await this.#stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })).data;
  }

  /**
   * Finds the refund of an attempt by its metadata. Once Stripe has forgotten the key, it would make a partial refund
   * again.
   */
  async #ofAttempt({ paymentIntent, id, attempt }: RefundAttempt): Promise<Stripe.Refund | undefined> {
    return (await this.#all(paymentIntent)).find(
      ({ metadata }) => metadata?.['refund_id'] === id && metadata['attempt'] === String(attempt),
    );
  }

  /** The refund that this attempt made before, or the external ones made meanwhile. */
  async #madeBefore({ paymentIntent, id }: RefundAttempt, refusal: RefundAnswer): Promise<RefundAnswer> {
    const all = await this.#all(paymentIntent);
    const own = all
      .filter(({ metadata }) => metadata?.['refund_id'] === id)
      .map(answerOf)
      .find((answer) => !hasFailed(answer));
    if (own || !('refusal' in refusal)) return own ?? refusal;
    return { ...refusal, others: all.filter(({ metadata }) => metadata?.['refund_id'] !== id).map(madeOf) };
  }
}

function refused(refundId: string | null, error: unknown): RefundAnswer {
  const refusal = refusalText(error);
  if (refusal === null) throw error;
  return { status: 'FAILED', refundId, refusal };
}
