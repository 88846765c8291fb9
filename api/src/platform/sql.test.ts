import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { openSql, type Sql } from './sql.ts';

let shop: TestShop;
/** One connection, so that what it has prepared can be asked of the server. */
let sql: Sql;
beforeAll(async () => {
  shop = await openTestShop();
  sql = openSql(shop.services.platform.orm.config.get('clientUrl') ?? '', 1, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await sql.close();
  await shop.close();
});

const preparedOf = (mark: string): Promise<object[]> =>
  sql.rows('select name from pg_prepared_statements where statement like $1', [`select '${mark}%`]);

it('a statement is prepared once and found again by its text', async () => {
  await sql.rows("select 'short' as text where 1 = $1", [1]);
  await sql.rows("select 'short' as text where 1 = $1", [1]);
  expect(await preparedOf('short')).toHaveLength(1);
});

it('a statement that grew with what was asked for is run and not kept', async () => {
  const text = `select 'long${'.'.repeat(8_000)}' as text`;
  expect(await sql.rows(text)).toHaveLength(1);
  expect(await preparedOf('long')).toEqual([]);
});

it('of short ones too only so many are kept', async () => {
  for (let number = 0; number < 600; number += 1) await sql.rows(`select 'many${number}' as text`);
  const kept = await preparedOf('many');
  expect(kept.length).toBeGreaterThan(400);
  expect(kept.length).toBeLessThanOrEqual(500);
});
