import type { EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { boughtBy, Order, ordersOf } from '../orders/index.ts';
import { ManualOrder } from './manual-order.entity.ts';

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const orders = await em.find(Order, boughtBy(person));
  const taken = await em.find(ManualOrder, { orderId: { $in: orders.map(({ id }) => id) } });
  return taken.map(({ orderId, payment, note, reference, linkSentAt, linkExpiresAt }) => ({
    orderId,
    payment,
    note,
    paymentReference: reference,
    linkSentAt: isoText(linkSentAt),
    linkExpiresAt: isoText(linkExpiresAt),
  }));
}

/** Deletes staff's notes, but keeps the payment references, which the accounts need. */
async function eraseOrders(em: EntityManager, orderIds: readonly string[]): Promise<void> {
  await em.nativeUpdate(ManualOrder, { orderId: { $in: [...orderIds] } }, { note: null });
}

async function erase(em: EntityManager, person: Person): Promise<void> {
  const { finished } = await ordersOf(em, person);
  await eraseOrders(
    em,
    finished.map(({ id }) => id),
  );
  const { userId } = person;
  await em.nativeUpdate(ManualOrder, { takenBy: userId }, { takenBy: null });
  await em.nativeUpdate(ManualOrder, { recordedBy: userId }, { recordedBy: null });
}

export const personalManualOrders: PersonalData = { name: 'manualOrders', read, erase, eraseOrders };
