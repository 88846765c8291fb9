import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { boughtBy, Order } from '../orders/index.ts';
import { transactionOf } from './reported-event.ts';
import { VisitorEvent } from './visitor-event.entity.ts';

/**
 * Finds the events that a person's orders can be linked to: by the consent's random number while an event is queued,
 * and by the order's digest.
 */
async function visitsOf(em: EntityManager, person: Person): Promise<FilterQuery<VisitorEvent>> {
  const orders = await em.find(Order, boughtBy(person), { fields: ['id', 'analyticsConsent'] });
  return {
    $or: [
      { clientId: { $in: orders.flatMap(({ analyticsConsent }) => analyticsConsent ?? []) } },
      { parameters: { transaction_id: { $in: orders.map(transactionOf) } } },
    ],
  };
}

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const events = await em.find(VisitorEvent, await visitsOf(em, person), { orderBy: { id: 'asc' } });
  return events.map(({ name, parameters, at }) => ({ name, parameters, at: isoText(at) }));
}

async function erase(em: EntityManager, person: Person): Promise<void> {
  await em.nativeDelete(VisitorEvent, await visitsOf(em, person));
}

/** The counted events that can be linked to a person. Once sent, their other visits can't be linked to anyone. */
export const personalVisits: PersonalData = { name: 'visits', read, erase };
