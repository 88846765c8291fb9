import {
  hasSucceeded,
  isPending,
  PENDING_REFUNDS,
  type RefundStatusWith,
} from '@treadline/schema/trade/order/payment/refund-status';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { Actor } from '../../../operations/audit/index.ts';
import {
  Order,
  paymentProvider,
  Refund,
  REFUND_DUE,
  type MadeRefund,
  type RefundAnswer,
  type RefundAttempt,
} from '../../orders/index.ts';
import { ExternalRefunds } from '../books/external-refunds.service.ts';
import { RefundAttempts } from '../books/refund-attempts.service.ts';
import { RefundBooks } from '../books/refund-books.service.ts';
import { RefundGivingUp } from '../books/refund-giving-up.service.ts';
import type { RefundStart, OfflineRefund, RefundNotStarted, RefundRequest } from '../books/refund-request.ts';

/**
 * The outcome of a refund request: the order, the reason for a refusal, or neither yet. Under way:
 * the provider has made the refund, and the bank has not confirmed it. Unanswered: the outcome is unknown. Both are
 * checked again until they end.
 */
export type RefundOutcome =
  | { order: Order }
  | RefundNotStarted
  | { providerRefused: string }
  | 'under-way'
  | 'unanswered'
  | null;

/** Who asked need not wait longer for a provider that hangs; the refund is looked after until it ends. */
const PATIENCE_MS = 8_000;

/** Refunds orders. The payment provider is asked between two transactions, never inside one. */
export class RefundService extends Service {
  readonly #attempts = this.services.get(RefundAttempts);
  readonly #books = this.services.get(RefundBooks);
  readonly #external = this.services.get(ExternalRefunds);
  readonly #givingUp = this.services.get(RefundGivingUp);
  readonly #payments = paymentProvider.in(this.services);

  /**
   * Refunds what was paid for an order or a part of it, once, even if several requests come at once.
   * @returns null if there is no such order.
   */
  async refund(orderId: string, request: RefundRequest): Promise<RefundOutcome> {
    return this.#soon(await this.#books.begin(orderId, request));
  }

  /** Tries a refund again that failed, or asks how one stands that is under way. @returns null if there is none. */
  async retry(refundId: string, actor: Actor): Promise<RefundOutcome> {
    return this.#soon(await this.#books.retry(refundId, actor));
  }

  /** Books a refund that failed as made, because the buyer was paid in another way. @returns null if there is none. */
  async recordOfflineRefund(refundId: string, offline: OfflineRefund): Promise<RefundOutcome> {
    return this.#soon(await this.#books.retry(refundId, offline.viewer, offline));
  }

  /**
   * Notes that a refund which failed is not owed any more. @param note why, kept on the order.
   * @returns null if there is none.
   */
  giveUp(refundId: string, viewer: Viewer, note: string): Promise<RefundOutcome> {
    return this.#givingUp.giveUp(refundId, viewer, note);
  }

  async #soon(begun: RefundStart | null): Promise<RefundOutcome> {
    if (begun === null || !('idempotencyKey' in begun)) return begun;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<'unanswered'>((resolve) => {
      timer = setTimeout(() => resolve('unanswered'), PATIENCE_MS);
    });
    const finished = this.finish(begun).catch((error: unknown) => {
      this.platform.logger.warn(
        { err: error, orderId: begun.orderId },
        'It is not known yet whether an order was paid back; Stripe is asked again in a minute.',
      );
      return 'unanswered' as const;
    });
    try {
      return await Promise.race([finished, patience]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Asks the payment provider to make an attempt that was begun, or for its state, and records the answer.
   * @throws the provider's error if it does not answer.
   */
  async finish(attempt: RefundAttempt): Promise<RefundOutcome> {
    const answer = await this.#payments.refund(attempt);
    switch (answer.status) {
      case 'PENDING':
      case 'REQUIRES_ACTION':
        await this.#books.noteUnderWay(attempt, answer.refundId, answer.status);
        return 'under-way';
      case 'FAILED':
      case 'CANCELED':
        return this.#refuse(attempt, answer);
      case 'SUCCEEDED': {
        const order = await this.#books.succeed(attempt, answer.refundId);
        return order && { order };
      }
    }
  }

  async #refuse(
    attempt: RefundAttempt,
    answer: RefundAnswer & { status: RefundStatusWith<'IN_VAIN'> },
  ): Promise<RefundOutcome> {
    const { refundId, refusal, status, others = [] } = answer;
    const taken = others.length > 0 ? await this.#external.takeUp(attempt, others) : null;
    if (taken) return this.finish(taken);
    const before = await this.#books.refuse(attempt, refundId, refusal, status);
    const { logger } = this.platform;
    const { orderId } = attempt;
    if (isPending({ status: before }))
      logger.warn({ orderId, refusal }, 'Stripe refused a refund; the order is as it was.');
    if (hasSucceeded({ status: before }))
      logger.warn({ orderId, refusal }, 'A refund came back after it was booked; somebody must look at it.');
    for (const made of others) await this.#adopt(orderId, made);
    return { providerRefused: refusal };
  }

  /** Has the books follow a refund that was made at the provider without the shop's asking. */
  async #adopt(orderId: string, made: MadeRefund): Promise<void> {
    if (!(await this.#external.record(orderId, made))) {
      // What the shop has asked for and the provider will refuse, because this was quicker, stands in the way.
      await this.finishAll(orderId);
      if (!(await this.#external.record(orderId, made))) return this.#external.askToCompare(orderId, made);
    }
    const attempt = await this.#attempts.knownAs(made.refundId);
    if (attempt) await this.finish(attempt);
  }

  /**
   * Updates the books after an event of the provider about a refund, even one recorded as done: a bank can return the
   * money up to 30 days later. One of an order that somebody made at the provider is recorded; any other is ignored.
   * @throws the provider's error if it does not answer, so that the job is tried again.
   */
  async reconcile(refundId: string): Promise<void> {
    const attempt = await this.#attempts.knownAs(refundId);
    if (attempt) return void (await this.finish(attempt));
    const made = await this.#payments.refundMade(refundId);
    if (made) await this.#adopt(made.orderId, made);
  }

  /**
   * Asks how the refunds of an order stand that have not ended, so that the books know what is left.
   * @throws the provider's error if it does not answer.
   */
  async finishAll(orderId: string): Promise<void> {
    for (const attempt of await this.#attempts.underWayOf(orderId)) await this.finish(attempt);
  }

  /** Some of the refunds that were begun or last changed before an instant, and have not ended. */
  pending(touchedBefore: Date): Promise<RefundAttempt[]> {
    return this.#attempts.pending(touchedBefore);
  }

  /**
   * Orders paid before an instant whose money is owed back, unless a refund has begun. If the provider refused to
   * begin one it is tried again; a refund that the provider began and that failed would fail again and again, so an
   * administrator must decide.
   */
  async owed(paidBefore: Date): Promise<Order[]> {
    const em = this.platform.orm.em.fork();
    const owed = await em.find(
      Order,
      {
        paymentStatus: 'PAID',
        needsAttention: { $like: `%${REFUND_DUE}%` },
        paidAt: { $lt: paidBefore },
      },
      { orderBy: { paidAt: 'asc' } },
    );
    const begun = await em.find(Refund, {
      order: { $in: owed },
      $or: [{ status: { $in: PENDING_REFUNDS } }, { providerRefundId: { $ne: null } }],
    });
    return owed.filter((order) => !begun.some((refund) => refund.order.id === order.id));
  }
}
