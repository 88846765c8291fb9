import { expect } from 'vitest';
import { shopTest } from '../../test/shop-test.ts';
import type { TestShop } from '../../test/test-shop.ts';
import { release, reserve } from '../features/stock/stock.service.ts';

const it = shopTest({ env: { ANSWER_CACHE: 'off' } });

const COUNTS = /* GraphQL */ `
  query ($filter: ProductFilter, $search: String) {
    products(filter: $filter, search: $search) {
      tyreCount
      facets {
        flags {
          value
          count
        }
      }
    }
  }
`;

/** How many statements counted a listing, and how many tyres it says are in stock. */
async function count(
  shop: TestShop,
  variables: { filter?: object; search?: string } = {},
): Promise<{ statements: number; inStock: number | undefined }> {
  shop.takeStatements();
  const { data, errors } = await shop.graphql<{
    products: { facets: { flags: { value: string; count: number }[] } };
  }>(COUNTS, variables);
  expect(errors).toBeUndefined();
  const flag = data?.products.facets.flags.find(({ value }) => value === 'IN_STOCK');
  const statements = shop.takeStatements().filter((text) => /grouping\(| as tyres/.test(text));
  return { statements: statements.length, inStock: flag?.count };
}

it('counts of few conditions are read once for each version of the data', async ({ shop }) => {
  for (const filter of [{}, { season: 'WINTER' }]) {
    await shop.services.platform.versions.bump('catalogue');
    expect((await count(shop, { filter })).statements).toBe(2);
    expect((await count(shop, { filter })).statements).toBe(0);
    await shop.services.platform.versions.bump('settings');
    expect((await count(shop, { filter })).statements).toBe(2);
  }
});

it('counts of several conditions, or of words, are read each time', async ({ shop }) => {
  const several = { filter: { season: 'WINTER', brands: ['michelin'] } };
  for (const asked of [several, { search: 'pilo spo' }]) {
    await count(shop, asked);
    expect((await count(shop, asked)).statements).toBeGreaterThanOrEqual(2);
  }
});

it('counts follow a tyre that sells out, and one that comes back', async ({ shop }) => {
  const { versions, orm } = shop.services.platform;
  const [tyre] = await shop.rows<{ productId: number; quantity: number }>(
    `select id as "productId", stock_available as quantity from products
      where published and deleted_at is null and stock_available > 0 order by id desc limit 1`,
  );
  if (!tyre) throw new Error('The seed has no tyre in stock.');
  const { inStock: before = 0 } = await count(shop);
  await orm.em.fork().transactional((em) => reserve(em, [tyre]));
  await versions.caughtUp();
  expect((await count(shop)).inStock).toBe(before - 1);
  await orm.em.fork().transactional((em) => release(em, [tyre]));
  await versions.caughtUp();
  expect((await count(shop)).inStock).toBe(before);
});
