import type { EntityManager } from '@mikro-orm/postgresql';
import { expect, it } from 'vitest';
import type { Platform } from './platform.ts';
import { Services } from './services.ts';
import { ShopEvent } from './shop-event.ts';

const em = {} as EntityManager;
/** These listeners don't use the platform. */
const aShop = (): Services => new Services({} as Platform, []);

it('an event calls each listener of its shop in turn, in its transaction', async () => {
  const [shop, another] = [aShop(), aShop()];
  const event = new ShopEvent<string>();
  const heard: unknown[] = [];
  for (const name of ['first', 'second'])
    event.listener(async (services, inner, fact) => {
      heard.push([name, services === shop, inner === em, fact]);
    })(shop);
  await event.announce(shop, em, 'the fact');
  await event.announce(another, em, 'somewhere else');
  expect(heard).toEqual([
    ['first', true, true, 'the fact'],
    ['second', true, true, 'the fact'],
  ]);
});

it('an event fails with its listener', async () => {
  const shop = aShop();
  const event = new ShopEvent<null>();
  event.listener(() => Promise.reject(new Error('No.')))(shop);
  await expect(event.announce(shop, em, null)).rejects.toThrow('No.');
});
