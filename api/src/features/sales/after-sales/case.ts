import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/services/context.ts';
import type { Platform } from '../../../platform/services/platform.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { isOwn, orderNotFound, withOrderLock, type Order, type OrderNotFound } from '../orders/index.ts';

/** A buyer's return or claim for tyres of an order. */
export interface Case {
  readonly id: string;
  readonly orderId: string;
  /** Raised by each change. Staff name the revision they last saw, so that stale changes are refused. */
  revision: number;
  updatedAt: Date;
}

type Kind<One> = new (...args: never) => One;

/** Finds a case by its id without checking the viewer; null if it doesn't exist. */
export async function findCase<One extends Case>(
  { orm }: Platform,
  kind: Kind<One>,
  id: string,
): Promise<One | null> {
  return isUuid(id) ? ((await orm.em.fork().findOne<Case>(kind, { id })) as One | null) : null;
}

/**
 * Changes a case while its order is locked, so that changes of one order's cases run one after the other.
 * @returns the result of `change`; null if the case doesn't exist.
 */
export async function withCase<One extends Case, Result>(
  platform: Platform,
  kind: Kind<One>,
  id: string,
  change: (em: EntityManager, order: Order, one: One) => Promise<Result>,
): Promise<Result | null> {
  const known = await findCase(platform, kind, id);
  return (
    known &&
    withOrderLock(platform, known.orderId, async (em, order) => {
      const one = (await em.findOne<Case>(kind, { id })) as One | null;
      return one && change(em, order, one);
    })
  );
}

/** Runs `ask` on the buyer's own order, locked and with its lines. Other people's orders count as not found. */
export async function withOwnOrder<Result>(
  platform: Platform,
  viewer: Viewer,
  orderId: string,
  ask: (em: EntityManager, order: Order) => Promise<Result>,
): Promise<Result | OrderNotFound> {
  const answer = isUuid(orderId)
    ? await withOrderLock(platform, orderId, async (em, order) =>
        isOwn(order, viewer) ? ask(em, order) : null,
      )
    : null;
  return answer ?? orderNotFound();
}
