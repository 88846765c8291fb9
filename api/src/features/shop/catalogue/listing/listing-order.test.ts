import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { LISTING, type ListedTyre, type ListingAnswer } from './listing.builder.ts';

/** Byte order, as in the database's collation C. */
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Dated = ListedTyre & { readonly createdAt: number };

/** The comparison of each order. The id decides between equals. */
const ORDERS: Readonly<Record<string, (a: Dated, b: Dated) => number>> = {
  NAME_ASC: (a, b) => byText(a.name, b.name) || a.id - b.id,
  NAME_DESC: (a, b) => byText(b.name, a.name) || b.id - a.id,
  PRICE_ASC: (a, b) => a.price - b.price || a.id - b.id,
  PRICE_DESC: (a, b) => b.price - a.price || b.id - a.id,
  BRAND_ASC: (a, b) => byText(a.brand.name, b.brand.name) || byText(a.name, b.name) || a.id - b.id,
  CREATED_AT_DESC: (a, b) => b.createdAt - a.createdAt || b.id - a.id,
  ID_DESC: (a, b) => b.id - a.id,
};

const it = shopTest({ env: { GRAPHQL_MAX_COST: '10000' } }).extend(
  'created',
  { scope: 'file' },
  async ({ shop }) =>
    new Map(
      (await shop.rows<{ id: number; at: Date }>('select id, created_at as at from products')).map(
        ({ id, at }) => [id, at.getTime()],
      ),
    ),
);
it.beforeAll(async ({ shop }) => {
  // Many have the same name, price and age, so that only the id distinguishes them.
  await shop.rows(
    `update products
      set name = 'Twin', price_pence = 9999, mail_order_price_pence = 9999,
        created_at = '2026-01-01'
      where season = 'WINTER' and id % 3 = 0`,
  );
});

const page = async (shop: TestShop, variables: object): Promise<ListingAnswer['products']> =>
  (await shop.graphql<ListingAnswer>(LISTING, variables)).data.products;

describe.each(Object.keys(ORDERS))('SHOP-12 the order %s', (sort) => {
  it(`SHOP-12 the order ${sort} is total, and every tyre appears once over all pages`, async ({
    shop,
    created,
  }) => {
    const filter = { season: ['WINTER'] };
    const { pageInfo } = await page(shop, { filter, sort, limit: 100 });
    const pages = await Promise.all(
      Array.from(
        { length: pageInfo.totalPages },
        async (_, index) => (await page(shop, { filter, sort, limit: 100, page: index + 1 })).items,
      ),
    );
    const items = pages.flat().map((item) => ({ ...item, createdAt: created.get(item.id) ?? 0 }));
    expect(items).toHaveLength(1_173);
    expect(new Set(items.map(({ id }) => id)).size).toBe(1_173);
    expect(items.map(({ id }) => id)).toEqual(items.toSorted(ORDERS[sort]).map(({ id }) => id));
  });
});

describe('pages', () => {
  it('pages of the listing state their position', async ({ shop }) => {
    const ask = async (variables: object) =>
      (
        await shop.graphql<ListingAnswer>(
          /* GraphQL */ `
            query ($page: Int, $limit: Int, $filter: ProductFilter) {
              products(page: $page, limit: $limit, filter: $filter) {
                items {
                  id
                }
                pageInfo {
                  page
                  pageSize
                  totalItems
                  totalPages
                  hasPreviousPage
                  hasNextPage
                }
              }
            }
          `,
          variables,
        )
      ).data.products;
    expect((await ask({ page: 1, limit: 1_000 })).pageInfo).toEqual({
      page: 1,
      pageSize: 1_000,
      totalItems: 19_446,
      totalPages: 20,
      hasPreviousPage: false,
      hasNextPage: true,
    });
    const last = await ask({ page: 20, limit: 1_000 });
    expect(last.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    expect(last.items).toHaveLength(446);
    expect(await ask({ page: 21, limit: 1_000 })).toMatchObject({
      items: [],
      pageInfo: { page: 21, totalItems: 19_446, hasPreviousPage: true, hasNextPage: false },
    });
    expect(await ask({ filter: { width: 1 } })).toEqual({
      items: [],
      pageInfo: {
        page: 1,
        pageSize: 20,
        totalItems: 0,
        totalPages: 0,
        hasPreviousPage: false,
        hasNextPage: false,
      },
    });
  });

  it('SHOP-03 by default the listing is sorted by name, with 20 tyres a page', async ({ shop }) => {
    const said = await page(shop, { sort: 'NAME_ASC', page: 1, limit: 20 });
    expect(await page(shop, {})).toEqual(said);
  });

  it('a search is sorted best first, or as its words ask, until another order is requested', async ({
    shop,
  }) => {
    const ids = async (variables: object) => (await page(shop, variables)).items.map(({ id }) => id);
    const [michelin, cheap] = [{ search: 'michelin' }, { search: 'cheap 205/55 R16' }];
    expect(await ids(michelin)).toEqual(await ids({ ...michelin, sort: 'RECOMMENDED' }));
    expect(await ids(michelin)).not.toEqual(await ids({ ...michelin, sort: 'NAME_ASC' }));
    expect(await ids(cheap)).toEqual(await ids({ ...cheap, sort: 'PRICE_ASC' }));
    expect(await ids({ ...cheap, sort: 'NAME_ASC' })).toEqual(
      await ids({ search: '205/55 R16', sort: 'NAME_ASC' }),
    );
  });

  it('exact matches for the words of a search come before similar ones', async ({ shop }) => {
    await shop.rows(`update products set search_text = 'zebrano', recommendation = -1 where id = 7`);
    await shop.rows(`update products set search_text = 'zebranu', recommendation = 99 where id = 8`);
    const { items } = await page(shop, { search: 'zebrano' });
    expect(items.map(({ id }) => id)).toEqual([7, 8]);
  });
});
