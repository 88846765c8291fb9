import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrderPromises } from '@treadline/schema/trade/order/order-promises';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { withCase } from '../after-sales/index.ts';
import { promisesOf, Refund, type Order } from '../orders/index.ts';
import { OrderReturn } from './record/order-return.entity.ts';
import type { ReturnBooks } from './return-rules.ts';
import { returnNotFound, type ReturnNotFound } from './return.results.ts';

/** The books of a locked order, with the promises made when it was placed. */
export interface LockedBooks extends ReturnBooks {
  readonly promises: OrderPromises;
}

/** Reads an order's returns while it's locked, so that two returns can't take the same tyres. */
export class ReturnBookkeeping extends Service {
  readonly #settings = this.services.get(SettingsService);

  /**
   * Runs a change on a return and the locked books of its order.
   * @param change returns the result; null if the caller can't see the return.
   */
  async inReturn<Result>(
    id: string,
    change: (em: EntityManager, books: LockedBooks, ret: OrderReturn) => Promise<Result | null>,
  ): Promise<Result | ReturnNotFound> {
    const changed = await withCase(this.platform, OrderReturn, id, async (em, order, ret) =>
      change(em, await this.booksOf(em, order), ret),
    );
    return changed ?? returnNotFound();
  }

  /** The facts that decide which returns of an order are possible. */
  async booksOf(em: EntityManager, order: Order): Promise<LockedBooks> {
    return {
      order,
      returns: await em.find(OrderReturn, { orderId: order.id }, { orderBy: { ordinal: 'asc' } }),
      refunds: await em.find(Refund, { order }),
      promises: promisesOf(order, await this.#settings.readIn(em)),
    };
  }
}

/** A return's number for people, for example TFL-4829-1736-R1. */
export const numberOf = (
  { number }: Pick<Order, 'number'>,
  { ordinal }: Pick<OrderReturn, 'ordinal'>,
): string => `${number}-R${ordinal}`;

type Tyres = Pick<OrderReturn, 'lines'>;

const countOf = ({ lines }: Tyres): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a return contains a single tyre, for singular or plural wording. */
export const isOneTyre = (ret: Tyres): boolean => countOf(ret) === 1;

/** "1 tyre", "4 tyres". */
export const tyresText = (ret: Tyres): string => (isOneTyre(ret) ? '1 tyre' : `${countOf(ret)} tyres`);
