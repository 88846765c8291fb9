import { raw } from '@mikro-orm/postgresql';
import { PENDING_REFUNDS } from '@treadline/schema/trade/order/payment/refund-status';
import { Service } from '../../../../platform/services/services.ts';
import { Refund, type Order, type RefundAttempt } from '../../orders/index.ts';

/** For so long the provider surely remembers the key of a request: it keeps them for 24 hours. */
const KEY_MEMORY_MS = 12 * 3_600_000;

/** How many refunds one run of the job asks about. Chance picks them: none waits behind others that wait long. */
const BATCH = 200;

/** The latest attempt of a refund, as the payment provider is asked for it or about it. */
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

/** Reads the attempts at refunds that the provider is asked for or about. */
export class RefundAttempts extends Service {
  /** The attempt with an id at the provider, whether or not it has ended; null if the shop made none. */
  async knownAs(providerRefundId: string): Promise<RefundAttempt | null> {
    const refund = await this.platform.orm.em
      .fork()
      .findOne(Refund, { providerRefundId }, { populate: ['order'] });
    return refund && this.#attemptOf(refund);
  }

  /**
   * Attempts that have not ended: the provider could not be reached, the process was killed, or the bank is still
   * processing.
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

  /** The attempts of an order that have not ended. */
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
