import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrderPromises } from '@treadline/schema/trade/order/order-promises';
import type { Services } from '../../../platform/services/services.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { AuditService, type Actor } from '../../operations/audit/index.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { withOrderLock, OrderTransitionService, promisesOf, Refund, type Order } from '../orders/index.ts';
import { OrderReturn } from './record/order-return.entity.ts';
import type { ReturnBooks } from './return-rules.ts';

/** The books of a locked order, and what was promised with it. */
export interface LockedBooks extends ReturnBooks {
  readonly promises: OrderPromises;
}

/** What a step tells the buyer's timeline and the audit log. */
export interface ReturnTimelineEntry {
  readonly actor: Actor;
  /** For the audit log. */
  readonly action: string;
  /** For the timeline, which everybody sees who has the order's number; null if it says nothing. */
  readonly told: string | null;
}

/** Reads and writes the returns of an order while it is locked, so that no two of them take the same tyres. */
export class ReturnBookkeeping {
  readonly #services: Services;
  readonly #audit: AuditService;
  readonly #settings: SettingsService;
  readonly #transitions: OrderTransitionService;

  constructor(services: Services) {
    this.#services = services;
    this.#audit = services.get(AuditService);
    this.#settings = services.get(SettingsService);
    this.#transitions = services.get(OrderTransitionService);
  }

  /** Runs a change on the locked books of an order. @returns null if there is no such order. */
  inBooks<Result>(
    orderId: string,
    change: (em: EntityManager, books: LockedBooks) => Promise<Result>,
  ): Promise<Result | null> {
    return withOrderLock(this.#services.platform, orderId, async (em, order) => {
      const books = await this.booksOf(em, order);
      return change(em, books);
    });
  }

  /** Runs a change on a return and the locked books of its order. @returns null if there is no such return. */
  async inReturn<Result>(
    id: string,
    change: (em: EntityManager, books: LockedBooks, ret: OrderReturn) => Promise<Result>,
  ): Promise<Result | null> {
    const found = await this.find(id);
    if (!found) return null;
    return this.inBooks(found.orderId, async (em, books) => {
      const ret = books.returns.find((other) => other.id === id);
      if (!ret) throw new Error(`Return ${id} has left order ${found.orderId}.`);
      return change(em, books, ret);
    });
  }

  /** A return by its id, without a check of the viewer; null if there is none. */
  async find(id: string): Promise<OrderReturn | null> {
    return isUuid(id) ? this.#services.platform.orm.em.fork().findOne(OrderReturn, { id }) : null;
  }

  /** All that decides about the returns of an order. */
  async booksOf(em: EntityManager, order: Order): Promise<LockedBooks> {
    return {
      order,
      returns: await em.find(OrderReturn, { orderId: order.id }, { orderBy: { ordinal: 'asc' } }),
      refunds: await em.find(Refund, { order }),
      promises: promisesOf(order, await this.#settings.readIn(em)),
    };
  }

  /** Records a step of a return, in its transaction. */
  note(
    em: EntityManager,
    order: Order,
    ret: OrderReturn,
    { actor, action, told }: ReturnTimelineEntry,
  ): void {
    const now = this.#services.platform.now();
    Object.assign(ret, { revision: ret.revision + 1, updatedAt: now });
    if (told) this.#transitions.addHistoryEntry(em, order, { to: order.status, message: told });
    this.#audit.record(em, {
      actor,
      subject: 'order',
      subjectId: order.id,
      action,
      before: {},
      after: { return: numberOf(order, ret), step: ret.step, deduction: ret.deduction },
    });
  }
}

/** The number of a return, as people use it: TFL-4829-1736-R1. */
export const numberOf = (
  { number }: Pick<Order, 'number'>,
  { ordinal }: Pick<OrderReturn, 'ordinal'>,
): string => `${number}-R${ordinal}`;

type Tyres = Pick<OrderReturn, 'lines'>;

const countOf = ({ lines }: Tyres): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a return is of a single tyre, for the words that follow its number. */
export const isOneTyre = (ret: Tyres): boolean => countOf(ret) === 1;

/** "1 tyre", "4 tyres". */
export const tyresText = (ret: Tyres): string => (isOneTyre(ret) ? '1 tyre' : `${countOf(ret)} tyres`);
