import { afterAll, expect } from 'vitest';
import {
  aProduct,
  type AdminProduct,
  type Caller,
} from '../../../../test/fixtures/catalogue/admin-product.ts';
import { aFileHost } from '../../../../test/fixtures/outside/file-host.ts';
import { aSupplier } from '../../../../test/fixtures/supplier.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { aFeed, decided, looked } from './feed.builder.ts';

export const START = new Date('2026-11-20T10:00:00Z');
const HOUR_MS = 3_600_000;
export const TYRES = 10;

/** Sets the shop's clock some hours after the start. */
export const later = (shop: TestShop, hours: number): void =>
  shop.setNow(new Date(START.getTime() + hours * HOUR_MS));

/** A supplier's file with a row for each tyre; costs in pounds, rising by one from row to row. */
export const fileOf = (
  tyres: readonly Pick<AdminProduct, 'sku'>[],
  { cost = 50, units = 8, head = 'SKU,Net,Qty' } = {},
): string => [head, ...tyres.map(({ sku }, index) => `${sku},${cost + index},${units}`), ''].join('\n');

/** A supplier's offers in the order of the tyres. */
export const offersOf = (shop: TestShop, supplierId: number) =>
  shop.rows<{ cost_pence: number; units: number }>(
    'select cost_pence, units from supplier_offers where supplier_id = $1 order by product_id',
    [supplierId],
  );

/**
 * Opens a supplier's host, and a shop with ten tyres that may reach it.
 * @param env further settings of the shop.
 * @returns the `it` of a file, its host, and functions that use both.
 */
export async function openFeedTest(env: Readonly<Record<string, string>> = {}) {
  const host = await aFileHost();
  afterAll(() => host.close());
  const it = shopTest({
    now: START,
    env: { SUPPLIER_PRIVATE_HOSTS: host.host, SUPPLIER_FETCH_SECONDS: '10', ...env },
  }).extend('tyres', { scope: 'file' }, async ({ shop, admin }) => {
    const made: AdminProduct[] = [];
    for (let count = 0; count < TYRES; count += 1)
      made.push(await aProduct(shop, admin, { stockQuantity: 0 }));
    return made;
  });
  it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

  /** Sets the content that the host sends. */
  function serve(content: string | Buffer): void {
    host.answer = (response) => response.end(content);
  }

  /** A feed whose first file a person has applied. */
  async function aRunningFeed(
    shop: TestShop,
    admin: Caller,
    tyres: readonly AdminProduct[],
    more: object = {},
  ): Promise<{ id: number; supplierId: number }> {
    const supplierId = await aSupplier(shop);
    const id = await aFeed(shop, admin, { supplierId, address: `${host.origin}/stock.csv`, ...more });
    serve(fileOf(tyres));
    const first = await looked(shop, admin, id);
    await decided(shop, admin, first?.import?.id ?? 0, 'apply');
    if ((await offersOf(shop, supplierId)).length !== tyres.length)
      throw new Error(`The first file wasn’t applied: ${first?.message ?? first?.outcome}`);
    return { id, supplierId };
  }
  return { it, host, serve, aRunningFeed };
}
