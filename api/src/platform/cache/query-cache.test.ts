import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';

const it = shopTest({ env: { RESPONSE_CACHE: 'off' } });

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

/** The number of statements that counted a listing. */
async function count(shop: TestShop, variables: { filter?: object; search?: string } = {}): Promise<number> {
  shop.takeStatements();
  const { errors } = await shop.graphql(COUNTS, variables);
  expect(errors).toBeUndefined();
  return shop.takeStatements().filter((text) => /'flags'| as tyres/.test(text)).length;
}

it('a listing is counted once per version of the data', async ({ shop }) => {
  for (const filter of [{}, { season: 'WINTER' }, { season: 'WINTER', brands: ['michelin'] }]) {
    await shop.announce('catalogue');
    expect(await count(shop, { filter })).toBe(2);
    expect(await count(shop, { filter })).toBe(0);
    await shop.announce('settings');
    expect(await count(shop, { filter })).toBe(2);
  }
});

it('search results are counted every time', async ({ shop }) => {
  for (let time = 0; time < 2; time += 1)
    expect(await count(shop, { search: 'pilo spo' })).toBeGreaterThanOrEqual(2);
});
