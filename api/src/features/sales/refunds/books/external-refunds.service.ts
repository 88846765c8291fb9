import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import { isPending } from '@treadline/schema/trade/order/payment/refund-status';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, THE_SHOP } from '../../../operations/audit/index.ts';
import {
  addNote,
  Dispute,
  hasMoney,
  withOrderLock,
  leftToRefund,
  PART_REFUNDED,
  Refund,
  refundedSum,
  refundsOf,
  toCompare,
  withoutLost,
  type MadeRefund,
  type Order,
  type RefundAttempt,
} from '../../orders/index.ts';
import { RefundBooking } from './refund-booking.service.ts';

const BANK_PAID_BACK = 'Your bank has paid you back for this order.';

/** Whether the books contain the provider's refund, or the attempt that caused it. */
const isKnown = (refunds: readonly Refund[], { refundId, askedAs }: MadeRefund): boolean =>
  refunds.some(({ id, providerRefundId }) => providerRefundId === refundId || id === askedAs);

type Lost = Pick<Dispute, 'id' | 'amount'>;

/** The part of a lost dispute that isn't booked yet, in pence, and the key to book it under. */
function lossOf({ id, amount }: Lost, refunds: readonly Refund[]): { missing: number; requestKey: string } {
  const key = `dispute-${id}`;
  const booked = refunds.filter(
    ({ origin, requestKey }) =>
      origin === 'DISPUTE' && (requestKey === key || requestKey?.startsWith(`${key}-`)),
  );
  return {
    missing: amount - refundedSum(booked),
    requestKey: booked.length === 0 ? key : `${key}-${booked.length + 1}`,
  };
}

const leftOf = (order: Order, refunds: readonly Refund[]): number =>
  hasMoney(order) ? leftToRefund(order, refunds) : 0;

/** Books money that went back without a request by the shop: refunds made at the provider, and lost disputes. */
export class ExternalRefunds extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #booking = this.services.get(RefundBooking);

  /**
   * Records a refund made at the provider as pending, once; its state is then checked like any other's. Ignores one
   * that failed before the shop heard of it, as it never moved any money.
   * @returns false if its amount is more than the books have left.
   */
  async record(orderId: string, made: MadeRefund): Promise<boolean> {
    const isRecorded = await withOrderLock(this.platform, orderId, async (em, order) => {
      const refunds = await refundsOf(em, order);
      if (isKnown(refunds, made) || made.hasFailed) return true;
      const left = leftToRefund(order, refunds);
      if (!hasMoney(order) || made.amount > left) return false;
      this.#write(em, order, {
        amount: made.amount,
        origin: 'PROVIDER',
        providerRefundId: made.refundId,
        endsAs: made.amount === left ? 'REFUNDED' : null,
        message: made.amount === left ? orderStatuses.REFUNDED.step : PART_REFUNDED,
      });
      this.#note(em, order, 'refund found at Stripe', made.amount);
      return true;
    });
    return isRecorded !== false;
  }

  /**
   * Links an attempt that the provider refused to an external refund of the same amount made meanwhile.
   * @returns the linked attempt; null without a matching refund.
   */
  takeUp(attempt: RefundAttempt, others: readonly MadeRefund[]): Promise<RefundAttempt | null> {
    return withOrderLock(this.platform, attempt.orderId, async (em, order) => {
      const refunds = await refundsOf(em, order);
      const refund = refunds.find(({ id }) => id === attempt.id);
      if (!refund || refund.attempt !== attempt.attempt || !isPending(refund) || refund.providerRefundId)
        return null;
      const other = others.find(
        (made) => !made.hasFailed && made.amount === refund.amount && !isKnown(refunds, made),
      );
      if (!other) return null;
      refund.providerRefundId = other.refundId;
      return { ...attempt, refundId: other.refundId };
    });
  }

  /** Asks staff to compare an order with the provider, which has refunded more than the books have left. */
  async askToCompare(orderId: string, { refundId, amount }: MadeRefund): Promise<void> {
    const { logger } = this.platform;
    await withOrderLock(this.platform, orderId, async (_em, order) => {
      if (order.dealtWith.includes(refundId)) return;
      logger.error({ orderId, refundId }, 'Stripe refunded more than an order’s books have left.');
      addNote(order, toCompare.refundedTooMuch(amount, refundId));
    });
  }

  /**
   * Books the money of a lost dispute as a refund, once, in the caller's transaction on the locked order.
   * @returns whether units were restocked.
   * @throws Error if too little is left while a refund is pending, because the dispute will make that refund fail.
   */
  async bookLoss(em: EntityManager, order: Order, dispute: Lost): Promise<boolean> {
    const refunds = await refundsOf(em, order);
    if (lossOf(dispute, refunds).missing > leftOf(order, refunds) && refunds.some(isPending))
      throw new Error(`Dispute ${dispute.id} was lost while a refund of its order is pending.`);
    return this.#bookLoss(em, order, dispute, refunds);
  }

  /**
   * Books losses from disputes that couldn't be booked earlier because refunds, which have failed since, had the money.
   * @returns whether units were restocked.
   */
  async bookLosses(em: EntityManager, order: Order): Promise<boolean> {
    const lost = await em.find(Dispute, { order, state: 'LOST' }, { orderBy: { openedAt: 'asc' } });
    let wereRestocked = false;
    for (const dispute of lost) {
      const refunds = await refundsOf(em, order);
      if (lossOf(dispute, refunds).missing === 0 || leftOf(order, refunds) === 0) continue;
      const wasRestocked = await this.#bookLoss(em, order, dispute, refunds);
      wereRestocked ||= wasRestocked;
    }
    return wereRestocked;
  }

  async #bookLoss(
    em: EntityManager,
    order: Order,
    dispute: Lost,
    refunds: readonly Refund[],
  ): Promise<boolean> {
    const { missing, requestKey } = lossOf(dispute, refunds);
    const left = leftOf(order, refunds);
    const amount = Math.min(missing, left);
    let wereRestocked = false;
    if (amount > 0) {
      const refund = this.#write(em, order, {
        amount,
        origin: 'DISPUTE',
        requestKey,
        status: 'SUCCEEDED',
        endsAs: amount === left ? 'REFUNDED' : null,
        message: BANK_PAID_BACK,
      });
      this.#note(em, order, 'dispute lost', amount);
      await em.flush();
      wereRestocked = await this.#booking.book(em, order, refund, await refundsOf(em, order));
    }
    const { amount: lost } = dispute;
    order.needsAttention = withoutLost(order.needsAttention, lost);
    if (amount < missing) addNote(order, toCompare.lostTooMuch(lost, lost - missing + amount));
    return wereRestocked;
  }

  #write(
    em: EntityManager,
    order: Order,
    what: Pick<Refund, 'amount' | 'origin' | 'endsAs' | 'message'> &
      Partial<Pick<Refund, 'requestKey' | 'status' | 'providerRefundId'>>,
  ): Refund {
    const now = this.platform.now();
    const times = { triedAt: now, createdAt: now, updatedAt: now };
    return em.create(Refund, { ...what, ...times, id: randomUUID(), order, askedByRole: THE_SHOP.role });
  }

  #note(em: EntityManager, order: Order, action: string, amount: number): void {
    this.#audit.record(em, {
      actor: THE_SHOP,
      subject: 'order',
      subjectId: order.id,
      action,
      before: { refund: null },
      after: { refund: amount },
    });
  }
}
