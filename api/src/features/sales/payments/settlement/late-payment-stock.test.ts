import { describe, expect } from 'vitest';
import {
  aBuyableProduct,
  anOpenCheckout,
  becomes,
  closeUnpaid,
  orderOf,
  pay,
  stockOf,
  type BuyableProduct,
  type PlacedCheckout,
} from '../../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { reconcilePayments } from '../payments.jobs.ts';

const PLACED = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;
const CLOSED = 'The page was closed.';

const it = shopTest({ jobs: true, now: PLACED });

const minutesLater = (shop: TestShop, minutes: number): void =>
  shop.setNow(new Date(PLACED.getTime() + minutes * MINUTE_MS));
const reconcile = (shop: TestShop): Promise<void> =>
  reconcilePayments.handle(shop.services, undefined as never);

/** A checkout whose units were released while its page was still open. */
async function aReleasedCheckout(shop: TestShop, product: BuyableProduct): Promise<PlacedCheckout> {
  const checkout = await anOpenCheckout(shop, product);
  expect(await closeUnpaid(shop, checkout.orderId, CLOSED)).toBe(true);
  return checkout;
}

describe('a payment after its units were released', () => {
  it('a payment after its units were released reserves them again if they’re in stock', async ({ shop }) => {
    const product = await aBuyableProduct(shop, { stock: 5 });
    const checkout = await aReleasedCheckout(shop, product);
    await pay(shop, checkout);
    await becomes(shop, checkout, 'PAID');
    expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
    expect(await orderOf(shop, checkout)).toMatchObject({
      status: 'PENDING',
      needs_attention: null,
      movements: [-2],
      events: [expect.any(String), CLOSED, 'Payment received. Thank you!'],
    });
  });

  it('a late payment is also booked by the return page if the callback is lost', async ({ shop }) => {
    const product = await aBuyableProduct(shop, { stock: 5 });
    const checkout = await aReleasedCheckout(shop, product);
    shop.sandbox.pauseWebhooks();
    await pay(shop, checkout);
    await shop.graphql('query Paid($id: ID!) { paymentSession(id: $id) { paymentStatus } }', {
      id: checkout.sessionId,
    });
    expect(await orderOf(shop, checkout)).toMatchObject({ payment_status: 'PAID', movements: [-2] });
    shop.sandbox.resumeWebhooks();
  });
});

describe('a payment that does not match its order', () => {
  it.for([
    [
      'a penny less',
      { total_pence: 19_498, subtotal_pence: 17_899 },
      'Paid 19497 gbp, but the order says 19498 gbp.',
    ],
    ['another currency', { currency: 'eur' }, 'Paid 19497 gbp, but the order says 19497 eur.'],
  ] as const)(
    '%s: staff must look at it, nothing is sold, and others can buy the units',
    async ([_what, change, reason], { shop }) => {
      const product = await aBuyableProduct(shop, { stock: 5 });
      const checkout = await anOpenCheckout(shop, product);
      await shop.rows(
        `update orders set ${Object.keys(change)
          .map((column, index) => `${column} = $${index + 2}`)
          .join(', ')} where id = $1`,
        [checkout.orderId, ...Object.values(change)],
      );
      await pay(shop, checkout);
      await expect.poll(async () => (await orderOf(shop, checkout)).needs_attention).toBe(reason);
      minutesLater(shop, 36);
      await reconcile(shop);
      expect(await orderOf(shop, checkout)).toMatchObject({
        payment_status: 'UNPAID',
        needs_attention: reason,
        reserved_until: null,
        movements: [],
        events: [expect.any(String), expect.stringContaining('doesn’t match this order’s total')],
      });
      expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
      expect(
        shop.complaints.filter((line) => line.includes('A payment does not match its order')),
      ).toHaveLength(1);
      shop.complaints.length = 0;
    },
  );
});
