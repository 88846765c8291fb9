import type { EntityManager } from '@mikro-orm/postgresql';
import type { Platform } from '../../../platform/services/platform.ts';
import { result } from '../../../platform/services/result.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { withOrderLock, type Order } from '../orders/index.ts';
import { ClaimNotFound } from './claim.results.ts';
import { Claim } from './record/claim.entity.ts';

/** A change of a claim, in a transaction on its locked order with its lines. */
export type ClaimChange<Result> = (em: EntityManager, order: Order, claim: Claim) => Promise<Result>;

/**
 * Changes a claim while its order is locked, so that changes of one order's claims run one after the other.
 * @param change its result, or null if the claim does not exist for whoever asks.
 */
export async function changeClaim<Result>(
  platform: Platform,
  id: string,
  change: ClaimChange<Result | null>,
): Promise<Result | ClaimNotFound> {
  const known = isUuid(id) ? await platform.orm.em.fork().findOne(Claim, { id }) : null;
  const changed =
    known &&
    (await withOrderLock(platform, known.orderId, async (em, order) => {
      const claim = await em.findOne(Claim, { id });
      return claim && change(em, order, claim);
    }));
  return changed ?? result(ClaimNotFound, { message: 'There’s no such claim.' });
}
