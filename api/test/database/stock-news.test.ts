import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { release, reserve } from '../../src/features/shop/stock/index.ts';
import { listenToDataVersions, type StockNews } from '../../src/platform/database/data-versions.ts';
import { askGraphql } from '../fixtures/outside/cached-response.ts';
import { shopTest } from '../shop-test.ts';
import type { TestShop } from '../test-shop.ts';

const AN_ORDER = randomUUID();

const it = shopTest();

it('every process hears of a stock change after its commit, never before', async ({ shop }) => {
  const { versions, orm, logger, metrics } = shop.services.platform;
  const other = await listenToDataVersions(orm.config.get('clientUrl') ?? '', logger, metrics);
  const heard: StockNews[] = [];
  const outside = AsyncLocalStorage.snapshot();
  other.onStock((news) => heard.push(news));
  const units = [
    { productId: 11, quantity: 1 },
    { productId: 12, quantity: 1 },
  ];
  try {
    const before = [versions.stamp(), versions.stampBesideStock()];
    await orm.em.fork().transactional(async (em) => {
      expect(await reserve(em, AN_ORDER, units)).toMatchObject({ missing: [] });
      await outside(() => other.caughtUp());
      expect(heard).toEqual([]);
    });
    await Promise.all([versions.caughtUp(), other.caughtUp()]);
    expect(heard).toEqual([{ productIds: [11, 12], turned: false }]);
    expect(versions.stamp()).not.toBe(before[0]);
    expect(versions.stampBesideStock()).toBe(before[1]);
    await orm.em.fork().transactional((em) => release(em, AN_ORDER, units));
  } finally {
    await other.close();
  }
});

describe('cached answers when stock changes', () => {
  const stockOf = (id: number): string => `{ product(id: ${id}) { id stockQuantity } }`;
  const isHit = async (shop: TestShop, query: string): Promise<boolean> =>
    (await askGraphql(shop, query)).headers['x-cache'] === 'hit';

  it('are evicted only if they state the stock of the bought tyre', async ({ shop }) => {
    const { versions, orm } = shop.services.platform;
    const units = [{ productId: 1, quantity: 1 }];
    const asked = [stockOf(1), stockOf(2), '{ product(id: 1) { id name } }'];
    for (const query of asked) await askGraphql(shop, query);
    await orm.em.fork().transactional((em) => reserve(em, AN_ORDER, units));
    await versions.caughtUp();
    expect([
      await isHit(shop, stockOf(1)),
      await isHit(shop, stockOf(2)),
      await isHit(shop, '{ product(id: 1) { id name } }'),
    ]).toEqual([false, true, true]);
    await orm.em.fork().transactional((em) => release(em, AN_ORDER, units));
    await versions.caughtUp();
    expect(await isHit(shop, stockOf(1))).toBe(false);
  });

  it('are evicted on the REST paths too', async ({ shop }) => {
    const { versions, orm } = shop.services.platform;
    const units = [{ productId: 1, quantity: 1 }];
    const read = async () => (await shop.app.inject('/api/products/1')).headers['x-cache'];
    await read();
    expect(await read()).toBe('hit');
    await orm.em.fork().transactional((em) => reserve(em, AN_ORDER, units));
    await versions.caughtUp();
    expect(await read()).not.toBe('hit');
    await orm.em.fork().transactional((em) => release(em, AN_ORDER, units));
    await versions.caughtUp();
  });

  it('are sent one more time while being refreshed when a tyre sells out', async ({ shop }) => {
    const { versions, orm } = shop.services.platform;
    const listing = '{ products(filter: { inStock: true }, limit: 1) { pageInfo { totalItems } } }';
    const total = async (): Promise<number> => {
      const answer = await askGraphql(shop, listing);
      const { data } = answer.json<{ data: { products: { pageInfo: { totalItems: number } } } }>();
      return data.products.pageInfo.totalItems;
    };
    const before = await total();
    const [tyre] = await shop.rows<{ productId: number; quantity: number }>(
      `select id as "productId", stock_available as quantity from products
        where published and deleted_at is null and stock_available > 0 order by id desc limit 1`,
    );
    if (!tyre) throw new Error('The seed has no tyre in stock.');
    await orm.em.fork().transactional((em) => reserve(em, AN_ORDER, [tyre]));
    await versions.caughtUp();
    expect(await total()).toBe(before);
    await expect.poll(total).toBe(before - 1);
    await orm.em.fork().transactional((em) => release(em, AN_ORDER, [tyre]));
    await versions.caughtUp();
    await expect.poll(total).toBe(before);
  });

  it('aren’t cached if the stock changed while they were made', async ({ shop }) => {
    const { versions, sql } = shop.services.platform;
    // The announcement arrives between the statement that reads the tyre and the answer.
    let announced: Promise<unknown> | undefined;
    const end = sql.onStatement((text) => {
      if (text.includes('from products p'))
        announced ??= shop.rows("select pg_notify('treadline_data', 'stock 7')");
    });
    await askGraphql(shop, stockOf(7));
    await announced;
    end();
    await versions.caughtUp();
    expect(await isHit(shop, stockOf(7))).toBe(false);
    expect(await isHit(shop, stockOf(7))).toBe(true);
  });
});
