import type Stripe from 'stripe';
import type { RefundAnswer, RefundAttempt } from '../orders/order.service.ts';
import { isStripeRefusal, refusalText } from './stripe.client.ts';

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

const IN_VAIN: readonly (string | null)[] = ['failed', 'canceled'];

/**
 * Only `succeeded` is done; any status that is neither done nor failed, even a new one, is still under way.
 */
function answerOf({ id, status, failure_reason }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return { standing: 'succeeded', refundId: id };
  if (!IN_VAIN.includes(status)) return { standing: 'under-way', refundId: id };
  const reason = failure_reason ?? 'unknown';
  return {
    standing: 'refused',
    refundId: id,
    refusal: `${reason}: ${REASONS.get(reason) ?? `Stripe says that the refund is ${status}.`}`,
  };
}

/** The refund that a Stripe event is about; null if it is about something else. */
export function refundIn(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return event.data.object.id;
    default:
      return null;
  }
}

/** Makes and reads refunds at Stripe. */
export class StripeRefunds {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /**
   * Reads the refund of an attempt, and has it made if it is not known to be. Each attempt has a key of its
   * own: however often it is requested it is paid once, and an attempt after a refusal does not get the
   * earlier refusal as its answer.
   * @throws Stripe's error when it cannot be reached or gives no final answer.
   */
  async ask(attempt: RefundAttempt): Promise<RefundAnswer> {
    const { refundId, paymentIntent } = attempt;
    try {
      return await (refundId === null ? this.#make(attempt) : this.#read(refundId));
    } catch (error) {
      // It was refunded in Stripe's dashboard, or long ago: follow that refund.
      if (isStripeRefusal(error, 'charge_already_refunded')) return this.#made(paymentIntent, error);
      return refused(refundId, error);
    }
  }

  async #make({ orderId, paymentIntent, idempotencyKey }: RefundAttempt): Promise<RefundAnswer> {
    const refund = await this.#stripe.refunds.create(
      { payment_intent: paymentIntent, metadata: { order_id: orderId } },
      { idempotencyKey },
    );
    // A repeated request gets Stripe's first answer word for word; the refund may have progressed since.
    const isRepeated = refund.lastResponse.headers['idempotent-replayed'] === 'true';
    return isRepeated ? this.#read(refund.id) : answerOf(refund);
  }

  async #read(refundId: string): Promise<RefundAnswer> {
    return answerOf(await this.#stripe.refunds.retrieve(refundId));
  }

  /**
   * If a payment was refunded in parts, the part that is still under way determines when all of it is done.
   */
  async #made(paymentIntent: string, error: unknown): Promise<RefundAnswer> {
    const { data } = await this.#stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
    const answers = data.map(answerOf);
    const made =
      answers.find(({ standing }) => standing === 'under-way') ??
      answers.find(({ standing }) => standing === 'succeeded');
    return made ?? refused(null, error);
  }
}

function refused(refundId: string | null, error: unknown): RefundAnswer {
  const refusal = refusalText(error);
  if (refusal === null) throw error;
  return { standing: 'refused', refundId, refusal };
}
