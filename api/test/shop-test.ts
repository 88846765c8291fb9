import { test } from 'vitest';
import { aCustomer, anAdmin, type SignedIn } from './account.ts';
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts';

/** A shop's test fixtures. Each is created for the first test of the file that uses it, and shared by the others. */
export interface ShopFixtures {
  readonly shop: TestShop;
  readonly admin: SignedIn;
  readonly customer: SignedIn;
  /** Another customer, unrelated to the first. */
  readonly stranger: SignedIn;
}

/**
 * The `it` of a file whose tests need a shop: `it('…', async ({ shop, customer }) => …)`. The shop opens for the whole
 * file and closes after its last test. A clock set by `now` is reset before each test.
 */
export function shopTest(options: TestShopOptions = {}) {
  const it = test
    .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
      const shop = await openTestShop(options);
      onCleanup(() => shop.close());
      return shop;
    })
    .extend('admin', { scope: 'file' }, ({ shop }) => anAdmin(shop))
    .extend('customer', { scope: 'file' }, ({ shop }) => aCustomer(shop))
    .extend('stranger', { scope: 'file' }, ({ shop }) => aCustomer(shop));
  const { now } = options;
  if (now) it.beforeEach(({ shop }) => shop.setNow(now));
  return it;
}
