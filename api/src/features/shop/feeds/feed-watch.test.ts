import { expect } from 'vitest';
import { askAs } from '../../../../test/fixtures/catalogue/admin-product.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { changeFeed, decided, looked } from './feed.builder.ts';
import { FeedWatch } from './fetching/feed-watch.service.ts';
import { fileOf, later, openFeedTest } from './running-feed.builder.ts';

const { it, aRunningFeed, host, serve } = await openFeedTest();
it.beforeEach(async ({ shop }) => {
  await shop.rows('delete from supplier_feeds');
  await shop.rows('delete from mails');
});

const sweep = (shop: TestShop): Promise<void> => shop.services.get(FeedWatch).sweep();
const subjects = async (shop: TestShop): Promise<string[]> =>
  (await shop.rows<{ subject: string }>('select subject from mails order by created_at')).map(
    ({ subject }) => subject,
  );
const waiting = async (shop: TestShop, admin: Parameters<typeof askAs>[1]): Promise<number> =>
  (
    await askAs<{ waitingTasks: { kind: string; count: number }[] }>(
      shop,
      admin,
      '{ waitingTasks { kind count } }',
    )
  ).waitingTasks.find(({ kind }) => kind === 'SUPPLIER_FEEDS')?.count ?? 0;

/** The feeds that wait for a worker, which this also takes from the queue. */
const queued = async (shop: TestShop): Promise<number[]> =>
  (
    await shop.rows<{ id: number }>(
      `delete from pgboss.job where name = 'look-for-feed' returning (data->>'feedId')::integer as id`,
    )
  ).map(({ id }) => id);

it('a feed is queued when it’s due, and at once when a person wants it', async ({ shop, admin, tyres }) => {
  const { id } = await aRunningFeed(shop, admin, tyres);
  await queued(shop);
  later(shop, 0.9);
  await sweep(shop);
  expect(await queued(shop)).toEqual([]);
  expect(await changeFeed(shop, admin, 'fetchSupplierFeed', id)).toMatchObject({ id });
  expect(await queued(shop)).toEqual([id]);
  later(shop, 1);
  await sweep(shop);
  await sweep(shop);
  expect(await queued(shop)).toEqual([id]);
});

it('the owner is told once about a file that waits, and it’s among the tasks until it’s decided', async ({
  shop,
  admin,
  tyres,
}) => {
  const { id } = await aRunningFeed(shop, admin, tyres);
  await sweep(shop);
  expect([await subjects(shop), await waiting(shop, admin)]).toEqual([[], 0]);
  serve(fileOf(tyres, { units: 0 }));
  const run = await looked(shop, admin, id);
  await sweep(shop);
  await sweep(shop);
  expect(await subjects(shop)).toEqual([expect.stringMatching(/^Wholesaler \d+: a file waits for you$/)]);
  expect(await waiting(shop, admin)).toBe(1);
  await decided(shop, admin, run?.import?.id ?? 0, 'cancel');
  expect(await waiting(shop, admin)).toBe(0);
});

it('the owner is told once that a feed is late, after a look that found nothing new', async ({
  shop,
  admin,
  tyres,
}) => {
  const { id } = await aRunningFeed(shop, admin, tyres, { lateAfterHours: 2 });
  later(shop, 1);
  await looked(shop, admin, id);
  later(shop, 3);
  await sweep(shop);
  // The shop itself may have been off since then.
  expect(await subjects(shop)).toEqual([]);
  host.answer = (response) => response.writeHead(503).end();
  await looked(shop, admin, id);
  await sweep(shop);
  await sweep(shop);
  expect(await subjects(shop)).toEqual([expect.stringMatching(/^Wholesaler \d+: no new file for 2 hours$/)]);
  expect(await waiting(shop, admin)).toBe(1);
});

it('a feed that fails is among the tasks until it works', async ({ shop, admin, tyres }) => {
  const { id } = await aRunningFeed(shop, admin, tyres);
  host.answer = (response) => response.writeHead(500).end();
  await looked(shop, admin, id);
  expect(await waiting(shop, admin)).toBe(1);
  serve(fileOf(tyres));
  await looked(shop, admin, id);
  expect(await waiting(shop, admin)).toBe(0);
});
