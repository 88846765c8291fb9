import pg from 'pg';
import { expect } from 'vitest';
import { shopTest } from '../shop-test.ts';
import type { TestShop } from '../test-shop.ts';

const it = shopTest({ jobs: true })
  .extend('database', { scope: 'file' }, ({ shop }) => new URL(shop.databaseUrl).pathname.slice(1))
  .extend('server', { scope: 'file' }, async ({ shop }, { onCleanup }) => {
    const server = new pg.Client({ connectionString: shop.databaseUrl.replace(/[^/]+$/, 'postgres') });
    await server.connect();
    onCleanup(() => server.end());
    return server;
  });

const end = (name: string, server: pg.Client): Promise<unknown> =>
  server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
const allow = (name: string, server: pg.Client, yes: boolean): Promise<unknown> =>
  server.query(`alter database ${name} allow_connections ${yes}`);
const status = async (shop: TestShop, url: string): Promise<number> =>
  (await shop.app.inject(url)).statusCode;

/** A query that no cached answer matches. */
let asked = 0;
const ask = (shop: TestShop) =>
  shop.graphql(/* GraphQL */ `
      {
        products(filter: {minPrice: ${++asked}}, limit: 1) {
          items {
            id
          }
        }
        brands {
          slug
        }
        shopSettings {
          phone
        }
      }
    `);
const WHOLE = {
  data: { products: { items: [{}] }, brands: expect.any(Array), shopSettings: { phone: '01632 960 100' } },
};

it('broken connections are replaced within moments', async ({ shop, database, server }) => {
  expect(await ask(shop)).toMatchObject(WHOLE);
  await end(database, server);
  await expect.poll(() => ask(shop)).toMatchObject(WHOLE);
  expect(await status(shop, '/api/ready')).toBe(200);
});

it('during a database outage every answer reports it, and the shop recovers by itself', async ({
  shop,
  database,
  server,
}) => {
  await allow(database, server, false);
  await end(database, server);
  await expect.poll(async () => (await ask(shop)).errors).toBeDefined();
  const gone = await ask(shop);
  expect(gone.errors?.map(({ message, extensions }) => ({ message, extensions }))).toContainEqual({
    message: 'Sorry, the shop isn’t available at the moment. Please try again in a minute.',
    extensions: { code: 'SERVICE_UNAVAILABLE', requestId: gone.headers['x-request-id'] },
  });
  for (const { extensions } of gone.errors ?? []) expect(extensions.code).toBe('SERVICE_UNAVAILABLE');
  expect(await status(shop, '/api/health')).toBe(200);
  const ready = await shop.app.inject('/api/ready');
  expect({ status: ready.statusCode, body: ready.json() }).toEqual({
    status: 503,
    body: {
      success: false,
      error: 'The database isn’t answering in time.',
      message: 'The database isn’t answering in time.',
      requestId: ready.headers['x-request-id'],
    },
  });
  const checkout = await shop.graphql(
    'mutation { cancelCheckout(orderId: "5f0f6e1a-7d5b-4f0e-9f57-000000000000") }',
  );
  expect(checkout.errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');

  await allow(database, server, true);
  await expect.poll(() => ask(shop)).toMatchObject(WHOLE);
  expect(await status(shop, '/api/ready')).toBe(200);
});

it('changes after an outage are noticed again', async ({ shop }) => {
  await expect
    .poll(() =>
      shop.rows(
        `select 1
          from pg_stat_activity
          where application_name = 'treadline-versions' and datname = current_database()`,
      ),
    )
    .not.toEqual([]);
  const before = shop.services.platform.versions.stamp();
  await shop.rows("select pg_notify('treadline_data', 'catalogue')");
  await expect.poll(() => shop.services.platform.versions.stamp()).not.toBe(before);
});

it('an outage logs no unexpected error', ({ shop }) => {
  expect(
    shop.complaints
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ level }) => level >= 50)
      .map(({ msg }) => msg),
  ).toEqual([]);
});
