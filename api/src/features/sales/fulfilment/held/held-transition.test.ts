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

it('a step changes and mails nothing for ten seconds, and is then done though nobody is there', async ({
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
  // What was typed is now kept on the order alone.
  expect(await shop.rows('select input from held_steps where id = $1', [held.id])).toEqual([{ input: null }]);
});

it('a step that is undone in time never happens, and only who took it may undo it', async ({
  shop,
  admin,
}) => {
  const order = await aPaidOrder(shop);
  const id = await aHeldTransition(shop, order, admin);
  const colleague = await anAdmin(shop);
  expect(await undo(shop, id, colleague)).toBe(false);
  expect(await heldBy(shop, colleague)).toEqual([]);
  // Another order's step does not end the time in which this one can be undone.
  await aHeldTransition(shop, await aPaidOrder(shop), admin);
  expect(await undo(shop, id, admin)).toBe(true);
  expect(await carryOut(shop, id, admin)).toBeNull();
  shop.setNow(after(60));
  await shop.services.get(HeldTransitionService).carryOutDue();
  expect((await orderOf(shop, order)).status).toBe('PENDING');
});

it('the next step carries out what is held before it, whoever takes it and however', async ({
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

it('a buyer who cancels meanwhile is quicker, and who took the step reads of it until they put it away', async ({
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

it('a step whose process was killed halfway is done to the end, and nothing twice', async ({
  shop,
  admin,
}) => {
  const [one, other] = [await aPaidOrder(shop), await aPaidOrder(shop)];
  const orders = [one.orderNumber, other.orderId, 'TFL2601000000'];
  const held = await hold(shop, { advance: { orders, status: 'PROCESSING' } }, admin);
  // As a killed process leaves it.
  await shop.rows('update held_steps set begun_at = $2 where id = $1', [held.id, after(10)]);
  await changeStatus(shop, one.orderId, 'CANCELLED', admin);
  expect(await undo(shop, held.id, admin)).toBe(false);
  shop.setNow(after(70));
  await shop.services.get(HeldTransitionService).carryOutDue();
  expect((await orderOf(shop, other)).status).toBe('PROCESSING');
  const [told] = await heldBy(shop, admin);
  expect(told?.refused?.map(({ order }) => order)).toEqual([one.orderNumber, 'TFL2601000000']);
});

it('a step is held once under its id, and money never waits', async ({ shop, admin }) => {
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
