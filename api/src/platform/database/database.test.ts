import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';

const FILES = readdirSync(new URL('../../../migrations', import.meta.url))
  .filter((name) => /^\d.*\.ts$/.test(name))
  .map((name) => name.replace('.ts', ''))
  .toSorted();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const migrations = () =>
  shop.rows<{ id: number; name: string; at: string }>(
    'select id, name, executed_at::text as at from migrations order by id',
  );

it('records each migration by its file name, and runs them in the order of the names', async () => {
  expect((await migrations()).map(({ name }) => name)).toEqual(FILES);
});

it('runs each migration once, however many processes start', async () => {
  const before = await migrations();
  const tyres = await shop.rows('select count(*) from products');

  const others = await Promise.all([1, 2, 3].map(() => openTestShop({ besides: shop })));
  await Promise.all(others.map((other) => other.close()));

  expect(await migrations()).toEqual(before);
  expect(await shop.rows('select count(*) from products')).toEqual(tyres);
});

it('starts afresh on a database from before the first release, keeping its tables, and logs it', async () => {
  await shop.rows("update migrations set name = '0001-shop' where name = '0001-baseline'");
  const other = await openTestShop({ besides: shop });
  const firstOf = (table: string): Promise<unknown> => other.rows(`select min(name) as name from ${table}`);
  expect(await firstOf('before_first_release.migrations')).toEqual([{ name: '0001-shop' }]);
  expect(await firstOf('migrations')).toEqual([{ name: '0001-baseline' }]);
  expect(other.complaints).toEqual([expect.stringContaining('the shop starts afresh')]);
  await other.close();
});
