import fc from 'fast-check';
import { expect } from 'vitest';
import { shopTest, type ShopFixtures } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import {
  anUnpaidOrder,
  auditOf,
  cancelOrder,
  changeStatus,
  mailsAbout,
  receiveReturn,
  refundOrder,
  retryRefund,
  stripeRefundsOf,
  type BoughtOrder,
} from '../orders/order.builder.ts';
import { RefundService } from '../orders/order.service.ts';
import { cancel, orderOf, PAID, pay, stockOf } from './buying.builder.ts';
import { lineOf, totalOf } from './refund.builder.ts';

const STOCK = 10;
const QUANTITY = 2;

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

type Given = Pick<ShopFixtures, 'shop' | 'admin' | 'customer'>;

/** Every action that people and the shop can take on an order. */
const ACTS: Readonly<Record<string, (given: Given, order: BoughtOrder) => Promise<unknown>>> = {
  pay: ({ shop }, order) => pay(shop, order),
  read: ({ shop }, { sessionId }) => shop.graphql(PAID, { id: sessionId }),
  leave: ({ shop }, { orderId }) => cancel(shop, orderId),
  callOff: ({ shop, customer }, { orderId }) => cancelOrder(shop, orderId, customer),
  prepare: ({ shop, admin }, { orderId }) => changeStatus(shop, orderId, 'PROCESSING', admin),
  send: ({ shop, admin }, { orderId }) => changeStatus(shop, orderId, 'SHIPPED', admin),
  deliver: ({ shop, admin }, { orderId }) => changeStatus(shop, orderId, 'DELIVERED', admin),
  cancel: ({ shop, admin }, { orderId }) => changeStatus(shop, orderId, 'CANCELLED', admin),
  refund: ({ shop, admin }, { orderId }) => refundOrder(shop, orderId, admin),
  refusedRefund: ({ shop, admin }, { orderId }) => {
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    return refundOrder(shop, orderId, admin);
  },
  pendingRefund: ({ shop, admin }, { orderId }) => {
    shop.sandbox.planNextRefund({ status: 'pending' });
    return refundOrder(shop, orderId, admin);
  },
  refundPart: ({ shop, admin }, { orderId }) => refundOrder(shop, orderId, admin, { amount: 4_000 }),
  pendingPart: ({ shop, admin }, { orderId }) => {
    shop.sandbox.planNextRefund({ status: 'pending' });
    return refundOrder(shop, orderId, admin, { amount: 6_000 });
  },
  refundTyre: async ({ shop, admin }, { orderId }) =>
    refundOrder(shop, orderId, admin, {
      lines: [{ lineId: await lineOf(shop, { orderId }), quantity: 1, restock: true }],
    }),
  retry: async ({ shop, admin }, { orderId }) => {
    const failed = await shop.rows<{ id: string }>(
      `select id from refunds where order_id = $1 and status <> 'SUCCEEDED' order by created_at`,
      [orderId],
    );
    return Promise.all(failed.map(({ id }) => retryRefund(shop, id, admin)));
  },
  receive: async ({ shop, admin }, { orderId }) =>
    receiveReturn(shop, orderId, admin, [
      { lineId: await lineOf(shop, { orderId }), quantity: 1, condition: 'RESALEABLE' },
    ]),
  confirmRefund: ({ shop }, order) => bank(shop, order, 'succeeded'),
  failRefund: ({ shop }, order) => bank(shop, order, 'failed'),
};

/** The bank's work so far: it moves one refund at a time, so that none fails twice. */
let banking: Promise<unknown> = Promise.resolve();

/** The bank moves the latest refund on, even one that had succeeded, and Stripe reports it. */
async function bank(shop: TestShop, order: BoughtOrder, status: 'succeeded' | 'failed'): Promise<void> {
  const moved = banking.then(async () => {
    const [refund] = await stripeRefundsOf(shop, order);
    if (!refund || refund.status === status || refund.status === 'failed') return undefined;
    shop.sandbox.changeRefund(refund.id, status);
    return refund.id;
  });
  banking = moved;
  const id = await moved;
  if (id !== undefined) await shop.services.get(RefundService).reconcile(id);
}

const STEPS: Readonly<Record<string, readonly string[]>> = {
  PENDING: ['PENDING', 'PROCESSING', 'CANCELLED', 'REFUNDED'],
  PROCESSING: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
  SHIPPED: ['DELIVERED', 'REFUNDED'],
  DELIVERED: ['REFUNDED'],
  // The same status, if the money came back; the order can then be refunded again.
  CANCELLED: ['CANCELLED', 'REFUNDED'],
  REFUNDED: ['REFUNDED'],
};

/** Books and Stripe agree to the penny, no more goes back than was paid, and no unit comes back twice. */
async function expectMoneyInOrder(
  shop: TestShop,
  order: BoughtOrder,
  stored: Awaited<ReturnType<typeof orderOf>>,
  atStripe: readonly { readonly amount: number; readonly status: string }[],
): Promise<void> {
  const booked = await shop.rows<{ amount: number; status: string }>(
    'select amount_pence as amount, status from refunds where order_id = $1',
    [order.orderId],
  );
  const sumOf = (refunds: readonly { amount: number; status: string }[], ...states: string[]): number =>
    refunds.reduce((sum, { amount, status }) => sum + (states.includes(status) ? amount : 0), 0);
  const refunded = sumOf(booked, 'SUCCEEDED');
  const total = totalOf(order);
  expect(sumOf(atStripe, 'succeeded')).toBe(refunded);
  expect(sumOf(booked, 'SUCCEEDED', 'PENDING')).toBeLessThanOrEqual(total);
  expect(sumOf(atStripe, 'succeeded', 'pending')).toBeLessThanOrEqual(total);
  const isPaid = stored.movements.length > 0;
  if (isPaid)
    expect(stored.payment_status).toBe(
      refunded === total ? 'REFUNDED' : refunded > 0 ? 'PARTIALLY_REFUNDED' : 'PAID',
    );
  const isOwed = stored.needs_attention !== null || sumOf(booked, 'PENDING') > 0;
  const isOver = ['CANCELLED', 'REFUNDED'].includes(stored.status);
  if (isOver) expect(['REFUNDED', 'FAILED'].includes(stored.payment_status) || isOwed).toBe(true);
  else expect(['REFUNDED', 'FAILED']).not.toContain(stored.payment_status);
  const [line] = await shop.rows<{ returned: number }>(
    'select returned_units as returned from order_lines where order_id = $1',
    [order.orderId],
  );
  expect(stored.movements.slice(1).reduce((sum, units) => sum + units, 0)).toBe(line?.returned);
}

async function expectBooksInOrder(shop: TestShop, order: BoughtOrder): Promise<void> {
  const [stored, stock, refunds, audit, mails] = [
    await orderOf(shop, order),
    await stockOf(shop, order.product),
    await stripeRefundsOf(shop, order),
    await auditOf(shop, order),
    await mailsAbout(shop, order),
  ];
  const sold = -stored.movements.reduce((sum, units) => sum + units, 0);
  expect(stock).toEqual({ onHand: STOCK - sold, reserved: stored.reserved_until === null ? 0 : QUANTITY });
  await expectMoneyInOrder(shop, order, stored, refunds);
  const history = await shop.rows<{ status: string }>(
    'select status from order_events where order_id = $1 order by id',
    [order.orderId],
  );
  for (const [index, { status }] of history.slice(1).entries()) {
    const before = history[index]?.status ?? '';
    // A part that is refunded, or that comes back, and goods that do are told without a step.
    expect([before, ...(STEPS[before] ?? [])]).toContain(status);
  }
  // One mail for the payment and for each step a person took; none for an abandoned checkout.
  const told = audit.filter(
    ({ action, actor_role }) =>
      action === 'payment sold' ||
      action === 'refund made' ||
      (actor_role !== 'SHOP' && /^[A-Z]+$/.test(action)),
  );
  expect(mails).toHaveLength(told.length);
}

it('stock, money, history and mails agree after any actions on an order, two at a time', async ({
  shop,
  admin,
  customer,
}) => {
  const given = { shop, admin, customer };
  const act = fc.constantFrom(...Object.keys(ACTS));
  const life = fc.array(fc.tuple(act, act), { minLength: 1, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), life, async (isPaid, pairs) => {
      const order = await anUnpaidOrder(shop, { by: customer, stock: STOCK, quantity: QUANTITY });
      const first = isPaid ? (['pay', 'read'] as const) : [];
      for (const name of first) await ACTS[name]?.(given, order);
      for (const pair of pairs) await Promise.all(pair.map((name) => ACTS[name]?.(given, order)));
      await expectBooksInOrder(shop, order);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  const expected = /Stripe refused a refund|A refund came back/;
  expect(shop.complaints.filter((line) => !expected.test(line))).toEqual([]);
});
