import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/services/context.ts';
import type { Platform } from '../../../platform/services/platform.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { isOwn, orderNotFound, withOrderLock, type Order, type OrderNotFound } from '../orders/index.ts';

/** What a buyer asks of the shop about tyres of an order: a return or a claim. */
export interface Case {
  readonly id: string;
  readonly orderId: string;
  /** Raised by each change; the shop names the one that it has read. */
  revision: number;
  updatedAt: Date;
}

type Kind<One> = new (...args: never) => One;

/** A case by its id, without a check of the viewer; null if there is none. */
export async function findCase<One extends Case>(
  { orm }: Platform,
  kind: Kind<One>,
  id: string,
): Promise<One | null> {
  return isUuid(id) ? ((await orm.em.fork().findOne<Case>(kind, { id })) as One | null) : null;
}

/**
 * Changes a case while its order is locked, so that changes of one order's cases run one after the other.
 * @returns what the change does; null if there is no such case.
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

/** Runs what a buyer asks for on their own locked order with its lines; an order of others does not exist for them. */
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
