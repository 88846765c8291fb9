import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Platform } from '../../platform/platform.ts';
import { Order } from './order.entity.ts';

/**
 * Runs a change on the locked order in one transaction, so that changes to one order run one after the other.
 * @returns the result of the change, or null if there is no such order.
 */
export function inOrder<Result>(
  { orm, now }: Platform,
  orderId: string,
  change: (em: EntityManager, order: Order) => Promise<Result>,
): Promise<Result | null> {
  return orm.em.fork().transactional(async (em) => {
    const order = await em.findOne(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order) return null;
    await em.populate(order, ['lines']);
    order.updatedAt = now();
    return change(em, order);
  });
}
