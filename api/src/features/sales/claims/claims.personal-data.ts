import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { boughtBy, Order } from '../orders/index.ts';
import { forgetPhotographs } from '../photographs/index.ts';
import { CLAIM_PHOTOGRAPHS, Claim, ClaimStep } from './record/claim.entity.ts';

/** Claims are found through the buyer's orders, so erase them before the orders lose their buyer. */
async function read(em: EntityManager, person: Person): Promise<object[]> {
  const orders = await em.find(Order, boughtBy(person));
  const claims = await em.find(
    Claim,
    { orderId: { $in: orders.map(({ id }) => id) } },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  const steps = await em.find(
    ClaimStep,
    { claimId: { $in: claims.map(({ id }) => id) } },
    { orderBy: { id: 'asc' } },
  );
  return claims.map((claim) => ({
    id: claim.id,
    orderId: claim.orderId,
    lineId: claim.lineId,
    kind: claim.kind,
    state: claim.state,
    quantity: claim.quantity,
    text: claim.text,
    offerUrl: claim.offerUrl,
    offerPricePence: claim.offerPrice,
    mileage: claim.mileage,
    treadMm: claim.treadMm,
    amountPence: claim.amount,
    madeAt: isoText(claim.createdAt),
    steps: steps
      .filter(({ claimId }) => claimId === claim.id)
      .map(({ author, state, text, at }) => ({ author, state, text, at: isoText(at) })),
  }));
}

/** Deletes claims with their photographs. The accounts keep the refunds. */
async function eraseOrders(em: EntityManager, orderIds: readonly string[]): Promise<void> {
  const claims = await em.find(Claim, { orderId: { $in: [...orderIds] } }, { fields: ['id'] });
  const ids = claims.map(({ id }) => id);
  await forgetPhotographs(em, CLAIM_PHOTOGRAPHS, ids);
  await em.nativeDelete(Claim, { id: { $in: ids } });
}

/** Locks the orders, so that a claim being made meanwhile waits and then finds that the order has no buyer. */
async function erase(em: EntityManager, person: Person): Promise<void> {
  const orders = await em.find(Order, boughtBy(person), {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' },
  });
  await eraseOrders(
    em,
    orders.map(({ id }) => id),
  );
  await em.nativeUpdate(ClaimStep, { writtenBy: person.userId }, { writtenBy: null });
}

export const personalClaims: PersonalData = { name: 'claims', read, erase, eraseOrders };
