import { test } from 'vitest';
import { aCustomer, anAdmin, type SignedIn } from '../src/features/accounts/account.builder.ts';
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts';

/** What a test of a shop can ask for; each is made for the first test of the file that does, and serves the others. */
export interface ShopFixtures {
  readonly shop: TestShop;
  readonly admin: SignedIn;
  readonly customer: SignedIn;
  /** Another customer, who has nothing to do with the first. */
  readonly stranger: SignedIn;
}

/**
 * The `it` of a file whose tests need a shop: `it('…', async ({ shop, customer }) => …)`. The shop is open for all of
 * them and closed after the last. A clock that `now` has set stands there again at the start of each test.
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
