import pg from 'pg';
import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';

const LIMIT = 400;
/** The points a process takes at once. */
const SHARE = 10;
const env = { REQUESTS_PER_MINUTE: String(LIMIT), TRUSTED_PROXIES: '1' };

const it = shopTest({ env })
  .extend('second', { scope: 'file' }, async ({ shop }, { onCleanup }) => {
    const second = await openTestShop({ besides: shop, env });
    onCleanup(() => second.close());
    return second;
  })
  .extend('server', { scope: 'file' }, async ({ shop }, { onCleanup }) => {
    const server = new pg.Client({ connectionString: shop.databaseUrl.replace(/[^/]+$/, 'postgres') });
    await server.connect();
    onCleanup(() => server.end());
    return server;
  });

/** The answer to a missing path: counted like any other, and needs no database. */
const LET_THROUGH = 404;
const from = (shop: TestShop, address: string) =>
  shop.app.inject({ url: '/none', headers: { 'x-forwarded-for': address } });

/** How many of these simultaneous requests were let through, and the statuses of the others. */
async function letThrough(shop: TestShop, address: string, requests: number) {
  const answers = await Promise.all(Array.from({ length: requests }, () => from(shop, address)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  return {
    count: statuses.filter((status) => status === LET_THROUGH).length,
    refusals: [...new Set(statuses.filter((status) => status !== LET_THROUGH))],
  };
}

/** Counts the statements by which a process takes points. */
async function statementsDuring(shop: TestShop, act: () => Promise<unknown>): Promise<number> {
  const { limits } = shop.services.platform.pools;
  let statements = 0;
  const count = (): void => void (statements += 1);
  limits.on('acquire', count);
  await act();
  limits.off('acquire', count);
  return statements;
}

it('two processes together let through the limit, less at most one process’s unspent points', async ({
  shop,
  second,
}) => {
  let count = 0;
  for (let round = 0; round < 5; round += 1) {
    const both = await Promise.all([letThrough(shop, '192.0.2.1', 45), letThrough(second, '192.0.2.1', 65)]);
    for (const one of both) count += one.count;
  }
  expect(shop.complaints).toEqual([]);
  expect(count).toBeLessThanOrEqual(LIMIT);
  expect(count).toBeGreaterThan(LIMIT - SHARE);
  for (const each of [shop, second]) {
    const { statusCode, headers } = await from(each, '192.0.2.1');
    expect({ statusCode, left: headers['x-ratelimit-remaining'] }).toEqual({ statusCode: 429, left: '0' });
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  expect((await from(second, '192.0.2.2')).statusCode).toBe(LET_THROUGH);
});

it('points are taken in one statement for many requests and for many networks', async ({ shop }) => {
  const one = () => letThrough(shop, '192.0.2.3', SHARE);
  expect(await statementsDuring(shop, one)).toBe(1);
  expect(await statementsDuring(shop, () => from(shop, '192.0.2.3'))).toBe(1);
  const many = () =>
    Promise.all(Array.from({ length: 100 }, (_, network) => from(shop, `198.51.100.${network}`)));
  expect(await statementsDuring(shop, many)).toBeLessThanOrEqual(3);
  const refused = () => letThrough(shop, '192.0.2.1', 50);
  expect(await statementsDuring(shop, refused)).toBe(0);
});

it('a /48 has the limit of eight networks, however many of its networks send requests', async ({ shop }) => {
  const asks = (network: number) => letThrough(shop, `2001:db8:1:${network.toString(16)}::1`, LIMIT / 2);
  let count = 0;
  for (let network = 1; network <= 18; network += 1) count += (await asks(network)).count;
  expect(count).toBeLessThanOrEqual(8 * LIMIT);
  expect(count).toBeGreaterThan(8 * LIMIT - LIMIT / 2);
  expect(await asks(19)).toEqual({ count: 0, refusals: [429] });
  expect((await letThrough(shop, '2001:db8:2::1', 1)).count).toBe(1);
});

it('health checks are never limited or counted', async ({ shop }) => {
  await letThrough(shop, '192.0.2.8', LIMIT + 1);
  const health = () => shop.app.inject({ url: '/api/health', headers: { 'x-forwarded-for': '192.0.2.8' } });
  expect(await statementsDuring(shop, health)).toBe(0);
  expect((await health()).statusCode).toBe(200);
});

it('the count restarts when the minute is over', async ({ shop, second }) => {
  await shop.rows(`insert into rate_limits (key, points, expire) values ('requests:192.0.2.4', $1, 1)`, [
    LIMIT,
  ]);
  expect((await from(second, '192.0.2.4')).headers['x-ratelimit-remaining']).toBe(String(LIMIT - 1));
});

it('while the database is busy or away, each process counts by itself, and no request fails', async ({
  shop,
  second,
  server,
}) => {
  const other = new pg.Client({ connectionString: shop.databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query(`insert into rate_limits (key, points, expire) values ('requests:192.0.2.5', 1, 1)`);
  expect(await letThrough(second, '192.0.2.5', LIMIT + 20)).toEqual({ count: LIMIT, refusals: [429] });
  await other.query('rollback');
  await other.end();

  const name = new URL(shop.databaseUrl).pathname.slice(1);
  await server.query(`alter database ${name} allow_connections false`);
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  for (const each of [shop, second])
    expect(await letThrough(each, '192.0.2.6', LIMIT + 20)).toEqual({ count: LIMIT, refusals: [429] });
  await server.query(`alter database ${name} allow_connections true`);

  // The requests let through meanwhile are counted as soon as the database is back.
  await expect
    .poll(async () => {
      await from(shop, '192.0.2.7');
      return shop.rows(`select 1 from rate_limits where key = 'requests:192.0.2.7'`).catch(() => []);
    })
    .not.toEqual([]);
  expect((await from(second, '192.0.2.6')).statusCode).toBe(429);
});
