import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { anAdmin } from '../../../../../test/account.ts';
import { orderOf } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  aPaidOrder,
  cancelOrder,
  changeStatus,
  mailsAbout,
} from '../../../../../test/fixtures/order.ts';
import { ship } from '../../../../../test/fixtures/order/order-desk.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { aHeldTransition, carryOut, close, heldBy, hold, undo } from './held-transition.builder.ts';
import { HeldTransitionService } from './held-transition.service.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

const it = shopTest({ now: NOW });

it('a held transition changes and emails nothing for ten seconds, then is applied without its browser', async ({
  shop,
  admin,
}) => {
  const order = await anOrderThatIs(shop, 'PROCESSING', admin);
  const mails = await mailsAbout(shop, order);
  const shipments = [{ order: order.orderNumber, trackingNumber: 'DPD 1234' }];
  const held = await hold(shop, { ship: { shipments } }, admin);
  expect(held).toMatchObject({
    toStatus: 'SHIPPED',
    secondsLeft: 10,
    orders: [{ id: order.orderId, number: order.orderNumber }],
    refused: null,
  });
  const steps = shop.services.get(HeldTransitionService);
  shop.setNow(after(9));
  await steps.carryOutDue();
  expect((await orderOf(shop, order)).status).toBe('PROCESSING');
  expect(await mailsAbout(shop, order)).toEqual(mails);
  expect(await heldBy(shop, admin)).toMatchObject([{ id: held.id, secondsLeft: 1 }]);

  shop.setNow(after(10));
  await Promise.all([steps.carryOutDue(), steps.carryOutDue(), carryOut(shop, held.id, admin)]);
  expect((await orderOf(shop, order)).status).toBe('SHIPPED');
  expect((await mailsAbout(shop, order)).filter((subject) => /on their way/.test(subject))).toHaveLength(1);
  expect(await heldBy(shop, admin)).toEqual([]);
  expect(await undo(shop, held.id, admin)).toBe(false);
  // Only the order holds the input now.
  expect(await shop.rows('select input from held_steps where id = $1', [held.id])).toEqual([{ input: null }]);
});

it('a transition undone in time is never applied, and only its author can undo it', async ({
  shop,
  admin,
}) => {
  const order = await aPaidOrder(shop);
  const id = await aHeldTransition(shop, order, admin);
  const colleague = await anAdmin(shop);
  expect(await undo(shop, id, colleague)).toBe(false);
  expect(await heldBy(shop, colleague)).toEqual([]);
  // Another order's transition doesn't cut short the time to undo this one.
  await aHeldTransition(shop, await aPaidOrder(shop), admin);
  expect(await undo(shop, id, admin)).toBe(true);
  expect(await carryOut(shop, id, admin)).toBeNull();
  shop.setNow(after(60));
  await shop.services.get(HeldTransitionService).carryOutDue();
  expect((await orderOf(shop, order)).status).toBe('PENDING');
});

it('an order’s next change applies its held transitions first, even if made by a colleague', async ({
  shop,
  admin,
}) => {
  const order = await aPaidOrder(shop);
  await aHeldTransition(shop, order, admin);
  const next = await hold(shop, { update: { orderId: order.orderId, status: 'SHIPPED' } }, admin);
  expect((await orderOf(shop, order)).status).toBe('PROCESSING');
  const colleague = await anAdmin(shop);
  expect(await changeStatus(shop, order.orderId, 'DELIVERED', colleague)).toMatchObject({ kind: 'Order' });
  expect(await carryOut(shop, next.id, admin)).toMatchObject({ refused: [] });
  expect((await mailsAbout(shop, order)).filter((subject) => /on their way/.test(subject))).toHaveLength(1);

  const other = await aPaidOrder(shop);
  await aHeldTransition(shop, other, admin);
  expect(await ship(shop, [{ order: other.orderNumber }], colleague)).toMatchObject([{ outcome: 'DONE' }]);
});

it('a buyer’s cancellation comes first, and the transition’s author sees the refusal until they dismiss it', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await aPaidOrder(shop, { by: customer });
  const id = await aHeldTransition(shop, order, admin);
  await cancelOrder(shop, order.orderId, customer);
  shop.setNow(after(10));
  await shop.services.get(HeldTransitionService).carryOutDue();
  expect((await orderOf(shop, order)).status).toBe('CANCELLED');
  expect(await heldBy(shop, admin)).toMatchObject([
    { id, secondsLeft: 0, refused: [{ order: order.orderNumber, message: expect.stringMatching(/\w/) }] },
  ]);
  expect(await close(shop, id, admin)).toBe(true);
  expect(await heldBy(shop, admin)).toEqual([]);
});

it('a transition whose process was killed halfway is completed, and no order makes it twice', async ({
  shop,
  admin,
}) => {
  const [one, other] = [await aPaidOrder(shop), await aPaidOrder(shop)];
  const orders = [one.orderNumber, other.orderId, 'TFL2601000000'];
  const held = await hold(shop, { advance: { orders, status: 'PROCESSING' } }, admin);
  // A killed process leaves it like this.
  await shop.rows('update held_steps set begun_at = $2 where id = $1', [held.id, after(10)]);
  await changeStatus(shop, one.orderId, 'CANCELLED', admin);
  expect(await undo(shop, held.id, admin)).toBe(false);
  shop.setNow(after(70));
  await shop.services.get(HeldTransitionService).carryOutDue();
  expect((await orderOf(shop, other)).status).toBe('PROCESSING');
  const [told] = await heldBy(shop, admin);
  expect(told?.refused?.map(({ order }) => order)).toEqual([one.orderNumber, 'TFL2601000000']);
});

it('a transition is held once under its id, and changes that move money are never held', async ({
  shop,
  admin,
}) => {
  const order = await aPaidOrder(shop);
  const input = { id: randomUUID(), advance: { orders: [order.orderId], status: 'PROCESSING' } };
  const [held, again] = [await hold(shop, input, admin), await hold(shop, input, admin)];
  expect(again).toEqual(held);
  for (const wrong of [
    {},
    { ...input, id: 'one' },
    { ...input, update: { orderId: order.orderId, status: 'SHIPPED' } },
    { update: { orderId: order.orderId, status: 'REFUNDED' } },
    { ship: { shipments: [] } },
  ])
    expect(await hold(shop, wrong, admin)).toMatchObject({ kind: 'InvalidInput' });
});
