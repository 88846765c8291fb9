import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettingsService } from '../../src/features/operations/settings/index.ts';
import { Product } from '../../src/features/shop/catalogue/index.ts';
import { createLimiter } from '../../src/platform/limits/limiter.ts';
import { anAdmin, type SignedIn } from '../account.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { overTheWire, textOf, type WireAnswer } from '../wire.ts';

let shop: TestShop;
let admin: SignedIn;
let taken: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await anAdmin(shop);
  taken = (await shop.graphql<{ product: { slug: string } }>('{ product(id: 1) { slug } }')).data.product
    .slug;
});
afterAll(() => shop.close());

let skus = 0;
const WRITE = `mutation ($input: CreateProductInput!) {
  createProduct(input: $input) { kind: __typename ... on ProductExists { field productId } }
}`;

/** Creates a product, with a unique slug unless one is given. */
async function write(slug?: string): Promise<unknown> {
  const sku = `AT-ONCE-${(skus += 1)}`;
  const input = {
    sku,
    slug: slug ?? sku.toLowerCase(),
    model: 'primacy-4-plus',
    size: '205/55 R16',
    loadIndex: 91,
    speedRating: 'V',
    listPrice: 9_420,
  };
  const answer: WireAnswer = await overTheWire(shop, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...admin.headers },
    body: JSON.stringify({ query: WRITE, variables: { input } }),
  });
  const { data, errors } = JSON.parse(textOf(answer)) as {
    data?: { createProduct: unknown };
    errors?: unknown;
  };
  return data?.createProduct ?? errors;
}

describe('product writes at the same time', () => {
  it.each([10, 30])(
    '%i simultaneous product writes with a taken slug are all refused, and the next write succeeds',
    async (count) => {
      const refused = await Promise.all(Array.from({ length: count }, () => write(taken)));
      expect(refused).toEqual(Array(count).fill({ kind: 'ProductExists', field: 'slug', productId: 1 }));
      expect(await write()).toEqual({ kind: 'ProductSaved' });
    },
  );
});

const POOLS = ['writes', 'reads', 'jobs', 'limits'] as const;
type PoolName = (typeof POOLS)[number];
const poolOf = (name: PoolName): pg.Pool => shop.services.platform.pools[name];

describe.each(POOLS)('the pool for %s', (name) => {
  it(`the pool for ${name} limits everything that can take long`, async () => {
    const pool = poolOf(name);
    expect(pool.options.connectionTimeoutMillis).toBe(5_000);
    const { rows } = await pool.query<{ name: string; ms: number }>(
      `select name, setting::int as ms from pg_settings
       where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(rows.map(({ ms }) => ms)).toEqual([4_500, 5_000, 10_000]);
  });

  it(`the server soon ends a connection for ${name} whose host vanished`, async () => {
    const { rows } = await poolOf(name).query<{ setting: string }>(
      `select setting from pg_settings where name like 'tcp\\_%' order by name`,
    );
    expect(rows.map(({ setting }) => setting)).toEqual(['10', '10', '1', '20000']);
  });

  it(`a full pool for ${name} is reported by /api/ready before its waiting callers give up`, async () => {
    const pool = poolOf(name);
    shop.complaints.length = 0;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const waiting = pool.query('select 1').then(
      () => 'served',
      () => 'gave up',
    );
    const ready = await Promise.race([waiting, overTheWire(shop, '/api/ready')]);
    expect(ready).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
    expect(JSON.parse(textOf(ready as WireAnswer))).toEqual({
      success: false,
      error: 'The database isn’t answering in time.',
      message: 'The database isn’t answering in time.',
      requestId: expect.any(String),
    });
    expect(shop.complaints.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ pool: name, msg: 'A connection pool isn’t ready.' }),
    ]);
    expect((await overTheWire(shop, '/api/health')).status).toBe(200);

    for (const connection of held) connection.release();
    expect(await waiting).toBe('served');
    expect((await overTheWire(shop, '/api/ready')).status).toBe(200);
  });
});

describe('a transaction', () => {
  const inTransaction = <Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> =>
    shop.services.platform.orm.em.fork().transactional(work);

  it.each<[string, () => Promise<unknown>]>([
    ['a hot read', () => shop.services.platform.sql.rows('select 1')],
    ['another unit of work', () => shop.services.platform.orm.em.fork().count(Product)],
    ['another transaction', () => inTransaction((em) => em.count(Product))],
    ['a job', () => shop.services.platform.jobs.send('any', {})],
    ['a limit', () => createLimiter(shop.services.platform, 'any', 1, 1).take('a')],
    ['a cached read, which could miss', async () => shop.services.get(SettingsService).read()],
    ['waiting for news of its own uncommitted changes', () => shop.services.platform.versions.caughtUp()],
  ])('a transaction gets no second connection for %s', async (_, act) => {
    await expect(inTransaction(act)).rejects.toThrow('A transaction requested a second connection');
    await expect(act().then(() => 'done', String)).resolves.not.toContain('second connection');
  });

  it('a transaction can have parts that fail on their own', async () => {
    const outcome = inTransaction(async (em) => {
      await em.transactional(() => Promise.reject(new Error('part'))).catch(() => undefined);
      return em.count(Product, { id: 1 });
    });
    expect(await outcome).toBe(1);
  });

  it('a transaction whose connection breaks leaves the pool at its size', async () => {
    const pool = poolOf('writes');
    const beside = AsyncLocalStorage.snapshot();
    for (let times = 0; times <= pool.options.max; times += 1)
      await expect(
        inTransaction(async (em) => {
          const [{ pid } = { pid: 0 }] = await em.execute<{ pid: number }[]>(
            'select pg_backend_pid() as pid',
          );
          await beside(() => shop.rows('select pg_terminate_backend($1)', [pid]));
          await em.execute('select 1');
        }),
      ).rejects.toThrow(/terminating connection|not queryable/);
    expect(await write()).toEqual({ kind: 'ProductSaved' });
    expect(pool.idleCount).toBe(pool.totalCount);
  });
});
