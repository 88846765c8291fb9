import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { openPool } from './connection-pool.ts';
import { openSql, type Sql } from './sql.ts';

const it = shopTest().extend('sql', { scope: 'file' }, ({ shop }, { onCleanup }) => {
  const url = shop.services.platform.orm.config.get('clientUrl') ?? '';
  const sql = openSql(
    openPool(url, 'test', 1, (error) => {
      throw error;
    }),
  );
  onCleanup(() => sql.close());
  return sql;
});

const preparedOf = (sql: Sql, mark: string): Promise<object[]> =>
  sql.rows('select name from pg_prepared_statements where statement like $1', [`select '${mark}%`]);

it('a statement is prepared once and reused by its text', async ({ sql }) => {
  await sql.rows("select 'short' as text where 1 = $1", [1]);
  await sql.rows("select 'short' as text where 1 = $1", [1]);
  expect(await preparedOf(sql, 'short')).toHaveLength(1);
});

it('a long statement that grew with a request is run but not prepared', async ({ sql }) => {
  const text = `select 'long${'.'.repeat(8_000)}' as text`;
  expect(await sql.rows(text)).toHaveLength(1);
  expect(await preparedOf(sql, 'long')).toEqual([]);
});

it('the number of prepared statements is limited', async ({ sql }) => {
  for (let number = 0; number < 600; number += 1) await sql.rows(`select 'many${number}' as text`);
  const kept = await preparedOf(sql, 'many');
  expect(kept.length).toBeGreaterThan(400);
  expect(kept.length).toBeLessThanOrEqual(500);
});
