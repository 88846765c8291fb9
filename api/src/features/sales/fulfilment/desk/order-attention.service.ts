import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import {
  auditSnapshot,
  idsIn,
  withOrderLock,
  leftToLookAt,
  OrderNotes,
  orderNotFound,
  type Order,
} from '../../orders/index.ts';
import type { ResolveOrderInput } from './order-attention.inputs.ts';
import { OrderNotResolved, type ResolveOrderResult } from './order-attention.results.ts';

/**
 * Whether staff can mark an order as dealt with. If the buyer has to be refunded, they can't: booking the refund clears
 * the note.
 */
export const canResolve = ({ needsAttention }: Pick<Order, 'needsAttention'>): boolean =>
  needsAttention !== null && leftToLookAt(needsAttention) === needsAttention;

const notYet = (message: string): OrderNotResolved => result(OrderNotResolved, { message });

/** Why an order can't be marked as dealt with; null if it can. @param read the note that the caller saw. */
function refusalOf(order: Order, read: string): OrderNotResolved | null {
  const { needsAttention } = order;
  if (needsAttention === null)
    return notYet('This order has already been dealt with. Your note wasn’t saved.');
  if (needsAttention !== read) return notYet(`Something else has come up: ${needsAttention}`);
  if (!canResolve(order))
    return notYet('The buyer’s money has to go back first. Once that is booked, this clears by itself.');
  return null;
}

/** Lets staff mark an order that needed attention as dealt with. */
export class OrderAttention extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #notes = this.services.get(OrderNotes);

  /** Clears `needsAttention`, and adds a note that says what was done. */
  async dealtWith(
    viewer: Viewer,
    { orderId, needsAttention: read, note }: ResolveOrderInput,
  ): Promise<typeof ResolveOrderResult> {
    if (!isUuid(orderId)) return orderNotFound();
    const { platform } = this.services;
    const changed = await withOrderLock<Order | OrderNotResolved>(platform, orderId, async (em, order) => {
      const refused = refusalOf(order, read);
      if (refused) return refused;
      const before = auditSnapshot(order);
      // The provider will report these payments again, but staff needn't look at them twice.
      order.dealtWith = [...new Set([...order.dealtWith, ...idsIn(order.needsAttention)])];
      order.needsAttention = null;
      this.#notes.write(em, viewer, order.id, note);
      this.#audit.record(em, {
        actor: viewer,
        subject: 'order',
        subjectId: order.id,
        action: 'dealt with',
        before,
        after: auditSnapshot(order),
      });
      return order;
    });
    return changed ?? orderNotFound();
  }
}
