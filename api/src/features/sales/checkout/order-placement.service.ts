import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import { violatedConstraint } from '../../../platform/database/database-errors.ts';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { CatalogueDirectory } from '../../shop/catalogue/index.ts';
import { suppliedAt } from '../../shop/delivery/index.ts';
import { orderableUntil } from '../../shop/fitting/index.ts';
import { RESERVATION_MINUTES, reserve, unitsReserved, type Shortage } from '../../shop/stock/index.ts';
import { NUMBERS_TAKEN, Order, OrderAnnouncements, OrderTransitionService } from '../orders/index.ts';
import { productsOf, writeOrder, type NewOrder, type Terms } from './new-order.ts';
import { holdSlots, lockSlots, SlotLost } from './order-fittings.ts';

const NUMBER_TRIES = 5;
const MINUTE_MS = 60_000;

/** An order that was placed, or what it lacks. */
export type Placed =
  | { readonly order: Order }
  | { readonly missing: Shortage[] }
  | { readonly lost: SlotLost };

/** Places orders, and stores what identifies a repeated checkout. */
export class OrderPlacement extends Service {
  readonly #announcements = this.services.get(OrderAnnouncements);
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #settings = this.services.get(SettingsService);
  readonly #transitions = this.services.get(OrderTransitionService);

  /**
   * Reserves the units, holds the slots and writes the order in one transaction: all or nothing. It's reserved only
   * until its tyres can still be fitted in time, but at least for as long as an online order.
   */
  async place(order: NewOrder): Promise<Placed> {
    const [{ brands }, settings] = await Promise.all([this.#directory.read(), this.#settings.read()]);
    const terms: Terms = { settings, brandOf: ({ brandId }) => brands.get(brandId) };
    for (let tries = 1; ; tries += 1) {
      try {
        const placed = await this.platform.orm.em.fork().transactional((em) => this.#write(em, order, terms));
        if ('order' in placed) await this.platform.versions.caughtUp();
        return placed;
      } catch (error) {
        if (error instanceof SlotLost) return { lost: error };
        // If the number is taken, draw another.
        if (!NUMBERS_TAKEN.includes(violatedConstraint(error)) || tries === NUMBER_TRIES) throw error;
      }
    }
  }

  async #write(
    em: EntityManager,
    order: NewOrder,
    terms: Terms,
  ): Promise<{ order: Order } | { missing: Shortage[] }> {
    const id = randomUUID();
    const { missing, waitDays } = await reserve(em, id, order.units);
    if (missing.length > 0) return { missing };
    const products = await productsOf(em, order.units);
    const now = this.platform.now();
    const slots = await lockSlots(em, order, products, now);
    const from = new Date(now.getTime() + RESERVATION_MINUTES * MINUTE_MS);
    const kept = slots.map(({ fitting, slot }) => ({ ...slot, centre: fitting.judged.centre }));
    const reservedUntil = orderableUntil(
      kept,
      { from, until: order.reservedUntil, waitDays },
      terms.settings,
    );
    const suppliedBy = suppliedAt(now, waitDays, terms.settings);
    const placed = { ...order, id, suppliedBy, reservedUntil };
    const written = await writeOrder(em, placed, { ...terms, products, now });
    this.#transitions.addHistoryEntry(em, written, { to: 'PENDING', message: orderStatuses.PENDING.step });
    order.also?.(em, written);
    holdSlots(em, written, slots, now);
    await this.#announcements.created(em, written);
    await unitsReserved.announce(this.services, em, order.units);
    return { order: written };
  }

  /**
   * Moves an order to another browser: a repeated checkout may come from one that never got the cookie of the first
   * response.
   */
  async moveToBrowser({ id }: Order, browserHash: string): Promise<void> {
    await this.platform.orm.em.fork().nativeUpdate(Order, { id, buyerErased: false }, { browserHash });
  }

  /** Deletes the keys that identify a repeated checkout: of one order, or of all placed before an instant. */
  async forgetAttempts(of: Pick<Order, 'id'> | { readonly placedBefore: Date }): Promise<void> {
    await this.platform.orm.em
      .fork()
      .nativeUpdate(
        Order,
        'id' in of ? { id: of.id } : { attemptKey: { $ne: null }, createdAt: { $lt: of.placedBefore } },
        { attemptKey: null, attemptDigest: null },
      );
  }
}
