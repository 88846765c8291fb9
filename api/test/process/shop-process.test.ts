import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openRelay } from '../../../tools/chaos/relay.ts';
import { aDatabase, startShop, useBuiltShop, type InstalledShop } from './installed-shop.ts';

/** Exists only on Linux. */
const FULL_DISK = '/dev/full';

useBuiltShop();

/** Repeats a request that is never cached until the shop is gone; calls back for each answer. */
async function askOn({ origin, child }: InstalledShop, tell: () => void): Promise<void> {
  const ask = (price: number): Promise<unknown> =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `{ products(filter: {minPrice: ${price}}) { pageInfo { totalItems } } }`,
      }),
    }).then((answer) => answer.json());
  for (let price = 1; child.exitCode === null && child.signalCode === null; price += 1)
    await ask(price).then(tell, () => null);
}

async function expectLife({ origin, child, exit }: InstalledShop): Promise<void> {
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
}

it.skipIf(!existsSync(FULL_DISK))(
  'a shop whose log is on a full disk opens, answers and ends like any other',
  async () => {
    const disk = openSync(FULL_DISK, 'w');
    onTestFinished(() => closeSync(disk));
    await expectLife(await startShop(await aDatabase(), ['ignore', disk, disk]));
  },
);

it('a shop whose log reader has gone opens, answers and ends like any other', async () => {
  await expectLife(await startShop(await aDatabase(), ['ignore', 'pipe', 'pipe']));
});

it('a busy shop whose database is gone ends in time when told to', async () => {
  const database = new URL(await aDatabase());
  const way = await openRelay(Number(database.port));
  database.port = String(way.port);
  const shop = await startShop(database.href, 'ignore');
  const { promise: busy, resolve: tell } = Promise.withResolvers<void>();
  const visitors = Array.from({ length: 8 }, () => askOn(shop, tell));
  await busy;
  await way.close();
  shop.child.kill('SIGTERM');
  // It would end with 1 after its time-out.
  expect(await shop.exit).toBe(0);
  await Promise.all(visitors);
});
