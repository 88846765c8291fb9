import fc from 'fast-check';
import { expect } from 'vitest';
import { lostAt } from '../../../../test/fixtures/at-stripe.ts';
import { orderOf, stockOf } from '../../../../test/fixtures/buying.ts';
import {
  anUnpaidOrder,
  auditOf,
  mailsAbout,
  stripeRefundsOf,
  type BoughtOrder,
} from '../../../../test/fixtures/order.ts';
import { EXPECTED_WARNINGS, orderActions } from '../../../../test/fixtures/order/order-actions.ts';
import { totalOf } from '../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const STOCK = 10;
const QUANTITY = 2;

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

const STEPS: Readonly<Record<string, readonly string[]>> = {
  PENDING: ['PENDING', 'PROCESSING', 'CANCELLED', 'REFUNDED'],
  PROCESSING: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
  SHIPPED: ['DELIVERED', 'REFUNDED'],
  DELIVERED: ['REFUNDED'],
  // The same status if the money came back: the order can then be refunded again.
  CANCELLED: ['CANCELLED', 'REFUNDED'],
  REFUNDED: ['REFUNDED'],
};

/** Books and Stripe agree to the penny, no more is refunded than was paid, and no unit is returned twice. */
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
  expect(sumOf(atStripe, 'succeeded') + (await lostAt(shop, order))).toBe(refunded);
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
    // Partial refunds, failed ones and returned goods add history without changing the status.
    expect([before, ...(STEPS[before] ?? [])]).toContain(status);
  }
  // One email for the payment, each refund and each step a person took, and one to the shop for a dispute; none for an
  // abandoned checkout.
  const told = audit.filter(
    ({ action, actor_role }) =>
      ['payment sold', 'refund made', 'REFUNDED', 'dispute opened'].includes(action) ||
      (actor_role !== 'SHOP' && /^[A-Z]+$/.test(action)),
  );
  expect(mails).toHaveLength(told.length);
}

it('stock, money, history and emails agree after any actions on an order, two at a time', async ({
  shop,
  admin,
  customer,
}) => {
  const given = { shop, admin, customer };
  const act = fc.constantFrom(...Object.keys(orderActions));
  const life = fc.array(fc.tuple(act, act), { minLength: 1, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), life, async (isPaid, pairs) => {
      const order = await anUnpaidOrder(shop, { by: customer, stock: STOCK, quantity: QUANTITY });
      const first = isPaid ? (['pay', 'read'] as const) : [];
      for (const name of first) await orderActions[name]?.(given, order);
      for (const pair of pairs)
        await Promise.all(pair.map(async (name) => orderActions[name]?.(given, order)));
      await expectBooksInOrder(shop, order);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  expect(shop.complaints.filter((line) => !EXPECTED_WARNINGS.test(line))).toEqual([]);
});
