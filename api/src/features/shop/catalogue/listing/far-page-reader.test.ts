import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest({ env: { GRAPHQL_MAX_COST: '10000' } });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const PAGE = /* GraphQL */ `
  query (
    $filter: ProductFilter
    $search: String
    $sort: ProductSort! = NAME_ASC
    $page: Int! = 1
    $limit: Int!
  ) {
    products(filter: $filter, search: $search, sort: $sort, page: $page, limit: $limit) {
      items {
        id
      }
    }
  }
`;
const LIMIT = 250;
const FAR = 4;

async function idsOf(shop: TestShop, variables: object): Promise<number[]> {
  const { data, errors } = await shop.graphql<{ products: { items: { id: number }[] } }>(PAGE, variables);
  expect(errors).toBeUndefined();
  return data.products.items.map(({ id }) => id);
}

it.for([
  { sort: 'NAME_DESC' },
  { sort: 'BRAND_ASC', filter: { season: ['WINTER'] } },
  { sort: 'PRICE_ASC', filter: { minPrice: 5_000, onSale: false } },
  { sort: 'RATING_DESC', filter: { diameter: 17 } },
  { sort: 'RECOMMENDED', search: '91V' },
])('a page far down continues where the one before it ends: %o', async (listing, { shop }) => {
  const start = await idsOf(shop, { ...listing, limit: 1_000 });
  const far = await idsOf(shop, { ...listing, page: FAR, limit: LIMIT });
  expect(far.length).toBeGreaterThan(0);
  expect(far).toEqual(start.slice((FAR - 1) * LIMIT, FAR * LIMIT));
});

it('a page that begins in one stretch of ids ends in the next', async ({ shop }) => {
  const whole = await idsOf(shop, { page: 8, limit: 700 });
  const pieces = [50, 51, 52, 53, 54, 55, 56].map((page) => idsOf(shop, { page, limit: 100 }));
  expect(whole).toHaveLength(700);
  expect(whole).toEqual((await Promise.all(pieces)).flat());
});

it('the pages after a far one skip no rows, until the catalogue changes', async ({ shop }) => {
  const readOf = async (page: number): Promise<string[]> => {
    shop.takeStatements();
    await idsOf(shop, { page, limit: LIMIT });
    return shop.takeStatements();
  };
  const first = (await idsOf(shop, { page: 8, limit: LIMIT }))[0] ?? 0;
  const next = await readOf(9);
  expect(next).toHaveLength(1);
  expect(next[0]).not.toContain('offset');
  await shop.rows('update products set published = false where id = $1', [first]);
  await shop.announce('catalogue');
  expect(await idsOf(shop, { page: 8, limit: LIMIT })).not.toContain(first);
  expect(await readOf(9)).toHaveLength(1);
});

it('a page beyond the end is empty', async ({ shop }) => {
  expect(await idsOf(shop, { page: 1_000, limit: LIMIT })).toEqual([]);
});
