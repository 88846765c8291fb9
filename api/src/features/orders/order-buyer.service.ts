import { raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import type { Person } from '../../platform/personal-data.ts';
import { Order } from './order.entity.ts';
import type { OrderStatus } from './order.enums.ts';
import { Refund } from './refund.entity.ts';

const FINISHED: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'REFUNDED'];

/** The orders of somebody: their account's, and those placed without one with an address that is proved to be theirs. */
export function boughtBy({ userId, email, emailVerified }: Person): FilterQuery<Order> {
  const asGuest: FilterQuery<Order> = {
    userId: null,
    buyerErased: false,
    [raw('lower(email)')]: email.toLowerCase(),
  };
  return emailVerified ? { $or: [{ userId }, asGuest] } : { userId };
}

/**
 * Somebody's orders, oldest first, told apart by whether anything is still to be done for which the shop must know who they are:
 * tyres to be paid for or brought, money to be paid back, or something that a person must look at.
 */
export async function ordersOf(
  em: EntityManager,
  person: Person,
): Promise<{ underWay: Order[]; finished: Order[] }> {
  const orders = await em.find(Order, boughtBy(person), {
    populate: ['lines'],
    orderBy: { createdAt: 'asc', id: 'asc' },
  });
  const refunds = await em.find(Refund, { order: { $in: orders }, status: 'PENDING' });
  const isFinished = ({ id, status, needsAttention }: Order): boolean =>
    FINISHED.includes(status) && needsAttention === null && !refunds.some(({ order }) => order.id === id);
  return { underWay: orders.filter((order) => !isFinished(order)), finished: orders.filter(isFinished) };
}
