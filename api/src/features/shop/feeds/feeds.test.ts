import { describe, expect } from 'vitest';
import { anAdmin } from '../../../../test/account.ts';
import { aSupplier } from '../../../../test/fixtures/supplier.ts';
import { aFeed, changeFeed, decided, feedNow, looked, runsOf } from './feed.builder.ts';
import { FeedRunner } from './fetching/feed-runner.service.ts';
import { fileOf, later, offersOf, openFeedTest, START, TYRES } from './running-feed.builder.ts';

const { it, aRunningFeed, host, serve } = await openFeedTest();

describe('a feed', () => {
  it('waits with its first file until a person has seen its columns, and then applies the next by itself', async ({
    shop,
    admin,
    tyres,
  }) => {
    const supplierId = await aSupplier(shop);
    const id = await aFeed(shop, admin, { supplierId, address: `${host.origin}/lists/stock.csv` });
    serve(fileOf(tyres));
    const first = await looked(shop, admin, id);
    expect(first).toMatchObject({
      outcome: 'TAKEN',
      fileName: 'stock.csv',
      import: { status: 'READY', hold: expect.stringContaining('first file'), startedBy: 'The shop' },
    });
    expect(await feedNow(shop, admin, id)).toMatchObject({ waiting: { id: first?.import?.id } });
    expect(await offersOf(shop, supplierId)).toEqual([]);
    await decided(shop, admin, first?.import?.id ?? 0, 'apply');
    expect(await offersOf(shop, supplierId)).toHaveLength(TYRES);

    serve(fileOf(tyres, { cost: 51, units: 4 }));
    later(shop, 1);
    expect(await looked(shop, admin, id)).toMatchObject({ import: { status: 'DONE', hold: null } });
    expect((await offersOf(shop, supplierId))[0]).toEqual({ cost_pence: 5_100, units: 4 });
    expect(await feedNow(shop, admin, id)).toMatchObject({
      waiting: null,
      trouble: null,
      lastNewAt: '2026-11-20T11:00:00.000Z',
      nextAt: '2026-11-20T12:00:00.000Z',
    });
  });

  it('takes no file with the content of the last one, and counts how often it came', async ({
    shop,
    admin,
    tyres,
  }) => {
    const { id } = await aRunningFeed(shop, admin, tyres);
    await looked(shop, admin, id);
    await looked(shop, admin, id);
    expect(await runsOf(shop, admin, id)).toMatchObject([
      { outcome: 'UNCHANGED', times: 2, import: null },
      { outcome: 'TAKEN', times: 1 },
    ]);
  });

  it('goes on when the colleague who set it up has left', async ({ shop, admin, tyres }) => {
    const colleague = await anAdmin(shop);
    const { id } = await aRunningFeed(shop, colleague, tyres);
    await shop.rows('update users set staff_role = null where id = $1', [colleague.id]);
    serve(fileOf(tyres, { cost: 52 }));
    expect(await looked(shop, admin, id)).toMatchObject({ import: { status: 'DONE' } });
  });

  it('is looked at by one process at a time', async ({ shop, admin, tyres }) => {
    const { id } = await aRunningFeed(shop, admin, tyres);
    const before = host.received.length;
    const { promise, resolve } = Promise.withResolvers<void>();
    host.answer = (response) => void promise.then(() => response.end(fileOf(tyres, { cost: 53 })));
    const runner = shop.services.get(FeedRunner);
    const first = runner.look(id);
    await expect.poll(() => host.received.length).toBe(before + 1);
    await runner.look(id);
    resolve();
    await first;
    expect(host.received.length).toBe(before + 1);
    expect((await runsOf(shop, admin, id)).filter(({ outcome }) => outcome === 'TAKEN')).toHaveLength(2);
  });

  it('whose process dies while it fetches is looked at again when its lease is over', async ({
    shop,
    admin,
    tyres,
  }) => {
    const { id } = await aRunningFeed(shop, admin, tyres);
    await shop.rows(`insert into feed_runs (feed_id, outcome, started_at) values ($1, 'PENDING', $2)`, [
      id,
      START,
    ]);
    await shop.rows('update supplier_feeds set leased_until = $2 where id = $1', [
      id,
      new Date(START.getTime() + 60_000),
    ]);
    serve(fileOf(tyres, { cost: 54 }));
    expect(await looked(shop, admin, id)).toMatchObject({ outcome: 'PENDING' });
    later(shop, 1);
    expect(await looked(shop, admin, id)).toMatchObject({ outcome: 'TAKEN', import: { status: 'DONE' } });
    expect(await runsOf(shop, admin, id)).toHaveLength(2);
  });

  it('whose process dies after its file became an import takes the file once', async ({
    shop,
    admin,
    tyres,
  }) => {
    const { id, supplierId } = await aRunningFeed(shop, admin, tyres);
    serve(fileOf(tyres, { cost: 55 }));
    await looked(shop, admin, id);
    const [run] = await runsOf(shop, admin, id);
    await shop.rows(
      `update feed_runs set outcome = 'PENDING', import_id = null, finished_at = null
        where id = (select max(id) from feed_runs where feed_id = $1)`,
      [id],
    );
    await looked(shop, admin, id);
    expect(await runsOf(shop, admin, id)).toMatchObject([{ outcome: 'TAKEN', import: run?.import }, {}]);
    expect(
      await shop.rows(`select 1 from imports where kind = 'OFFERS' and about = $1`, [String(supplierId)]),
    ).toHaveLength(2);
    expect(await looked(shop, admin, id)).toMatchObject({ outcome: 'UNCHANGED' });
  });
});

it('a feed that is switched off isn’t looked at', async ({ shop, admin, tyres }) => {
  const { id } = await aRunningFeed(shop, admin, tyres);
  await shop.rows('update supplier_feeds set active = false where id = $1', [id]);
  const before = host.received.length;
  await looked(shop, admin, id);
  expect(host.received.length).toBe(before);
  expect(await changeFeed(shop, admin, 'fetchSupplierFeed', id)).toMatchObject({
    kind: 'FeedNotPossible',
    message: 'This feed is switched off.',
  });
});
