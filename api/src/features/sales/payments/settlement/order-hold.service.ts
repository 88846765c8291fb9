import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, type Actor } from '../../../operations/audit/index.ts';
import { reserve, unitsReserved, type Shortage } from '../../../shop/stock/index.ts';
import {
  auditSnapshot,
  withOrderLock,
  OrderAnnouncements,
  OrderTransitionService,
  unitsOf,
  type Order,
} from '../../orders/index.ts';

/** How long an unpaid order is held, and by whom. */
interface Hold {
  readonly until: Date;
  readonly actor: Actor;
}

export type Held =
  | { readonly order: Order }
  | { readonly missing: Shortage[] }
  /** It has got another payment page, or lost it, since it was read. */
  | { readonly changed: Order }
  | { readonly refused: string };

function refusalToHold({ paymentStatus, needsAttention, buyerErased, received }: Order): string | null {
  if (paymentStatuses[paymentStatus].wasPaid) return 'This order has been paid already.';
  if (needsAttention !== null || received !== null)
    return 'Money has come in for this order that isn’t its total. Refund that first.';
  return buyerErased ? 'The buyer’s details have been deleted, so this order can’t be paid any more.' : null;
}

/** Keeps the units of unpaid orders, and opens those again that were closed because nobody paid in time. */
export class OrderHold extends Service {
  readonly #announcements = this.services.get(OrderAnnouncements);
  readonly #audit = this.services.get(AuditService);
  readonly #transitions = this.services.get(OrderTransitionService);

  /**
   * Holds an unpaid order until an instant; if its units were released they are reserved again, and it is open
   * as before. It has no payment page any more: call it only once the page that was read is closed.
   * @returns null if there is no such order.
   */
  async renew({ id, providerSessionId: closed }: Order, { until, actor }: Hold): Promise<Held | null> {
    const { platform } = this.services;
    let isStockChanged = false;
    const held = await withOrderLock<Held>(platform, id, async (em, order) => {
      const refused = refusalToHold(order);
      if (refused) return { refused };
      if (order.providerSessionId !== closed) return { changed: order };
      if (order.reservedUntil === null) {
        const missing = await this.#reopen(em, order, actor);
        if (missing.length > 0) return { missing };
        isStockChanged = true;
      }
      Object.assign(order, { reservedUntil: until, providerSessionId: null });
      return { order };
    });
    if (isStockChanged) await platform.versions.caughtUp();
    return held;
  }

  async #reopen(em: EntityManager, order: Order, actor: Actor): Promise<Shortage[]> {
    const units = unitsOf(order);
    const missing = await reserve(em, units);
    if (missing.length > 0) return missing;
    const { status } = order;
    const before = auditSnapshot(order);
    Object.assign(order, { status: 'PENDING', paymentStatus: 'UNPAID', expiredAt: null });
    this.#transitions.addHistoryEntry(em, order, { to: 'PENDING', message: 'Your order is open again.' });
    const after = auditSnapshot(order);
    this.#audit.record(em, {
      actor,
      subject: 'order',
      subjectId: order.id,
      action: 'reopened',
      before,
      after,
    });
    await this.#announcements.moved(em, order, status);
    await unitsReserved.announce(this.services, em, units);
    return [];
  }
}
