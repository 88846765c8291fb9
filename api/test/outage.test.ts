import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let server: pg.Client;
let name: string;
beforeAll(async () => {
  shop = await openTestShop({ jobs: true });
  name = new URL(shop.databaseUrl).pathname.slice(1);
  server = new pg.Client({ connectionString: shop.databaseUrl.replace(/[^/]+$/, 'postgres') });
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await shop.close();
});

const end = (): Promise<unknown> =>
  server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
const allow = (yes: boolean): Promise<unknown> =>
  server.query(`alter database ${name} allow_connections ${yes}`);
const status = async (url: string): Promise<number> => (await shop.app.inject(url)).statusCode;

/** A question that no kept answer fits. */
let asked = 0;
const ask = () =>
  shop.graphql(
    `{ products(filter: { minPrice: ${++asked} }, limit: 1) { items { id } } brands { slug } shopSettings { phone } }`,
  );
const WHOLE = {
  data: { products: { items: [{}] }, brands: expect.any(Array), shopSettings: { phone: '01632 960 100' } },
};

it('connections that break are replaced without anybody noticing for long', async () => {
  expect(await ask()).toMatchObject(WHOLE);
  await end();
  await vi.waitFor(async () => expect(await ask()).toMatchObject(WHOLE));
  expect(await status('/api/ready')).toBe(200);
});

it('while the database is away everything says so, and it comes back by itself', async () => {
  await allow(false);
  await end();
  const gone = await vi.waitFor(async () => {
    const answer = await ask();
    expect(answer.errors).toBeDefined();
    return answer;
  });
  expect(gone.errors?.map(({ message, extensions }) => ({ message, extensions }))).toContainEqual({
    message: 'The shop’s database cannot be reached at the moment. Please try again in a minute.',
    extensions: { code: 'SERVICE_UNAVAILABLE' },
  });
  for (const { extensions } of gone.errors ?? []) expect(extensions.code).toBe('SERVICE_UNAVAILABLE');
  expect(await status('/api/health')).toBe(200);
  const ready = await shop.app.inject('/api/ready');
  expect({ status: ready.statusCode, body: ready.json() }).toEqual({
    status: 503,
    body: {
      success: false,
      error: 'The database does not answer in time.',
      message: 'The database does not answer in time.',
    },
  });
  const checkout = await shop.graphql(
    'mutation { cancelCheckout(orderId: "5f0f6e1a-7d5b-4f0e-9f57-000000000000") }',
  );
  expect(checkout.errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');

  await allow(true);
  await vi.waitFor(async () => expect(await ask()).toMatchObject(WHOLE), { timeout: 15_000 });
  expect(await status('/api/ready')).toBe(200);
});

it('what changes afterwards is heard again, though the news was interrupted', async () => {
  await vi.waitFor(
    async () => {
      const [listener] = await shop.rows(
        "select 1 from pg_stat_activity where application_name = 'treadline-versions' and datname = current_database()",
      );
      expect(listener).toBeDefined();
    },
    { timeout: 15_000 },
  );
  const before = shop.services.platform.versions.stamp();
  await shop.rows("select pg_notify('treadline_data', 'catalogue')");
  await vi.waitFor(() => expect(shop.services.platform.versions.stamp()).not.toBe(before));
});

it('nothing of it counts as a fault nobody foresaw', () => {
  expect(
    shop.complaints
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ level }) => level >= 50)
      .map(({ msg }) => msg),
  ).toEqual([]);
});
