import { expect } from 'vitest';
import { becomes, closeUnpaid, orderOf, PAID, pay, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  anUnpaidOrder,
  auditOf,
  mailsAbout,
  refundsAt,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest({ jobs: true });
it.beforeAll(async ({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** Paid at Stripe after the shop, unaware of it, released the units. */
async function aLatePayment(shop: TestShop): Promise<BoughtOrder> {
  const order = await anUnpaidOrder(shop, { stock: 2, quantity: 2 });
  await pay(shop, order);
  await closeUnpaid(shop, order.orderId, 'The payment page expired before it was paid. Nothing was charged.');
  return order;
}

it('a late payment whose tyres are still in stock reopens its order, with one email', async ({ shop }) => {
  const order = await aLatePayment(shop);
  await shop.graphql(PAID, { id: order.sessionId });
  expect(await orderOf(shop, order)).toMatchObject({
    status: 'PENDING',
    payment_status: 'PAID',
    needs_attention: null,
    movements: [-2],
  });
  expect(await mailsAbout(shop, order)).toEqual([`Thank you for your order ${order.orderNumber}`]);
  expect((await auditOf(shop, order)).at(-1)).toMatchObject({
    action: 'payment sold-late',
    before: { status: 'CANCELLED' },
    after: { status: 'PENDING' },
  });
});

it('a late payment whose tyres were sold is refunded automatically, once, and the buyer learns why', async ({
  shop,
}) => {
  const order = await aLatePayment(shop);
  await shop.rows('update products set stock_quantity = 1 where id = $1', [order.product.id]);
  await Promise.all(Array.from({ length: 5 }, () => shop.graphql(PAID, { id: order.sessionId })));
  await becomes(shop, order, 'REFUNDED');
  expect(await orderOf(shop, order)).toMatchObject({
    status: 'REFUNDED',
    needs_attention: null,
    movements: [],
    events: expect.arrayContaining([
      'Your payment came through after the tyres had sold out, so we refunded it in full.',
    ]),
  });
  expect([await refundsAt(shop, order), await stockOf(shop, order.product)]).toEqual([
    [2 * order.product.price + 1_599],
    { onHand: 1, reserved: 0 },
  ]);
  expect(await mailsAbout(shop, order)).toEqual([expect.stringMatching(/^We’ve refunded £/)]);
  expect(
    await shop.rows('select text from mails where subject like $1 and text like $2', [
      `%${order.orderNumber}`,
      '%sold out%',
    ]),
  ).toHaveLength(1);
});
