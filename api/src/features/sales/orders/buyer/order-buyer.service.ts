import { raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { UNDER_WAY_STATUSES } from '@treadline/schema/trade/order/order-status';
import { PENDING_REFUNDS } from '@treadline/schema/trade/order/payment/refund-status';
import type { Person } from '../../../../platform/services/personal-data.ts';
import { Dispute } from '../books/dispute.entity.ts';
import { Refund } from '../books/refund.entity.ts';
import { Order } from '../record/order.entity.ts';

/** Matches a person's orders: those of their account and, if their email address is verified, guest orders with it. */
export function boughtBy({ userId, email, emailVerified }: Person): FilterQuery<Order> {
  const asGuest: FilterQuery<Order> = {
    userId: null,
    buyerErased: false,
    [raw('lower(email)')]: email.toLowerCase(),
  };
  return emailVerified ? { $or: [{ userId }, asGuest] } : { userId };
}

/**
 * Moves guest orders with this email address to the account. Call it only once the address is verified, which proves
 * that the orders are the account holder's.
 * @returns the number of orders moved.
 */
export const claimOrdersFor = (em: EntityManager, userId: string, email: string): Promise<number> =>
  em.nativeUpdate(
    Order,
    { userId: null, buyerErased: false, [raw('lower(email)')]: email.trim().toLowerCase() },
    { userId },
  );

/**
 * A person's orders, oldest first, split into those in progress and finished ones. For an order in progress the shop
 * must still know its buyer: payment, delivery, a refund, a dispute or a decision by staff is outstanding.
 */
export async function ordersOf(
  em: EntityManager,
  person: Person,
): Promise<{ inProgress: Order[]; finished: Order[] }> {
  const orders = await em.find(Order, boughtBy(person), {
    populate: ['lines'],
    orderBy: { createdAt: 'asc', id: 'asc' },
  });
  const refunds = await em.find(Refund, { order: { $in: orders }, status: { $in: PENDING_REFUNDS } });
  const disputes = await em.find(Dispute, { order: { $in: orders }, closedAt: null });
  const isFinished = ({ id, status, needsAttention }: Order): boolean =>
    !UNDER_WAY_STATUSES.includes(status) &&
    needsAttention === null &&
    ![...refunds, ...disputes].some(({ order }) => order.id === id);
  return { inProgress: orders.filter((order) => !isFinished(order)), finished: orders.filter(isFinished) };
}
