import { describe, expect } from 'vitest';
import {
  aProduct,
  askAs,
  changed,
  removed,
  type Caller,
} from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { aSupplier } from '../../../../../test/fixtures/supplier.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { AdminProductSort } from './admin-product.enums.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const LIST = /* GraphQL */ `
  query ($filter: AdminProductFilter, $sort: AdminProductSort, $page: Int, $limit: Int) {
    adminProducts(filter: $filter, sort: $sort, page: $page, limit: $limit) {
      items {
        id
        sku
        name
        price
        stockQuantity
        updatedAt
        popularity
        published
        revision
        width
        profile
        diameter
        brand {
          name
        }
      }
      pageInfo {
        totalItems
      }
      counts {
        all
        published
        drafts
        lowStock
        outOfStock
        withoutLabel
        deleted
      }
    }
  }
`;
interface List {
  readonly items: { readonly id: number; readonly [field: string]: unknown }[];
  readonly pageInfo: { readonly totalItems: number };
  readonly counts: Record<string, number>;
}

const listed = async (shop: TestShop, admin: Caller, variables: object = {}): Promise<List> =>
  (await askAs<{ adminProducts: List }>(shop, admin, LIST, variables)).adminProducts;

const ids = ({ items }: List): number[] => items.map(({ id }) => id);

/** The number of products matching a plain SQL version of each filter. */
async function found(shop: TestShop, condition: string): Promise<number> {
  const [row] = await shop.rows<{ n: number }>(`select count(*) as n from products p where ${condition}`);
  return row?.n ?? -1;
}

describe('ADMIN-09 the list of products', () => {
  it.beforeAll(async ({ shop, admin }) => {
    await aProduct(shop, admin, { published: false, stockQuantity: 0 });
    await removed(shop, admin, (await aProduct(shop, admin)).id);
    await changed(shop, admin, {
      id: (await aProduct(shop, admin, { mailOrderPrice: 9_000 })).id,
      mailOrderPrice: 8_000,
    });
  });

  it('ADMIN-09 every filter finds the right products, and the tabs count within it', async ({
    shop,
    admin,
  }) => {
    const kept = 'p.deleted_at is null';
    const unlabelled =
      "category <> 'MOTORCYCLE' and diameter > 10 and diameter < 25 " +
      'and num_nulls(fuel_efficiency, wet_grip, noise_db) > 0';
    const { id: offeredId } = await aProduct(shop, admin);
    await shop.rows(
      `insert into supplier_offers (supplier_id, product_id, code, cost_pence, units, updated_at)
        values ($1, $2, 'WH-99417', 4000, 8, now())`,
      [await aSupplier(shop), offeredId],
    );
    const cases: readonly [filter: object, condition: string][] = [
      [{}, kept],
      [{ state: 'PUBLISHED' }, `${kept} and published`],
      [{ state: 'DRAFT' }, `${kept} and not published`],
      [{ state: 'DELETED' }, 'deleted_at is not null'],
      [{ stock: 'IN_STOCK' }, `${kept} and stock_quantity > stock_reserved`],
      [{ stock: 'LOW' }, `${kept} and stock_quantity - stock_reserved between 1 and 9`],
      [{ stock: 'NONE', state: 'DRAFT' }, `${kept} and not published and stock_quantity = stock_reserved`],
      [{ brands: ['michelin'] }, `${kept} and brand_id = (select id from brands where slug = 'michelin')`],
      [{ models: ['primacy-4-plus'], season: ['SUMMER'] }, `${kept} and name like 'Michelin Primacy 4+ %'`],
      [{ categories: ['VAN', 'MOTORCYCLE'] }, `${kept} and category <> 'CAR' and category <> 'SUV'`],
      [{ width: 215, profile: 65, diameter: 16 }, `${kept} and size in ('215/65 R16', '215/65 R16C')`],
      [{ minPrice: 9_000, maxPrice: 9_999 }, `${kept} and charged_price_pence between 9000 and 9999`],
      [{ onSale: true }, `${kept} and was_price_pence > charged_price_pence`],
      [{ withoutLabel: true }, `${kept} and ${unlabelled}`],
      [{ withoutLabel: true, state: 'PUBLISHED' }, `${kept} and published and ${unlabelled}`],
      [{ withoutPicture: true }, `${kept} and pictures = '[]'`],
      [{ search: 'michelin 205/55 r16' }, `${kept} and size = '205/55 R16' and name like 'Michelin %'`],
      [{ search: '2000000000602' }, `ean = '2000000000602'`],
      [{ search: '20000000006' }, `${kept} and ean like '20000000006%'`],
      [{ search: 'avo-1756515-84t-a5f79' }, `sku = 'AVO-1756515-84T-A5F79'`],
      [{ search: '1756515-84t' }, `${kept} and sku like '%1756515-84T%'`],
      [{ search: 'wh-99417' }, `id = ${offeredId}`],
      [{ search: '<script>alert(1)</script>' }, 'false'],
    ];
    for (const [filter, condition] of cases) {
      const { pageInfo, items, counts } = await listed(shop, admin, { filter, limit: 1 });
      const total = await found(shop, condition);
      expect({ filter, total: pageInfo.totalItems }).toEqual({ filter, total });
      expect(items).toHaveLength(Math.min(total, 1));
      expect(counts['all']).toBe((counts['published'] ?? 0) + (counts['drafts'] ?? 0));
    }
    const { counts } = await listed(shop, admin, { filter: { search: 'primacy 4+', state: 'DELETED' } });
    expect(counts).toMatchObject({ drafts: 1, outOfStock: expect.any(Number), deleted: 1 });
  });

  it('the tab of tyres without a label counts those that must have one and are published', async ({
    shop,
    admin,
  }) => {
    const label = { fuelEfficiency: 'C', wetGrip: 'A', noiseDb: 71 };
    const before = (await listed(shop, admin)).counts['withoutLabel'] ?? 0;
    const { id: bare } = await aProduct(shop, admin);
    await aProduct(shop, admin, label);
    await aProduct(shop, admin, { published: false });
    await aProduct(shop, admin, { size: '145/80 R10' });
    await aProduct(shop, admin, { category: 'MOTORCYCLE' });
    const { id: silent } = await aProduct(shop, admin, { ...label, noiseDb: null });
    const page = await listed(shop, admin, {
      filter: { withoutLabel: true, state: 'PUBLISHED' },
      sort: 'UPDATED_DESC',
      limit: 2,
    });
    expect(page.counts).toMatchObject({ withoutLabel: before + 2 });
    expect(new Set(ids(page))).toEqual(new Set([bare, silent]));
    expect(page.pageInfo.totalItems).toBe(before + 2);
  });

  it('ADMIN-09 every column sorts in both directions, and no product is on two pages', async ({
    shop,
    admin,
  }) => {
    const COLUMNS = {
      NAME: ['name'],
      SKU: ['sku'],
      SIZE: ['diameter', 'width', 'profile'],
      PRICE: ['price'],
      STOCK: ['stockQuantity'],
      UPDATED: ['updatedAt'],
      POPULARITY: ['popularity'],
    } as const;
    for (const filter of [{}, { brands: ['michelin'] }])
      for (const sort of Object.keys(AdminProductSort)) {
        const columns: readonly string[] = COLUMNS[sort.replace(/_.*/, '') as keyof typeof COLUMNS];
        const pages = [
          await listed(shop, admin, { filter, sort, limit: 40 }),
          await listed(shop, admin, { filter, sort, limit: 40, page: 2 }),
        ];
        const items = pages.flatMap((page) => page.items);
        expect(new Set(items.map(({ id }) => id)).size).toBe(80);
        const order = (a: List['items'][number], b: List['items'][number]): number => {
          for (const column of columns) {
            const [x, y] = [a[column], b[column]] as [string, string];
            if (x !== y) return (x < y ? -1 : 1) * (sort.endsWith('_DESC') ? -1 : 1);
          }
          return 0;
        };
        expect({ sort, items }).toEqual({ sort, items: items.toSorted(order) });
      }
  });

  it('ADMIN-09 a page takes two statements, however many products it has', async ({ shop, admin }) => {
    for (const limit of [1, 200]) {
      await listed(shop, admin, { limit });
      shop.takeStatements();
      await listed(shop, admin, { limit, filter: { search: 'michelin' }, sort: 'PRICE_DESC' });
      expect(shop.takeStatements().filter((text) => text.includes('products p'))).toHaveLength(2);
    }
  });

  it('fields for administrators are closed to customers one by one', async ({ shop, customer }) => {
    const { data, errors } = await shop.graphql<{ adminProducts: null; product: object }>(
      '{ adminProducts { items { id } } product(id: 5000) { id revision published popularity } }',
      {},
      customer.headers,
    );
    expect(data).toMatchObject({
      adminProducts: null,
      product: { id: 5000, revision: null, published: null },
    });
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['FORBIDDEN']));
  });

  it('the database finds a filtered page without scanning the whole table', async ({ shop, admin }) => {
    await shop.rows('vacuum analyze products');
    shop.takeStatements();
    await listed(shop, admin, { filter: { minPrice: 25_000 }, sort: 'STOCK_DESC' });
    for (const text of shop.takeStatements().filter((statement) => statement.includes('products p'))) {
      const values = text.includes('limit') ? [25_000, 50, 0] : [25_000];
      const plan = await shop.rows<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on products');
    }
    expect(ids(await listed(shop, admin, { filter: { minPrice: 25_000 }, limit: 3 }))).toHaveLength(3);
  });
});
