import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import type { Person } from '../../../../platform/services/personal-data.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { personOf, User } from '../../../people/accounts/index.ts';
import { ordersOf } from './order-buyer.service.ts';
import { OrdersInProgress } from './orders-in-progress.type.ts';

/** Refuses to erase a buyer with orders in progress; null if they have none. */
export async function refuseWhileUnderWay(
  em: EntityManager,
  person: Person,
): Promise<OrdersInProgress | null> {
  const { inProgress } = await ordersOf(em, person);
  if (inProgress.length === 0) return null;
  const message =
    inProgress.length === 1
      ? 'One of your orders is still on its way. Please wait until it arrives, or cancel it first.'
      : 'Some of your orders are still on their way. Please wait until they arrive, or cancel them first.';
  return result(OrdersInProgress, { message, orders: inProgress });
}

/** Tells customers in advance which orders stop their account from being deleted. */
export class OrdersInProgressService extends Service {
  /** The refusal that the viewer would get now because of their orders; null if they'd get none. */
  async ofViewer({ userId }: Viewer): Promise<OrdersInProgress | null> {
    const { personalData, platform } = this.services;
    const em = platform.orm.em.fork();
    const user = userId ? await em.findOne(User, { id: userId }) : null;
    if (!user) return null;
    for (const { refuse } of personalData) {
      const refusal = await refuse?.(em, personOf(user));
      if (refusal instanceof OrdersInProgress) return refusal;
    }
    return null;
  }
}
