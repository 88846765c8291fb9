import type { EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../../platform/services/personal-data.ts';
import { HeldTransition } from './held-transition.entity.ts';

/** Exports the held transitions that a member of staff made. */
async function read(em: EntityManager, { userId }: Person): Promise<object[]> {
  const steps = await em.find(HeldTransition, { actorId: userId }, { orderBy: { createdAt: 'asc' } });
  return steps.map(({ toStatus, orders, createdAt }) => ({
    to: toStatus,
    orders: orders.map(({ number }) => number),
    takenAt: isoText(createdAt),
  }));
}

async function erase(em: EntityManager, { userId }: Person): Promise<void> {
  await em.nativeDelete(HeldTransition, { actorId: userId });
}

export const personalHeldTransitions: PersonalData = { name: 'heldTransitions', read, erase };
