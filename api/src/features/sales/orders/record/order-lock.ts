import { LockMode, type EntityManager, type EventSubscriber } from '@mikro-orm/postgresql';
import type { Platform } from '../../../../platform/services/platform.ts';
import { Order } from './order.entity.ts';

type Work<Result> = (em: EntityManager, order: Order) => Promise<Result>;

/** Fields about the payment page and how long it holds the tyres. Integrators don't see them. */
const UNREAD: readonly string[] = ['reservedUntil', 'providerSessionId'] satisfies (keyof Order)[];

/**
 * Sets `updatedAt` when the transaction changes the order or its history, refunds, returns or claims, so that
 * integrators who poll for changes get the order. Merely locking it doesn't count.
 */
const movedBy = (order: Order, now: () => Date): EventSubscriber => ({
  onFlush({ uow }) {
    const changes = uow.getChangeSets();
    const own = changes.find(({ entity }) => entity === order);
    const isRead = changes.some(
      (change) => change !== own || Object.keys(change.payload).some((name) => !UNREAD.includes(name)),
    );
    if (!isRead) return;
    order.updatedAt = now();
    if (own) uow.recomputeSingleChangeSet(order);
    else uow.computeChangeSet(order);
  },
});

/**
 * Runs a change on the locked order in one transaction, so changes to one order run one after the other.
 * @returns the result of the change; null if the order doesn't exist.
 */
export function withOrderLock<Result>(
  platform: Platform,
  orderId: string,
  change: Work<Result>,
): Promise<Result | null> {
  return withQuietOrderLock(platform, orderId, (em, order) => {
    // Each transaction has its own subscribers.
    em.getEventManager().registerSubscriber(movedBy(order, platform.now));
    return change(em, order);
  });
}

/**
 * Like `withOrderLock`, but leaves `updatedAt` alone: for work that integrators don't see, such as queuing an email.
 */
export function withQuietOrderLock<Result>(
  { orm }: Platform,
  orderId: string,
  work: Work<Result>,
): Promise<Result | null> {
  return orm.em.fork().transactional(async (em) => {
    const order = await em.findOne(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order) return null;
    await em.populate(order, ['lines']);
    return work(em, order);
  });
}
