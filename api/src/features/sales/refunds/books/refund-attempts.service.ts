import { raw } from '@mikro-orm/postgresql';
import { PENDING_REFUNDS } from '@treadline/schema/trade/order/payment/refund-status';
import { Service } from '../../../../platform/services/services.ts';
import { Refund, type Order, type RefundAttempt } from '../../orders/index.ts';

/** An idempotency key surely still works this long after its request. The provider remembers keys for 24 hours. */
const KEY_MEMORY_MS = 12 * 3_600_000;

/** How many refunds one run of the job checks. They're picked at random, so that slow ones can't hold up the rest. */
const BATCH = 200;

/** The latest attempt of a refund, with what the payment provider needs to make or find it. */
export const attemptOf = (
  order: Order,
  { id, attempt, amount, providerRefundId, triedAt }: Refund,
  now: Date,
): RefundAttempt => ({
  orderId: order.id,
  id,
  attempt,
  refundId: providerRefundId,
  paymentIntent: order.providerPaymentId ?? '',
  amount,
  idempotencyKey: `refund-${id}-${attempt}`,
  isOld: now.getTime() - triedAt.getTime() > KEY_MEMORY_MS,
});

/** Reads attempts at refunds. */
export class RefundAttempts extends Service {
  /** Finds an attempt by the provider's refund id, even if it has ended; null if the books don't know the id. */
  async knownAs(providerRefundId: string): Promise<RefundAttempt | null> {
    const refund = await this.platform.orm.em
      .fork()
      .findOne(Refund, { providerRefundId }, { populate: ['order'] });
    return refund && this.#attemptOf(refund);
  }

  /**
   * A batch of pending attempts that were last changed before an instant: the provider couldn't be reached, the process
   * was killed, or the bank is still processing.
   */
  async pending(touchedBefore: Date): Promise<RefundAttempt[]> {
    const refunds = await this.platform.orm.em
      .fork()
      .find(
        Refund,
        { status: { $in: PENDING_REFUNDS }, updatedAt: { $lt: touchedBefore } },
        { populate: ['order'], orderBy: { [raw('random()')]: 'asc' }, limit: BATCH },
      );
    return refunds.map((refund) => this.#attemptOf(refund));
  }

  /** An order's pending attempts. */
  async underWayOf(orderId: string): Promise<RefundAttempt[]> {
    const refunds = await this.platform.orm.em
      .fork()
      .find(Refund, { order: orderId, status: { $in: PENDING_REFUNDS } }, { populate: ['order'] });
    return refunds.map((refund) => this.#attemptOf(refund));
  }

  #attemptOf(refund: Refund): RefundAttempt {
    return attemptOf(refund.order, refund, this.platform.now());
  }
}
