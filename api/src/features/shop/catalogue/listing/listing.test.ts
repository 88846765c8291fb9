import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { LISTING, type ListingAnswer } from './listing.builder.ts';

// A thousand tyres exceed the cost limit for anonymous documents; the shop's own are exempt.
const it = shopTest({ env: { GRAPHQL_MAX_COST: '10000' } });
it.beforeAll(async ({ shop }) => {
  // Brands and models are read once per version of the catalogue.
  await shop.graphql('{ brands { slug } }');
});

const list = async (shop: TestShop, variables: object): Promise<ListingAnswer['products']> => {
  const { data, errors } = await shop.graphql<ListingAnswer>(LISTING, variables);
  expect(errors).toBeUndefined();
  return data.products;
};

describe('the listing as integrators request it', () => {
  it('SHOP-01 the documented listing accepts the documented variables', async ({ shop }) => {
    const { items, pageInfo, facets } = await list(shop, {
      filter: {
        season: 'SUMMER',
        brands: ['michelin'],
        width: 205,
        profile: 55,
        diameter: 16,
        minPrice: 5000,
      },
      sort: 'NAME_ASC',
      limit: 48,
    });
    const [wanted] = await shop.rows<{ n: number }>(
      `select count(*) as n
        from products p
        join brands b on b.id = p.brand_id
        where b.slug = 'michelin' and p.season = 'SUMMER'
          and (width, profile, diameter) = (205, 55, 16)
          and coalesce(mail_order_price_pence, price_pence) >= 5000`,
    );
    expect(wanted?.n).toBeGreaterThan(3);
    expect(pageInfo).toEqual({ page: 1, pageSize: 48, totalItems: wanted?.n, totalPages: 1 });
    expect(items).toHaveLength(wanted?.n ?? 0);
    for (const item of items)
      expect(item).toMatchObject({
        brand: { slug: 'michelin', name: 'Michelin' },
        season: 'SUMMER',
        size: expect.stringMatching(/^205\/55 Z?R16/),
        imageUrl: expect.stringMatching(/^\/uploads\/products\/.+-640\.webp$/),
      });
    expect(Math.min(...items.map(({ price }) => price))).toBeGreaterThanOrEqual(5_000);
    expect(facets.brands.length).toBeGreaterThan(5);
    expect(facets.seasons.map(({ value }) => value)).toContain('WINTER');
  });

  it.for([1, 48, 1_000])(
    'a listing runs at most three statements for a page of %i tyres',
    async (limit, { shop }) => {
      shop.takeStatements();
      const { items } = await list(shop, { limit });
      expect(items).toHaveLength(limit);
      expect(shop.takeStatements().length).toBeLessThanOrEqual(3);
    },
  );

  it('a listing sends a page of 1,000 tyres in less than 400 kB', async ({ shop }) => {
    const { items } = await list(shop, { limit: 1_000 });
    expect(gzipSync(JSON.stringify(items)).length).toBeLessThan(400_000);
  });

  it('a listing reads the total and the counts only if they are selected', async ({ shop }) => {
    shop.takeStatements();
    await shop.graphql('{ products(limit: 48) { items { name brand { name } model { name rating } } } }');
    expect(shop.takeStatements()).toHaveLength(1);
  });

  it('SHOP-20, C-59 a listing neither shows nor counts drafts and deleted tyres', async ({ shop }) => {
    const filter = { brands: ['avon'], categories: ['CAR'] };
    const before = await list(shop, { filter, limit: 100 });
    const [draft, deleted] = before.items.map(({ id }) => id);
    await shop.rows('update products set published = false where id = $1', [draft]);
    await shop.rows('update products set deleted_at = now() where id = $1', [deleted]);
    await shop.announce('catalogue');
    const after = await list(shop, { filter, limit: 100 });
    expect(after.pageInfo.totalItems).toBe(before.pageInfo.totalItems - 2);
    expect(after.facets.categories.find(({ value }) => value === 'CAR')?.count).toBe(
      after.pageInfo.totalItems,
    );
    expect(after.items.map(({ id }) => id)).not.toEqual(expect.arrayContaining([draft]));
    expect(after.items.map(({ id }) => id)).not.toEqual(expect.arrayContaining([deleted]));
    for (const id of [draft, deleted])
      expect((await shop.graphql(`{ product(id: ${id}) { id } }`)).data).toEqual({ product: null });
    expect(
      (
        await shop.graphql('query ($ids: [Int!]!) { productsByIds(ids: $ids) { id } }', {
          ids: [draft, deleted],
        })
      ).data,
    ).toEqual({ productsByIds: [] });
    const { data } = await shop.graphql<{ shopStats: { products: number } }>('{ shopStats { products } }');
    expect(data.shopStats.products).toBe(19_446 - 2);
  });

  it('SHOP-20 the database itself refuses a listed tyre without a name or a price', async ({ shop }) => {
    await expect(shop.rows("update products set name = '' where id = 100")).rejects.toThrow(
      /products_name_check/,
    );
    await expect(shop.rows('update products set price_pence = 0 where id = 100')).rejects.toThrow(
      /products_published_has_price/,
    );
    await expect(shop.rows('update products set name = null where id = 100')).rejects.toThrow(/not-null/);
  });
});

describe('C-21 the old price', () => {
  const NINETY_DAYS = 90;
  const askOne = async (shop: TestShop, id: number): Promise<number | null> => {
    const { data } = await shop.graphql<{ productsByIds: { wasPrice: number | null }[] }>(
      'query ($ids: [Int!]!) { productsByIds(ids: $ids) { wasPrice } }',
      { ids: [id] },
    );
    return data.productsByIds[0]?.wasPrice ?? null;
  };
  const change = async (
    shop: TestShop,
    id: number,
    was: number | null,
    daysAgo: number | null,
  ): Promise<void> => {
    await shop.rows(
      'update products set was_price_pence = $2, was_price_until = current_date - $3::integer where id = $1',
      [id, was, daysAgo],
    );
    await shop.announce('catalogue');
  };
  const onSale = async (shop: TestShop): Promise<number> =>
    (await list(shop, { filter: { onSale: true }, limit: 1 })).pageInfo.totalItems;

  it.for([
    ['was charged yesterday', 1, 1, true],
    ['was charged 90 days ago', 1, NINETY_DAYS, true],
    ['was charged 91 days ago', 1, NINETY_DAYS + 1, false],
    ['is the current price', 0, 1, false],
    ['is below the current price', -1, 1, false],
  ] as const)('that %s', async ([, above, daysAgo, shown], { shop }) => {
    const [tyre] = await shop.rows<{ id: number; price: number }>(
      'select id, charged_price_pence as price from products where id = 201',
    );
    if (!tyre) throw new Error('The seed has no tyre 201.');
    await change(shop, tyre.id, null, null);
    const before = await onSale(shop);
    await change(shop, tyre.id, tyre.price + above, daysAgo);
    expect(await askOne(shop, tyre.id)).toBe(shown ? tyre.price + above : null);
    expect(await onSale(shop)).toBe(before + (shown ? 1 : 0));
  });

  it('C-21 the old price is shown by the shop’s clock, counting days in London', async ({ shop }) => {
    const [tyre] = await shop.rows<{ price: number }>(
      `update products
        set was_price_pence = charged_price_pence + 1, was_price_until = '2026-04-01'
        where id = 201
        returning was_price_pence as price`,
    );
    try {
      shop.setNow(new Date('2026-06-30T22:59:59Z'));
      await shop.announce('catalogue');
      expect(await askOne(shop, 201)).toBe(tyre?.price);
      const before = await onSale(shop);
      shop.setNow(new Date('2026-06-30T23:00:00Z'));
      await shop.announce('catalogue');
      expect(await askOne(shop, 201)).toBeNull();
      expect(await onSale(shop)).toBe(before - 1);
    } finally {
      shop.setNow(new Date());
    }
  });

  it('C-21 the old price is shown wherever the onSale filter matches', async ({ shop }) => {
    const { items } = await list(shop, { filter: { onSale: true }, limit: 100 });
    expect(items.length).toBe(100);
    for (const { wasPrice, price } of items) expect(wasPrice).toBeGreaterThan(price);
  });
});
