import type { Services } from '../../platform/services.ts';
import { OrderRefundService, type RefundAttempt, type RefundWish } from '../orders/order-refund.service.ts';
import type { Refused } from '../orders/order-status.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { PaymentService } from './payment.service.ts';

/**
 * What came of asking for a refund: the order that was paid back, why not, or nothing yet. Under way: Stripe has made it,
 * and the bank has not confirmed it. Unanswered: nobody knows. Both are looked at until they end.
 */
export type RefundOutcome =
  | { order: Order }
  | Refused
  | { providerRefused: string }
  | 'under-way'
  | 'unanswered'
  | null;

/** Pays orders back. Stripe is asked between two transactions, never inside one. */
export class RefundService {
  readonly #books: OrderRefundService;
  readonly #payments: PaymentService;
  readonly #services: Services;

  constructor(services: Services) {
    this.#books = services.get(OrderRefundService);
    this.#payments = services.get(PaymentService);
    this.#services = services;
  }

  /** Pays all of an order back, once, however many ask at a time. @returns null when there is no such order. */
  async refund(orderId: string, wish: RefundWish): Promise<RefundOutcome> {
    const begun = await this.#books.begin(orderId, wish);
    if (begun === null || 'refused' in begun) return begun;
    return this.finish(begun);
  }

  /** Asks Stripe for an attempt that was begun, or how it stands, and books the answer. */
  async finish(attempt: RefundAttempt): Promise<RefundOutcome> {
    const answer = await this.#payments.payBack(attempt);
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
   * Brings the books into line with a refund that Stripe has sent an event about, even one that is booked as done: a bank
   * can return the money up to 30 days later. Ignores a refund that the books do not know.
   * @throws Error when Stripe does not answer, so that the job is tried again.
   */
  async look(refundId: string): Promise<void> {
    const attempt = await this.#books.knownAs(refundId);
    if (attempt && (await this.finish(attempt)) === 'unanswered')
      throw new Error(`Stripe did not say how refund ${refundId} stands.`);
  }

  /** Refunds that were begun or looked at last before an instant, and have not ended. */
  underWay(touchedBefore: Date): Promise<RefundAttempt[]> {
    return this.#books.underWay(touchedBefore);
  }
}
