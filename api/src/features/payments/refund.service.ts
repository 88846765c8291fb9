import type { Services } from '../../platform/services.ts';
import { OrderRefundService, type RefundAttempt, type RefundWish } from '../orders/order-refund.service.ts';
import type { Refused } from '../orders/order-status.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { PaymentService } from './payment.service.ts';

/** How a refund ended. Unanswered: nobody knows yet, and it is asked for again. */
export type RefundOutcome = { order: Order } | Refused | { providerRefused: string } | 'unanswered' | null;

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

  /** Asks Stripe for an attempt that was begun, and books its answer. */
  async finish(attempt: RefundAttempt): Promise<RefundOutcome> {
    const answer = await this.#payments.payBack(attempt);
    if (answer === 'unanswered') return answer;
    if ('refusal' in answer) {
      await this.#books.refuse(attempt, answer.refusal);
      this.#services.platform.logger.warn(
        { orderId: attempt.orderId, refusal: answer.refusal },
        'Stripe refused a refund; the order is as it was.',
      );
      return { providerRefused: answer.refusal };
    }
    const order = await this.#books.succeed(attempt.orderId, answer.refundId);
    return order && { order };
  }

  /** Goes on with refunds that were begun a while ago and of which nobody knows how they ended. */
  underWay(touchedBefore: Date): Promise<RefundAttempt[]> {
    return this.#books.underWay(touchedBefore);
  }
}
