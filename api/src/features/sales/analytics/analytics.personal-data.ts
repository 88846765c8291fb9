import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { boughtBy, Order } from '../orders/index.ts';
import { transactionOf } from './reported-event.ts';
import { VisitorEvent } from './visitor-event.entity.ts';

/**
 * What somebody did, as far as their orders tell that it was they: by the random number of a consent while it waits to
 * be sent, and by what reports call the order.
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

/**
 * What is known to be a person's of what was counted. Of their other visits nothing tells whose they were once they
 * have been sent.
 */
export const personalVisits: PersonalData = { name: 'visits', read, erase };
