import type { EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../../platform/services/personal-data.ts';
import { HeldStep } from './held-step.entity.ts';

/** The steps that a member of staff took and that are not carried out, or were not done to some order. */
async function read(em: EntityManager, { userId }: Person): Promise<object[]> {
  const steps = await em.find(HeldStep, { actorId: userId }, { orderBy: { createdAt: 'asc' } });
  return steps.map(({ toStatus, orders, createdAt }) => ({
    to: toStatus,
    orders: orders.map(({ number }) => number),
    takenAt: isoText(createdAt),
  }));
}

async function erase(em: EntityManager, { userId }: Person): Promise<void> {
  await em.nativeDelete(HeldStep, { actorId: userId });
}

export const personalHeldSteps: PersonalData = { name: 'heldSteps', read, erase };
