import type { Services } from '../../platform/services.ts';
import type { Refused } from './order-status.service.ts';
import type { Order } from './order.entity.ts';
import { paymentProvider, type PaymentProvider, type RefundAttempt } from './payment-provider.port.ts';
import { RefundBooks, type RefundWish } from './refund-books.service.ts';

/**
 * The outcome of a refund request: the refunded order, the reason for a refusal, or neither yet. Under way:
 * Stripe has made the refund, and the bank has not confirmed it. Unanswered: the outcome is unknown. Both are
 * checked again until they end.
 */
export type RefundOutcome =
  | { order: Order }
  | Refused
  | { providerRefused: string }
  | 'under-way'
  | 'unanswered'
  | null;

/** Refunds orders. The payment provider is asked between two transactions, never inside one. */
export class RefundService {
  readonly #books: RefundBooks;
  readonly #payments: PaymentProvider;
  readonly #services: Services;

  constructor(services: Services) {
    this.#books = services.get(RefundBooks);
    this.#payments = paymentProvider.in(services);
    this.#services = services;
  }

  /**
   * Refunds all that was paid for an order, once, even if several requests come at once. @returns null if
   * there is no such order.
   */
  async refund(orderId: string, wish: RefundWish): Promise<RefundOutcome> {
    const begun = await this.#books.begin(orderId, wish);
    if (begun === null || 'refused' in begun) return begun;
    return this.finish(begun);
  }

  /**
   * Asks the payment provider to make an attempt that was begun, or for its state, and records the answer.
   */
  async finish(attempt: RefundAttempt): Promise<RefundOutcome> {
    const answer = await this.#payments.refund(attempt);
    if (answer === null) return 'unanswered';
    switch (answer.standing) {
      case 'under-way':
        await this.#books.noteUnderWay(attempt, answer.refundId);
        return 'under-way';
      case 'refused':
        return this.#refuse(attempt, answer);
      case 'succeeded': {
        const order = await this.#books.succeed(attempt, answer.refundId);
        return order && { order };
      }
    }
  }

  async #refuse(
    attempt: RefundAttempt,
    { refundId, refusal }: { refundId: string | null; refusal: string },
  ): Promise<RefundOutcome> {
    const before = await this.#books.refuse(attempt, refundId, refusal);
    const { logger } = this.#services.platform;
    const { orderId } = attempt;
    if (before === 'PENDING')
      logger.warn({ orderId, refusal }, 'Stripe refused a refund; the order is as it was.');
    if (before === 'SUCCEEDED')
      logger.warn({ orderId, refusal }, 'A refund came back after it was booked; somebody must look at it.');
    return { providerRefused: refusal };
  }

  /**
   * Updates the books after a Stripe event about a refund, even one recorded as done: a bank can return the
   * money up to 30 days later. Ignores a refund that is not in the books.
   * @throws Error if Stripe does not answer, so that the job is tried again.
   */
  async reconcile(refundId: string): Promise<void> {
    const attempt = await this.#books.knownAs(refundId);
    if (attempt && (await this.finish(attempt)) === 'unanswered')
      throw new Error(`Stripe did not say how refund ${refundId} stands.`);
  }

  /** Refunds that were begun or last checked before an instant, and have not ended. */
  underWay(touchedBefore: Date): Promise<RefundAttempt[]> {
    return this.#books.underWay(touchedBefore);
  }
}
