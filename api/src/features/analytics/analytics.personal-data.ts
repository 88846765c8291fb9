import type { EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../platform/personal-data.ts';
import { boughtBy } from '../orders/order-reader.service.ts';
import { Order } from '../orders/order.entity.ts';
import { VisitorEvent } from './visitor-event.entity.ts';

/** The random numbers under which somebody agreed to be counted, as far as orders tell that they are theirs. */
async function numbersOf(em: EntityManager, person: Person): Promise<string[]> {
  const orders = await em.find(
    Order,
    { $and: [boughtBy(person), { analyticsConsent: { $ne: null } }] },
    { fields: ['analyticsConsent'] },
  );
  return orders.flatMap(({ analyticsConsent }) => analyticsConsent ?? []);
}

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const clientId = { $in: await numbersOf(em, person) };
  const events = await em.find(VisitorEvent, { clientId }, { orderBy: { id: 'asc' } });
  return events.map(({ name, parameters, at }) => ({ name, parameters, at: isoText(at) }));
}

async function erase(em: EntityManager, person: Person): Promise<void> {
  await em.nativeDelete(VisitorEvent, { clientId: { $in: await numbersOf(em, person) } });
}

/** What a person did in the shop and has not been sent yet; afterwards nothing tells whose it was. */
export const personalVisits: PersonalData = { name: 'visitsNotSentYet', read, erase };
