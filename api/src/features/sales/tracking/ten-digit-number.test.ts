import { describe, expect } from 'vitest';
import { aCustomer } from '../../../../test/account.ts';
import { anOrderThatIs, anUnpaidOrder, type BoughtOrder } from '../../../../test/fixtures/order.ts';
import { nextAddress } from '../../../../test/next-address.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { track } from './tracking.builder.ts';

const it = shopTest({ env: { TRUSTED_PROXIES: '1' }, now: new Date('2026-11-20T10:00:00Z') });

/** Gives an order a single ten-digit number for everything, as older orders have. */
async function asBefore(shop: TestShop, order: BoughtOrder, digits: string): Promise<string> {
  const number = `TFL${digits}`;
  await shop.rows('update orders set number = $1, tracking_number = null where id = $2', [
    number,
    order.orderId,
  ]);
  return number;
}

const isFound = async (shop: TestShop, number: string, headers: Record<string, string> = {}) =>
  (await track(shop, number, headers)).data.trackOrder !== null;

describe('a tracking number of ten digits', () => {
  it('C-32 works until 30 days after delivery, and later for the buyer and the shop', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer });
    const number = await asBefore(shop, order, '2610000001');
    expect(await isFound(shop, number)).toBe(true);
    await shop.rows("update orders set delivered_at = delivered_at - interval '31 days' where id = $1", [
      order.orderId,
    ]);
    const stranger = await aCustomer(shop);
    expect([
      await isFound(shop, number),
      await isFound(shop, number, stranger.headers),
      await isFound(shop, number, customer.headers),
      await isFound(shop, number, admin.headers),
    ]).toEqual([false, false, true, true]);
  });

  it('C-32 works while the order is in progress, and until 30 days after it was cancelled', async ({
    shop,
    admin,
  }) => {
    const sent = await anOrderThatIs(shop, 'SHIPPED', admin);
    const cancelled = await anOrderThatIs(shop, 'CANCELLED', admin);
    const numbers = [await asBefore(shop, sent, '2610000002'), await asBefore(shop, cancelled, '2610000003')];
    const found = () => Promise.all(numbers.map((number) => isFound(shop, number)));
    expect(await found()).toEqual([true, true]);
    await shop.rows("update orders set updated_at = updated_at - interval '31 days' where number = any($1)", [
      numbers,
    ]);
    expect(await found()).toEqual([true, false]);
  });

  it('a longer one works for ever', async ({ shop, admin }) => {
    const { orderId, trackingNumber } = await anOrderThatIs(shop, 'DELIVERED', admin);
    await shop.rows("update orders set delivered_at = delivered_at - interval '31 days' where id = $1", [
      orderId,
    ]);
    expect(await isFound(shop, trackingNumber)).toBe(true);
  });

  it('C-32 is refused, right or wrong, for an hour after ten misses from one network', async ({ shop }) => {
    const number = await asBefore(shop, await anUnpaidOrder(shop), '2610000004');
    const { trackingNumber } = await anUnpaidOrder(shop);
    const from = nextAddress();
    for (let misses = 0; misses < 10; misses += 1) {
      await shop.rows("delete from rate_limits where key like 'tracking:%'");
      expect((await track(shop, `TFL25100000${10 + misses}`, from)).data.trackOrder).toBeNull();
      // A hit doesn't count.
      if (misses < 9) expect(await isFound(shop, number, from)).toBe(true);
    }
    await shop.rows("delete from rate_limits where key like 'tracking:%'");
    for (const tried of [number, 'TFL2510000001'])
      expect((await track(shop, tried, from)).errors).toMatchObject([
        {
          message: expect.stringMatching(/^Too many wrong tracking numbers have been entered\./),
          extensions: { code: 'TOO_MANY_REQUESTS' },
        },
      ]);
    expect([await isFound(shop, trackingNumber, from), await isFound(shop, number)]).toEqual([true, true]);
  });
});

it('C-32 after sixty misses from all networks, only longer numbers, buyers and the shop get an answer', async ({
  shop,
  admin,
  customer,
}) => {
  await shop.rows("delete from rate_limits where key like 'tracking%'");
  const order = await anOrderThatIs(shop, 'PENDING', admin, { by: customer });
  const number = await asBefore(shop, order, '2610000005');
  const { trackingNumber } = await anUnpaidOrder(shop);
  const misses = await Promise.all(
    Array.from({ length: 70 }, (_, index) => track(shop, `TFL25090000${10 + index}`)),
  );
  expect(misses.filter(({ errors }) => errors === undefined)).toHaveLength(60);
  const refused = await shop.app.inject({ url: `/api/tracking/${number}`, headers: nextAddress() });
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { success: false }]);
  expect([
    await isFound(shop, trackingNumber),
    await isFound(shop, number, customer.headers),
    await isFound(shop, number, admin.headers),
  ]).toEqual([true, true, true]);
  // A malformed number, and an unknown longer one, don't count as guesses.
  for (const tried of ['nonsense', 'TFL2611-0000-0000-0000'])
    expect((await track(shop, tried)).errors).toBeUndefined();
  await shop.rows("delete from rate_limits where key like 'tracking%'");
  expect(await isFound(shop, number)).toBe(true);
});
