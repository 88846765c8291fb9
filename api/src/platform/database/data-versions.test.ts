import pg from 'pg';
import { expect, vi } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { openTcpProxy } from '../../../test/tcp-proxy.ts';
import { listenToDataVersions } from './data-versions.ts';

const it = shopTest();

it('every process hears another’s announcements, however many come at once', async ({ shop }) => {
  const warnings: string[] = [];
  const hear = (warning: Error): void => void warnings.push(warning.message);
  process.on('warning', hear);
  const { orm, logger, metrics } = shop.services.platform;
  const other = await listenToDataVersions(orm.config.get('clientUrl') ?? '', logger, metrics);
  try {
    const [content, catalogue] = [other.current('content'), other.current('catalogue')];
    await Promise.all(Array.from({ length: 50 }, () => shop.announce('content')));
    await expect.poll(() => other.current('content')).toBe(content + 50);
    expect(other.current('catalogue')).toBe(catalogue);
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', hear);
    await other.close();
  }
});

it('after a minute without news everything counts as changed', async ({ shop }) => {
  const { orm, logger, metrics } = shop.services.platform;
  const url = new URL(orm.config.get('clientUrl') ?? '');
  const proxy = await openTcpProxy();
  proxy.leadTo(Number(url.port));
  url.port = String(proxy.port);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const versions = await listenToDataVersions(url.href, logger, metrics);
  try {
    const before = versions.stamp();
    for (let minute = 0; minute < 3; minute += 1) {
      vi.advanceTimersByTime(40_000);
      await versions.caughtUp();
    }
    expect(versions.stamp()).toBe(before);
    proxy.fallSilent();
    vi.advanceTimersByTime(60_000);
    for (const dataset of ['catalogue', 'settings', 'content'] as const)
      expect(versions.current(dataset)).toBeGreaterThan(2);
  } finally {
    vi.useRealTimers();
    await proxy.close();
    await versions.close();
  }
});

it('a reopened connection that can’t listen is replaced', async ({ shop }) => {
  const { orm, logger, metrics } = shop.services.platform;
  const other = await listenToDataVersions(orm.config.get('clientUrl') ?? '', logger, metrics);
  const listening = (): Promise<object[]> =>
    shop.rows(
      `select 1
        from pg_stat_activity
        where application_name = 'treadline-versions' and datname = current_database()
          and query like 'listen%'`,
    );
  const query = pg.Client.prototype.query as (text: unknown, ...rest: unknown[]) => unknown;
  let refused = 0;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function first(
    this: pg.Client,
    text: unknown,
    ...rest: unknown[]
  ) {
    if (String(text).startsWith('listen') && refused < 2) {
      refused += 1;
      return Promise.reject(new Error('The database is busy.'));
    }
    return query.call(this, text, ...rest);
  });
  try {
    await shop.rows(
      `select pg_terminate_backend(pid)
        from pg_stat_activity
        where application_name = 'treadline-versions' and datname = current_database()`,
    );
    await expect
      .poll(async () => ({ refused, listening: (await listening()).length }))
      .toEqual({ refused: 2, listening: 2 });
  } finally {
    spy.mockRestore();
    await other.close();
  }
});
