import { expect, it, onTestFinished } from 'vitest';
import { anAdmin } from '../../../../test/account.ts';
import { aBuyableProduct, anOpenCheckout, becomes, pay } from '../../../../test/fixtures/buying.ts';
import { aPaidOrder } from '../../../../test/fixtures/order.ts';
import { aTakenOrder } from '../../../../test/fixtures/order/manual-order.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import { reconcilePayments } from '../payments/index.ts';
import { StripeAccess } from './stripe-access.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;

/** A shop whose clock is this many minutes behind Stripe's. */
async function aShopBehind(minutes: number, jobs = false): Promise<TestShop> {
  const shop = await openTestShop({ now: NOW, jobs });
  onTestFinished(() => shop.close());
  if (!jobs) shop.sandbox.pauseWebhooks();
  shop.setProviderAhead(minutes * MINUTE_MS);
  return shop;
}

const warnings = ({ complaints }: TestShop) => complaints.filter((line) => line.includes('clock'));

it.each([-5, 5])(
  'C-38 a payment page opens for half an hour while the shop is %i minutes behind Stripe',
  async (minutes) => {
    const shop = await aShopBehind(minutes);
    // Even a refusal reveals Stripe's time.
    await anOpenCheckout(shop, await aBuyableProduct(shop));
    const checkout = await anOpenCheckout(shop, await aBuyableProduct(shop));
    const session = await shop.services
      .get(StripeAccess)
      .client.checkout.sessions.retrieve(checkout.sessionId);
    const opened = NOW.getTime() + minutes * MINUTE_MS;
    const openMinutes = (session.expires_at * 1_000 - opened) / MINUTE_MS;
    expect(openMinutes).toBeGreaterThanOrEqual(30);
    expect(openMinutes).toBeLessThan(31);
    // The order outlives its page by Stripe's clock, and then both are closed.
    const reconcile = () => reconcilePayments.handle(shop.services, undefined as never);
    const statusAfter = async (passed: number) => {
      shop.setNow(new Date(NOW.getTime() + passed * MINUTE_MS));
      await reconcile();
      const [order] = await shop.rows<{ status: string }>('select status from orders where id = $1', [
        checkout.orderId,
      ]);
      return order?.status;
    };
    expect([await statusAfter(29), await statusAfter(36)]).toEqual(['PENDING', 'CANCELLED']);
    expect(warnings(shop)).toEqual([
      expect.stringContaining(
        `This machine’s clock is 300 seconds ${minutes > 0 ? 'behind' : 'ahead of'} Stripe’s.`,
      ),
    ]);
  },
);

it('an emailed link to a payment page opens while the shop is ahead of Stripe', async () => {
  const shop = await aShopBehind(-5);
  const order = await aTakenOrder(shop, await aBuyableProduct(shop), await anAdmin(shop));
  expect(order.url).toContain('/pay/');
});

it('callbacks are accepted while the shop is more than five minutes ahead of Stripe', async () => {
  const shop = await aShopBehind(-10, true);
  const checkout = await anOpenCheckout(shop, await aBuyableProduct(shop));
  await pay(shop, checkout);
  await becomes(shop, checkout, 'PAID');
  expect(warnings(shop)).toHaveLength(1);
});

it('clocks within a second of each other count as equal, and cause no warning', async () => {
  const shop = await aShopBehind(0);
  await aPaidOrder(shop);
  expect(shop.complaints).toEqual([]);
});
