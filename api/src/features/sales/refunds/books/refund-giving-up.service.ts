import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import { hasFailed } from '@treadline/schema/trade/order/payment/refund-status';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import {
  withOrderLock,
  leftToRefund,
  OrderNotes,
  Refund,
  refundsOf,
  type Order,
  type Refused,
} from '../../orders/index.ts';

const NOT_IN_VAIN = 'Only a refund that has failed can be given up.';
const STILL_OWED = 'This order has ended, so the buyer must be refunded.';

/** Records that a failed refund is no longer owed, for example because the order is sent after all. */
export class RefundGivingUp extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #notes = this.services.get(OrderNotes);

  /**
   * Gives a failed refund up, unless its order has ended and money is left to refund.
   * @param note the reason, stored on the order.
   * @returns the order or a refusal; null if the refund doesn't exist.
   */
  async giveUp(refundId: string, viewer: Viewer, note: string): Promise<{ order: Order } | Refused | null> {
    const { platform } = this.services;
    const found = await platform.orm.em.fork().findOne(Refund, { id: refundId });
    if (!found) return null;
    return withOrderLock<{ order: Order } | Refused | null>(platform, found.order.id, async (em, order) => {
      const refunds = await refundsOf(em, order);
      const refund = refunds.find(({ id }) => id === refundId);
      if (!refund) return null;
      if (!hasFailed(refund) || refund.givenUpAt) return { refused: NOT_IN_VAIN, from: order.status };
      const isOver = orderStatuses[order.status].stage === 'CLOSED';
      if (isOver && leftToRefund(order, refunds) > 0) return { refused: STILL_OWED, from: order.status };
      // Without its key, a claim can request its refund again.
      Object.assign(refund, { givenUpAt: platform.now(), requestKey: null });
      this.#notes.write(em, viewer, order.id, note);
      this.#audit.record(em, {
        actor: viewer,
        subject: 'order',
        subjectId: order.id,
        action: 'refund given up',
        before: { refund: refund.amount },
        after: { refund: null },
      });
      return { order };
    });
  }
}
