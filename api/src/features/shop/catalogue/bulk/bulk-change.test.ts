import { describe, expect } from 'vitest';
import { aProduct, changed, productNow } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';
import { changeNow, made, runner, start, undo } from './bulk-change.builder.ts';
import { changeProductsInBulk } from './bulk-change.jobs.ts';
import { BulkChangeService } from './bulk-change.service.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

// Without workers, each test decides when a change makes progress.
const it = shopTest({ now: NOW });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

it('stock is set or adjusted, never below 0, and products are published and withdrawn', async ({
  shop,
  admin,
}) => {
  const [one, two] = [
    await aProduct(shop, admin, { stockQuantity: 2 }),
    await aProduct(shop, admin, { stockQuantity: 9 }),
  ];
  const productIds = [one.id, two.id];
  const stocks = async (): Promise<number[]> =>
    Promise.all(productIds.map(async (id) => (await productNow(shop, admin, id)).stockQuantity));
  expect((await made(shop, admin, { productIds, kind: 'STOCK_ADJUST', units: -3 })).refusedProducts).toEqual([
    { productId: one.id, reason: 'STOCK_BELOW_NONE' },
  ]);
  expect(await stocks()).toEqual([2, 6]);
  await made(shop, admin, { productIds, kind: 'STOCK_SET', units: 6 });
  expect(await stocks()).toEqual([6, 6]);
  expect(await made(shop, admin, { productIds, kind: 'WITHDRAW' })).toMatchObject({ changed: 2 });
  const seen = async (): Promise<object> =>
    (await shop.graphql(`{ productsByIds(ids: [${productIds.join()}]) { id } }`)).data;
  expect(await seen()).toEqual({ productsByIds: [] });
  expect(await made(shop, admin, { productIds, kind: 'PUBLISH' })).toMatchObject({ changed: 2 });
  expect(await seen()).toEqual({ productsByIds: productIds.map((id) => ({ id })) });
});

it('an undo spares what has been edited or sold since, and the audit log keeps both changes', async ({
  shop,
  admin,
}) => {
  const products = [
    await aProduct(shop, admin, { listPrice: 10_000 }),
    await aProduct(shop, admin, { listPrice: 20_000 }),
  ];
  const [left, touched] = products as [(typeof products)[0], (typeof products)[0]];
  const productIds = products.map(({ id }) => id);
  const cut = await made(shop, admin, { productIds, kind: 'PRICE', percent: -10 });
  await changed(shop, admin, { id: touched.id, name: 'Renamed' });
  const undoing = await undo(shop, admin, cut.id);
  expect(undoing).toMatchObject({ kind: 'BulkChangeStarted', change: { total: 2 } });
  await runner(shop).run(undoing.change?.id ?? 0);
  expect(await changeNow(shop, admin, undoing.change?.id ?? 0)).toMatchObject({
    changed: 1,
    refused: 1,
    refusedProducts: [{ productId: touched.id, reason: 'CHANGED_SINCE' }],
  });
  // The price before the mistake is no longer a sale price, nor is the mistake shown as an old price.
  expect(await productNow(shop, admin, left.id)).toMatchObject({ price: 10_000, wasPrice: null });
  expect(await productNow(shop, admin, touched.id)).toMatchObject({ price: 18_000, name: 'Renamed' });
  expect((await changeNow(shop, admin, cut.id)).undoneBy).toBe(undoing.change?.id);
  expect((await undo(shop, admin, cut.id)).change?.id).toBe(undoing.change?.id);
  expect(await undo(shop, admin, undoing.change?.id ?? 0)).toMatchObject({ kind: 'BulkChangeNotUndoable' });
  const log = await shop.rows(
    `select subject, action from audit_entries where (subject = 'bulk_change' and subject_id = $1)
      or (subject = 'product' and subject_id = $2) order by id`,
    [String(cut.id), String(left.id)],
  );
  expect(log).toEqual([
    { subject: 'product', action: 'made' },
    { subject: 'bulk_change', action: 'started' },
    { subject: 'product', action: 'changed' },
    { subject: 'bulk_change', action: 'finished' },
    { subject: 'product', action: 'changed' },
  ]);

  const stock = await made(shop, admin, { productIds: [left.id], kind: 'STOCK_ADJUST', units: 5 });
  await shop.rows('update products set stock_quantity = stock_quantity - 4 where id = $1', [left.id]);
  await runner(shop).run((await undo(shop, admin, stock.id)).change?.id ?? 0);
  expect(await productNow(shop, admin, left.id)).toMatchObject({ stockQuantity: left.stockQuantity - 4 });
});

describe('a change of many', () => {
  const filter = { models: ['primacy-4-plus'], season: ['SUMMER'] };
  const FOUND = `select count(*) as n from products p join models m on m.id = p.model_id
    where m.slug = 'primacy-4-plus' and p.season = 'SUMMER' and p.deleted_at is null`;
  const found = async (shop: TestShop): Promise<number> => (await shop.rows<{ n: number }>(FOUND))[0]?.n ?? 0;
  const UNITS = `select sum(quantity) as units from stock_movements where at = $2 and quantity = 1
    and product_id in (select product_id from bulk_change_items where bulk_change_id = $1)`;

  it('resumes where a killed process left it, runs once with two workers, and starts once if sent twice', async ({
    shop,
    admin,
  }) => {
    const total = await found(shop);
    expect(total).toBeGreaterThan(200);
    const input = { filter, kind: 'STOCK_ADJUST', units: 1 };
    const [first, again] = await Promise.all([
      start(shop, admin, input, 'the-same'),
      start(shop, admin, input, 'the-same'),
    ]);
    const id = first.change?.id ?? 0;
    expect(again.change?.id).toBe(id);
    // The process is killed after a batch: only the database remembers.
    await runner(shop).batch(id, true);
    expect(await changeNow(shop, admin, id)).toMatchObject({ status: 'RUNNING', total, changed: 100 });
    // A minute later two other processes resume it.
    const later = new Date(NOW.getTime() + 61_000);
    shop.setNow(later);
    const other = await openTestShop({ besides: shop, now: later, jobs: [changeProductsInBulk] });
    try {
      await shop.services.get(BulkChangeService).sweep();
      await runner(shop).run(id);
      await expect.poll(async () => (await changeNow(shop, admin, id)).status).toBe('DONE');
    } finally {
      await other.close();
    }
    expect(await changeNow(shop, admin, id)).toMatchObject({ changed: total, refused: 0 });
    const units = async (at: Date): Promise<unknown> => (await shop.rows(UNITS, [id, at]))[0];
    expect([await units(NOW), await units(later)]).toEqual([{ units: 100 }, { units: total - 100 }]);
  });

  it('a batch does not wait for locks on other products', async ({ shop, admin }) => {
    const { change } = await start(shop, admin, { filter, kind: 'PRICE', percent: 1 });
    const slow = shop.services.platform.orm.em.fork();
    await slow.begin();
    // Another transaction has locked a product that this change doesn't include.
    await slow.execute(`select id from products where name like 'Avon%' limit 1 for update`);
    await runner(shop).batch(change?.id ?? 0, true);
    expect(await changeNow(shop, admin, change?.id ?? 0)).toMatchObject({ changed: 100 });
    await slow.rollback();
  });
});

it('input that is empty or contradictory is refused with a sentence', async ({ shop, admin }) => {
  const cases: readonly [input: object, path: string][] = [
    [{ kind: 'PRICE', productIds: [1] }, 'percent'],
    [{ kind: 'PRICE', percent: 0, productIds: [1] }, 'percent'],
    [{ kind: 'PRICE', percent: 1.005, productIds: [1] }, 'percent'],
    [{ kind: 'PRICE', percent: -91, productIds: [1] }, 'percent'],
    [{ kind: 'SALE_START', percent: 95, productIds: [1] }, 'percent'],
    [{ kind: 'STOCK_SET', units: -1, productIds: [1] }, 'units'],
    [{ kind: 'STOCK_ADJUST', units: 0, productIds: [1] }, 'units'],
    [{ kind: 'PUBLISH', productIds: [1], filter: {} }, 'productIds'],
    [{ kind: 'PUBLISH' }, 'productIds'],
    [{ kind: 'UNDO', productIds: [1] }, 'kind'],
  ];
  for (const [input, path] of cases)
    expect(await start(shop, admin, input)).toMatchObject({ kind: 'InvalidInput', fields: [{ path }] });
});
