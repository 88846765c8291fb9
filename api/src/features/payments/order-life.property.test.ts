import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anAdmin, type SignedIn } from '../accounts/account.builder.ts';
import {
  anUnpaidOrder,
  auditOf,
  cancelOrder,
  changeStatus,
  mailsAbout,
  refundOrder,
  stripeRefundsOf,
  type BoughtOrder,
} from '../orders/order.builder.ts';
import { cancel, orderOf, PAID, pay, stockOf } from './buying.builder.ts';
import { RefundService } from './refund.service.ts';

const STOCK = 10;
const QUANTITY = 2;

let shop: TestShop;
let admin: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  shop = await openTestShop();
  shop.sandbox.pauseWebhooks();
  [admin, owner] = await Promise.all([anAdmin(shop), aCustomer(shop)]);
});
afterAll(() => shop.close());

/** Everything that people and the shop do to an order. */
const ACTS: Readonly<Record<string, (order: BoughtOrder) => Promise<unknown>>> = {
  pay: (order) => pay(shop, order),
  read: ({ sessionId }) => shop.graphql(PAID, { id: sessionId }),
  leave: ({ orderId }) => cancel(shop, orderId),
  callOff: ({ orderId }) => cancelOrder(shop, orderId, owner),
  prepare: ({ orderId }) => changeStatus(shop, orderId, 'PROCESSING', admin),
  send: ({ orderId }) => changeStatus(shop, orderId, 'SHIPPED', admin),
  deliver: ({ orderId }) => changeStatus(shop, orderId, 'DELIVERED', admin),
  cancel: ({ orderId }) => changeStatus(shop, orderId, 'CANCELLED', admin),
  refund: ({ orderId }) => refundOrder(shop, orderId, admin),
  refusedRefund: ({ orderId }) => {
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    return refundOrder(shop, orderId, admin);
  },
  pendingRefund: ({ orderId }) => {
    shop.sandbox.planNextRefund({ status: 'pending' });
    return refundOrder(shop, orderId, admin);
  },
  confirmRefund: (order) => bank(order, 'succeeded'),
  failRefund: (order) => bank(order, 'failed'),
};

/** The bank takes the latest refund further, also one that had succeeded, and Stripe tells of it. */
async function bank(order: BoughtOrder, status: 'succeeded' | 'failed'): Promise<void> {
  const [refund] = await stripeRefundsOf(shop, order);
  if (!refund || refund.status === status || refund.status === 'failed') return;
  shop.sandbox.changeRefund(refund.id, status);
  await shop.services.get(RefundService).look(refund.id);
}

const STEPS: Readonly<Record<string, readonly string[]>> = {
  PENDING: ['PENDING', 'PROCESSING', 'CANCELLED', 'REFUNDED'],
  PROCESSING: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
  SHIPPED: ['DELIVERED', 'REFUNDED'],
  DELIVERED: ['REFUNDED'],
  // Itself again, where the money came back; with that it can be refunded again.
  CANCELLED: ['CANCELLED', 'REFUNDED'],
  REFUNDED: ['REFUNDED'],
};

async function expectBooksInOrder(order: BoughtOrder): Promise<void> {
  const [stored, stock, refunds, audit, mails] = [
    await orderOf(shop, order),
    await stockOf(shop, order.product),
    await stripeRefundsOf(shop, order),
    await auditOf(shop, order),
    await mailsAbout(shop, order),
  ];
  const sold = -stored.movements.reduce((sum, pieces) => sum + pieces, 0);
  expect(stock).toEqual({ onHand: STOCK - sold, reserved: stored.reserved_until === null ? 0 : QUANTITY });
  expect(refunds.filter(({ status }) => status === 'succeeded')).toHaveLength(
    stored.payment_status === 'REFUNDED' ? 1 : 0,
  );
  expect(['CANCELLED', 'REFUNDED'].includes(stored.status)).toBe(
    ['REFUNDED', 'FAILED'].includes(stored.payment_status) || stored.needs_attention !== null,
  );
  const history = await shop.rows<{ status: string }>(
    'select status from order_events where order_id = $1 order by id',
    [order.orderId],
  );
  for (const [index, { status }] of history.slice(1).entries())
    expect(STEPS[history[index]?.status ?? '']).toContain(status);
  // One mail for the payment and for each step somebody took; none for a checkout that was left.
  const told = audit.filter(
    ({ action, actor_role }) =>
      action === 'payment sold' || (actor_role !== 'SHOP' && /^[A-Z]+$/.test(action)),
  );
  expect(mails).toHaveLength(told.length);
}

test('whatever is done to an order in whatever order, two things at a time, stock, money, history and mails agree', async () => {
  const act = fc.constantFrom(...Object.keys(ACTS));
  const life = fc.array(fc.tuple(act, act), { minLength: 1, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), life, async (isPaid, pairs) => {
      const order = await anUnpaidOrder(shop, { by: owner, stock: STOCK, quantity: QUANTITY });
      const first = isPaid ? (['pay', 'read'] as const) : [];
      for (const name of first) await ACTS[name]?.(order);
      for (const pair of pairs) await Promise.all(pair.map((name) => ACTS[name]?.(order)));
      await expectBooksInOrder(order);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  const expected = /Stripe refused a refund|A refund came back/;
  expect(shop.complaints.filter((line) => !expected.test(line))).toEqual([]);
}, 120_000);
