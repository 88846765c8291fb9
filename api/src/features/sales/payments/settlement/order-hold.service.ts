import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, type Actor } from '../../../operations/audit/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { suppliedAt } from '../../../shop/delivery/index.ts';
import { holdSlotsAgain, type LostSlot } from '../../../shop/fitting/index.ts';
import {
  daysUntilReserved,
  RESERVATION_MINUTES,
  reserve,
  unitsReserved,
  type Shortage,
} from '../../../shop/stock/index.ts';
import {
  auditSnapshot,
  withOrderLock,
  OrderAnnouncements,
  OrderTransitionService,
  unitsOf,
  type Order,
} from '../../orders/index.ts';

/** How long an unpaid order is held, and at whose request. */
interface Hold {
  readonly until: Date;
  readonly actor: Actor;
  /** Whether the money has been received. The settlement then deals with a slot that's gone. */
  readonly isPaid?: boolean;
}

const MINUTE_MS = 60_000;

export type Held =
  | { readonly order: Order }
  | { readonly missing: Shortage[] }
  | { readonly lost: LostSlot }
  /** Its payment page was replaced or removed since the order was read. */
  | { readonly changed: Order }
  | { readonly refused: string };

function refusalToHold({ paymentStatus, needsAttention, buyerErased, received }: Order): string | null {
  if (paymentStatuses[paymentStatus].wasPaid) return 'This order has been paid already.';
  if (needsAttention !== null || received !== null)
    return 'Money has come in for this order that isn’t its total. Refund that first.';
  return buyerErased ? 'The buyer’s details have been deleted, so this order can’t be paid any more.' : null;
}

/** Rolls the transaction back that had reserved the units of an order whose slot can't be had any more. */
class SlotGone extends Error {
  readonly lost: LostSlot;

  constructor(lost: LostSlot) {
    super(lost.refusal.message);
    this.lost = lost;
  }
}

/** Holds the units of unpaid orders, and reopens orders that expired. */
export class OrderHold extends Service {
  readonly #announcements = this.services.get(OrderAnnouncements);
  readonly #audit = this.services.get(AuditService);
  readonly #settings = this.services.get(SettingsService);
  readonly #transitions = this.services.get(OrderTransitionService);

  /**
   * Holds an unpaid order until an instant, reserving its units again if they were released. If tyres are fitted, it's
   * held only until they can still be there in time. The order loses its payment page, so call this only once the page
   * that was read is closed.
   * @returns null if the order doesn't exist.
   */
  async renew(
    { id, providerSessionId: closed }: Order,
    { until, actor, isPaid }: Hold,
  ): Promise<Held | null> {
    const { platform } = this.services;
    let isStockChanged = false;
    const settings = await this.#settings.read();
    const held = await withOrderLock<Held>(platform, id, async (em, order) => {
      const refused = refusalToHold(order);
      if (refused) return { refused };
      if (order.providerSessionId !== closed) return { changed: order };
      if (order.reservedUntil === null) {
        const missing = await this.#reopen(em, order, actor);
        if (missing.length > 0) return { missing };
        isStockChanged = true;
      }
      const now = platform.now();
      const waitDays = await daysUntilReserved(em, id);
      order.suppliedBy = suppliedAt(now, waitDays, settings);
      const from = new Date(now.getTime() + RESERVATION_MINUTES * MINUTE_MS);
      const held = isPaid
        ? until
        : await holdSlotsAgain(em, id, { now, settings, waitDays }, { from, until });
      if ('refusal' in held) throw new SlotGone(held);
      Object.assign(order, { reservedUntil: held, providerSessionId: null });
      return { order };
    }).catch((error: unknown) => {
      if (error instanceof SlotGone) return { lost: error.lost };
      throw error;
    });
    if (isStockChanged) await platform.versions.caughtUp();
    return held;
  }

  async #reopen(em: EntityManager, order: Order, actor: Actor): Promise<Shortage[]> {
    const units = unitsOf(order);
    const { missing } = await reserve(em, order.id, units);
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
