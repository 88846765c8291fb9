import { describe, expect } from 'vitest';
import { openPool } from '../../src/platform/database/connection-pool.ts';
import { proxyTest } from '../proxy-test.ts';
import { openTestShop } from '../test-shop.ts';

const it = proxyTest;

/** A query that no cached response matches. */
let asked = 0;
const question = (): string => `{ products(filter: { minPrice: ${++asked} }, limit: 1) { items { id } } }`;

describe('connections to a silent database', () => {
  it('are discarded and replaced', async ({ proxy, url }) => {
    const pool = openPool(url, 'test', 1, () => undefined, { statement_timeout: 500 });
    await pool.query('select 1');
    proxy.fallSilent();
    const lost = pool.query('select 2');
    proxy.forgetSilenced();
    await expect(lost).rejects.toThrow('Connection terminated: the database hasn’t answered for too long.');
    expect((await pool.query<{ n: number }>('select 3 as n')).rows).toEqual([{ n: 3 }]);
    await pool.end();
  });

  it(
    'don’t stop anything for good: answers, writes, jobs and announcements go on',
    { timeout: 120_000 },
    async ({ shop, proxy, url }) => {
      const handled: object[] = [];
      const job = {
        name: 'test-silence',
        handle: async (_: unknown, data: object) => void handled.push(data),
      };
      const other = await openTestShop({ besides: { databaseUrl: url }, jobs: [job] });
      expect((await other.graphql(question())).errors).toBeUndefined();
      const statusOf = async (path: string): Promise<number> => (await other.app.inject(path)).statusCode;

      proxy.fallSilent();
      const left = other.graphql(question());
      expect(await statusOf('/api/ready')).toBe(503);
      expect(await statusOf('/api/health')).toBe(200);
      // Connections that were open stay open, and silent forever.
      proxy.forgetSilenced();
      expect((await left).errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
      await expect.poll(() => statusOf('/api/ready'), { timeout: 60_000 }).toBe(200);
      expect((await other.graphql(question())).errors).toBeUndefined();
      await other.services.platform.jobs.send('test-silence', { n: 1 });
      await expect.poll(() => handled, { timeout: 60_000 }).toEqual([{ n: 1 }]);
      const before = other.services.platform.versions.current('content');
      await shop.announce('content');
      await expect
        .poll(() => other.services.platform.versions.current('content'), { timeout: 60_000 })
        .toBeGreaterThan(before);
      await other.close();
    },
  );
});
