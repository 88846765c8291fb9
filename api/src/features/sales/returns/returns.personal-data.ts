import type { EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { result } from '../../../platform/services/result.ts';
import { boughtBy, Order, ordersOf, OrdersInProgress, Refund } from '../orders/index.ts';
import { forgetPhotographs } from '../photographs/index.ts';
import { OrderReturn, RETURN_PHOTOGRAPHS } from './record/order-return.entity.ts';
import { refundFor } from './return-rules.ts';

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const orders = await em.find(Order, boughtBy(person));
  const returns = await em.find(
    OrderReturn,
    { orderId: { $in: orders.map(({ id }) => id) } },
    { orderBy: { requestedAt: 'asc', id: 'asc' } },
  );
  return returns.map((ret) => ({
    orderId: ret.orderId,
    reason: ret.reason,
    comment: ret.comment,
    fittedOn: ret.fittedOn,
    vehicle: ret.vehicle,
    sidewallSize: ret.sidewallSize,
    units: ret.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    method: ret.method,
    carrier: ret.carrier,
    trackingNumber: ret.trackingNumber,
    step: ret.step,
    refusal: ret.refusal,
    deductionPence: ret.deduction,
    deductionReason: ret.deductionReason,
    requestedAt: isoText(ret.requestedAt),
    receivedAt: isoText(ret.receivedAt),
  }));
}

/**
 * Deletes comments, photographs, vehicles and carrier details, but keeps the goods and deductions for the accounts, and
 * the size on the old tyres, which says something about a model and nothing about a person.
 */
async function eraseOrders(em: EntityManager, orderIds: readonly string[]): Promise<void> {
  const ofOrders = { orderId: { $in: [...orderIds] } };
  const returns = await em.find(OrderReturn, ofOrders, { fields: ['id'] });
  await forgetPhotographs(
    em,
    RETURN_PHOTOGRAPHS,
    returns.map(({ id }) => id),
  );
  await em.nativeUpdate(OrderReturn, ofOrders, {
    comment: null,
    vehicle: null,
    fitmentIds: [],
    carrier: null,
    trackingNumber: null,
  });
}

async function erase(em: EntityManager, person: Person): Promise<void> {
  const { finished } = await ordersOf(em, person);
  await eraseOrders(
    em,
    finished.map(({ id }) => id),
  );
}

/** Refuses to erase a buyer with open returns: the shop must know whose tyres to expect and whom to refund. */
async function refuse(em: EntityManager, person: Person): Promise<OrdersInProgress | null> {
  const orders = await em.find(Order, boughtBy(person), { orderBy: { createdAt: 'asc', id: 'asc' } });
  const returns = await em.find(OrderReturn, {
    orderId: { $in: orders.map(({ id }) => id) },
    closedAt: null,
  });
  const refunds = await em.find(Refund, { order: { $in: orders } });
  // A pending refund stops the erasure elsewhere, and a failed one is the shop's problem.
  const open = returns.filter((ret) => refundFor(ret, refunds) === null);
  if (open.length === 0) return null;
  return result(OrdersInProgress, {
    message:
      'You’re still returning tyres. Please wait until we’ve paid you back, or withdraw the return if you haven’t ' +
      'sent them yet.',
    orders: orders.filter(({ id }) => open.some(({ orderId }) => orderId === id)),
  });
}

export const personalReturns: PersonalData = { name: 'returns', read, refuse, erase, eraseOrders };
