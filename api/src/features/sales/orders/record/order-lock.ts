import { LockMode, type EntityManager, type EventSubscriber } from '@mikro-orm/postgresql';
import type { Platform } from '../../../../platform/services/platform.ts';
import { Order } from './order.entity.ts';

type Work<Result> = (em: EntityManager, order: Order) => Promise<Result>;

/** How long its tyres are held, and for which payment page: only its buyer learns of that. */
const UNREAD: readonly string[] = ['reservedUntil', 'providerSessionId'] satisfies (keyof Order)[];

/**
 * Moves the order's last change with each write of its transaction, so that integrators who ask what changed are
 * given the order when it did, or its history, refunds, returns and claims, and not when it was only looked at.
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
 * Runs a change on the locked order in one transaction, so that changes to one order run one after the other.
 * @returns the result of the change, or null if there is no such order.
 */
export function withOrderLock<Result>(
  platform: Platform,
  orderId: string,
  change: Work<Result>,
): Promise<Result | null> {
  return withQuietOrderLock(platform, orderId, (em, order) => {
    // A transaction has its own set of listeners.
    em.getEventManager().registerSubscriber(movedBy(order, platform.now));
    return change(em, order);
  });
}

/** The same for work that writes nothing which integrators read of the order, such as a mail about it. */
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
