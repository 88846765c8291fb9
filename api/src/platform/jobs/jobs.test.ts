import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { openTcpProxy } from '../../../test/tcp-proxy.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { createLogger } from '../observability/logging.ts';
import { Metrics } from '../observability/metrics.ts';
import { DEAD_LETTERS } from './job-admin.ts';
import { openJobs, type Jobs, type Work } from './jobs.ts';

interface StoredJob {
  readonly state: string;
  readonly tries: number;
  readonly waitSeconds: number;
}

const it = shopTest();

/** A local port where nothing listens. */
const NOWHERE = 1;

/** A separate queue on the shop's database, as another process would open it. */
async function aQueue(
  shop: TestShop,
  name: string,
  handle: (data: { piece: number }) => Promise<void>,
): Promise<{ jobs: Jobs; log: string[] }> {
  const log: string[] = [];
  const jobs = openJobs(
    shop.services.platform.orm.config.get('clientUrl') ?? '',
    createLogger('warn', { write: (line) => log.push(line) }),
    { metrics: new Metrics(), tracing: null },
  );
  await jobs.start([{ name, handle } satisfies Work]);
  onTestFinished(() => jobs.stop());
  return { jobs, log };
}

const stored = (shop: TestShop, name: string): Promise<StoredJob[]> =>
  shop.rows<StoredJob>(
    `select state::text, retry_count as tries,
        extract(epoch from start_after - now())::float8 as "waitSeconds"
      from pgboss.job
      where name = $1
      order by created_on`,
    [name],
  );

/** Makes a job due that waits for its next attempt. */
const hurry = (shop: TestShop, name: string): Promise<object[]> =>
  shop.rows(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [name]);

const letters = (shop: TestShop, name: string): Promise<{ data: object }[]> =>
  shop.rows(`select data from pgboss.job where name = $1 and source_name = $2`, [DEAD_LETTERS, name]);

describe('a failing job', () => {
  it('is retried after growing waits, and ends up as a dead letter', async ({ shop }) => {
    const { jobs, log } = await aQueue(shop, 'failing', () => Promise.reject(new Error('Out of luck')));
    await jobs.send('failing', { piece: 7 });
    const waits: number[] = [];
    for (const tries of [0, 1, 2]) {
      await expect.poll(() => stored(shop, 'failing')).toMatchObject([{ state: 'retry', tries }]);
      const [job] = await stored(shop, 'failing');
      waits.push(job?.waitSeconds ?? 0);
      await hurry(shop, 'failing');
    }
    expect(waits[0]).toBeGreaterThan(2);
    expect(waits[2]).toBeGreaterThan(waits[0] ?? 0);
    expect(await letters(shop, 'failing')).toEqual([]);

    await expect.poll(() => stored(shop, 'failing')).toMatchObject([{ state: 'retry', tries: 3 }]);
    await shop.rows(`update pgboss.job set retry_count = retry_limit - 1 where name = 'failing'`);
    await hurry(shop, 'failing');
    await expect.poll(() => letters(shop, 'failing')).toEqual([{ data: { piece: 7 } }]);
    expect(log.at(-1)).toContain('A job failed for the last time');
    expect(log.filter((line) => line.includes('will be retried'))).toHaveLength(4);
  });

  it('doesn’t hold up or undo the others', async ({ shop }) => {
    const worked: number[] = [];
    const { jobs } = await aQueue(shop, 'mixed', async ({ piece }) => {
      if (piece % 2) throw new Error('Odd');
      worked.push(piece);
    });
    await Promise.all(Array.from({ length: 12 }, (_, piece) => jobs.send('mixed', { piece })));
    await expect.poll(() => worked.toSorted((a, b) => a - b)).toEqual([0, 2, 4, 6, 8, 10]);
    await expect
      .poll(async () => (await stored(shop, 'mixed')).map(({ state }) => state).toSorted())
      .toEqual([...Array<string>(6).fill('completed'), ...Array<string>(6).fill('retry')]);
  });
});

it('a database outage is logged once, however many queues notice it', async ({ shop }) => {
  const proxy = await openTcpProxy();
  onTestFinished(() => proxy.close());
  const url = new URL(shop.databaseUrl);
  proxy.leadTo(Number(url.port));
  url.port = String(proxy.port);
  const log: string[] = [];
  const jobs = openJobs(url.href, createLogger('warn', { write: (line) => log.push(line) }), {
    metrics: new Metrics(),
    tracing: null,
  });
  const names = Array.from({ length: 12 }, (_, n) => `outage-${n}`);
  await jobs.start(names.map((name) => ({ name, handle: async () => undefined })));
  proxy.leadTo(NOWHERE);
  const { taken } = proxy;
  await expect.poll(() => proxy.taken).toBeGreaterThan(taken + 3 * names.length);
  proxy.leadTo(Number(new URL(shop.databaseUrl).port));
  await jobs.stop();
  const told = log.map((line) => JSON.parse(line) as { msg: string; err: { stack?: string } });
  expect(told.map(({ msg }) => msg)).toEqual(['The job queue met an error and carries on.']);
});

it('only one job per key waits at a time; jobs without a key are independent', async ({ shop }) => {
  const { promise: open, resolve: letThrough } = Promise.withResolvers<void>();
  const worked: number[] = [];
  const { jobs } = await aQueue(shop, 'keyed', async ({ piece }) => {
    await open;
    worked.push(piece);
  });
  await jobs.send('keyed', { piece: 1 }, { key: 'a', startAfter: new Date(Date.now() + 60_000) });
  await jobs.send('keyed', { piece: 2 }, { key: 'a' });
  await jobs.send('keyed', { piece: 3 }, { key: 'b' });
  await jobs.send('keyed', { piece: 4 });
  await jobs.send('keyed', { piece: 5 });
  letThrough();
  await expect.poll(() => worked.toSorted((one, other) => one - other)).toEqual([3, 4, 5]);
  expect(await stored(shop, 'keyed')).toHaveLength(4);
});

it('stopping lets a running job finish and starts no other', async ({ shop }) => {
  const { promise: open, resolve: letThrough } = Promise.withResolvers<void>();
  const worked: number[] = [];
  const started: number[] = [];
  const { jobs } = await aQueue(shop, 'stopping', async ({ piece }) => {
    started.push(piece);
    await open;
    worked.push(piece);
  });
  await jobs.send('stopping', { piece: 1 });
  await expect.poll(() => started).toEqual([1]);
  let stopped = false;
  const stopping = jobs.stop().then(() => (stopped = true));
  await setImmediate();
  expect(stopped).toBe(false);
  letThrough();
  await stopping;
  expect(worked).toEqual([1]);
  expect(await stored(shop, 'stopping')).toMatchObject([{ state: 'completed' }]);
});
