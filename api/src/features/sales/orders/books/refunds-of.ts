import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from '../record/order.entity.ts';
import { Refund } from './refund.entity.ts';

/** All refunds of an order, oldest first. */
export const refundsOf = (em: EntityManager, order: Order): Promise<Refund[]> =>
  em.find(Refund, { order }, { orderBy: { createdAt: 'asc', id: 'asc' } });
