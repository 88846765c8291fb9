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
import type {
  OfflineRefund,
  RefundNotStarted,
  RefundPlan,
  RefundRequest,
  RefundStart,
} from '../books/refund-request.ts';

/**
 * The outcome of a refund request: the order if it succeeded, or the reason for a refusal. `under-way` means that the
 * bank has yet to confirm it, and `unanswered` that the provider hasn't answered; a job checks both until they end.
 * Null if the order or refund doesn't exist.
 */
export type RefundOutcome =
  | { order: Order }
  | RefundNotStarted
  | { providerRefused: string }
  | 'under-way'
  | 'unanswered'
  | null;

/** How long a caller waits for a provider that hangs. A job follows the refund until it ends. */
const PATIENCE_MS = 8_000;

/** Refunds orders. Calls the payment provider between two transactions, never inside one. */
export class RefundService extends Service {
  readonly #attempts = this.services.get(RefundAttempts);
  readonly #books = this.services.get(RefundBooks);
  readonly #external = this.services.get(ExternalRefunds);
  readonly #givingUp = this.services.get(RefundGivingUp);
  readonly #payments = paymentProvider.in(this.services);

  /**
   * Refunds an order's payment or a part of it, once, even if several requests arrive at the same time.
   * @param request what to refund, or how to decide that once the order is locked.
   * @returns null if the order doesn't exist.
   */
  async refund(orderId: string, request: RefundRequest | RefundPlan): Promise<RefundOutcome> {
    return this.#soon(await this.#books.begin(orderId, request));
  }

  /** Retries a failed refund, or checks on a pending one. @returns null if the refund doesn't exist. */
  async retry(refundId: string, actor: Actor): Promise<RefundOutcome> {
    return this.#soon(await this.#books.retry(refundId, actor));
  }

  /** Books a failed refund as made, because the buyer was paid another way. @returns null if it doesn't exist. */
  async recordOfflineRefund(refundId: string, offline: OfflineRefund): Promise<RefundOutcome> {
    return this.#soon(await this.#books.retry(refundId, offline.viewer, offline));
  }

  /**
   * Records that a failed refund is no longer owed.
   * @param note the reason, stored on the order.
   * @returns null if the refund doesn't exist.
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
        'The outcome of a refund is unknown; it is checked again in a minute.',
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
   * Has the payment provider make an attempt, or report its state, and records the answer.
   * @throws the provider's error if it doesn't answer.
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
      logger.warn({ orderId, refusal }, 'Stripe refused a refund; the order is unchanged.');
    if (hasSucceeded({ status: before }))
      logger.warn({ orderId, refusal }, 'A refund came back after it was booked; it needs attention.');
    for (const made of others) await this.#adopt(orderId, made);
    return { providerRefused: refusal };
  }

  /** Books a refund that was made at the provider, not by the shop. */
  async #adopt(orderId: string, made: MadeRefund): Promise<void> {
    if (!(await this.#external.record(orderId, made))) {
      // The books may count refunds of ours that the provider is going to refuse, because this one came first.
      await this.finishAll(orderId);
      if (!(await this.#external.record(orderId, made))) return this.#external.askToCompare(orderId, made);
    }
    const attempt = await this.#attempts.knownAs(made.refundId);
    if (attempt) await this.finish(attempt);
  }

  /**
   * Updates the books after a provider's event about a refund, even a successful one: a bank can return the money up to
   * 30 days later. Records external refunds of orders, and ignores those of other payments.
   * @throws the provider's error if it doesn't answer, so that the job is retried.
   */
  async reconcile(refundId: string): Promise<void> {
    const attempt = await this.#attempts.knownAs(refundId);
    if (attempt) return void (await this.finish(attempt));
    const made = await this.#payments.refundMade(refundId);
    if (made) await this.#adopt(made.orderId, made);
  }

  /**
   * Checks on an order's pending refunds, so that the books know what is left.
   * @throws the provider's error if it doesn't answer.
   */
  async finishAll(orderId: string): Promise<void> {
    for (const attempt of await this.#attempts.underWayOf(orderId)) await this.finish(attempt);
  }

  /** A batch of pending refunds that were last changed before an instant. */
  pending(touchedBefore: Date): Promise<RefundAttempt[]> {
    return this.#attempts.pending(touchedBefore);
  }

  /**
   * Finds orders paid before an instant whose payment must be refunded, to start or retry their refunds. Leaves out
   * orders whose refund the provider ever started: a retry would only fail again, so staff must decide.
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
