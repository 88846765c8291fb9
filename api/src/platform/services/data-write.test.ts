import { AsyncLocalStorage } from 'node:async_hooks';
import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { listenToDataVersions } from '../database/data-versions.ts';
import { writeData } from './data-write.ts';

const it = shopTest();

const ofContent = (isWritten: boolean, work: () => Promise<void> = async () => undefined) => ({
  dataset: 'content' as const,
  work,
  isWritten: () => isWritten,
});

it('other processes learn of a write from its commit, even if its own process is killed', async ({
  shop,
}) => {
  const { versions, orm, logger, metrics } = shop.services.platform;
  const other = await listenToDataVersions(orm.config.get('clientUrl') ?? '', logger, metrics);
  try {
    const before = other.current('content');
    const outside = AsyncLocalStorage.snapshot();
    const work = async (): Promise<void> => {
      await outside(() => other.caughtUp());
      expect(other.current('content')).toBe(before);
    };
    const dead = { ...versions, caughtUp: () => Promise.reject(new Error('killed after the commit')) };
    await expect(writeData({ orm, versions: dead }, ofContent(true, work))).rejects.toThrow('killed');
    await other.caughtUp();
    expect(other.current('content')).toBe(before + 1);
  } finally {
    await other.close();
  }
});

it('its own process knows a write once it’s answered; refusals and failures aren’t announced', async ({
  shop,
}) => {
  const { platform } = shop.services;
  // The previous test's write may still be on its way here.
  await platform.versions.caughtUp();
  const before = platform.versions.current('content');
  await writeData(platform, ofContent(true));
  expect(platform.versions.current('content')).toBe(before + 1);
  await writeData(platform, ofContent(false));
  await expect(
    writeData(
      platform,
      ofContent(true, () => Promise.reject(new Error('no'))),
    ),
  ).rejects.toThrow('no');
  await platform.versions.caughtUp();
  expect(platform.versions.current('content')).toBe(before + 1);
});
