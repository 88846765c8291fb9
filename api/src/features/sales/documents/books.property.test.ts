import fc from 'fast-check';
import { expect } from 'vitest';
import { lostAt } from '../../../../test/fixtures/at-stripe.ts';
import { refundsAt } from '../../../../test/fixtures/order.ts';
import { bookFaults, serials } from '../../../../test/fixtures/order/books.ts';
import { EXPECTED_WARNINGS } from '../../../../test/fixtures/order/order-actions.ts';
import { liveOrders, orderLives } from '../../../../test/fixtures/order/order-lives.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** The pence that Stripe has refunded for an order, including pending refunds and money lost in disputes. */
const refundedAtStripe =
  (shop: TestShop) =>
  async (orderId: string): Promise<number> =>
    (await refundsAt(shop, { orderId })).reduce(
      (sum, amount) => sum + amount,
      await lostAt(shop, { orderId }),
    );

it('invoices less credit notes equal payments less refunds, without gaps, after any concurrent actions', async ({
  shop,
  admin,
  customer,
}) => {
  const given = { shop, admin, customer };
  await fc.assert(
    fc.asyncProperty(orderLives, async (lives) => {
      const orders = await liveOrders(given, lives);
      const ids = orders.map(({ orderId }) => orderId);
      expect(await bookFaults(shop.rows, ids, refundedAtStripe(shop))).toEqual([]);
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect((await serials(shop.rows, 'credit_notes')).length).toBeGreaterThan(10);
  expect(shop.complaints.filter((line) => !EXPECTED_WARNINGS.test(line))).toEqual([]);
});
