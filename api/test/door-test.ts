import { openDoor } from './door.ts';
import { shopTest } from './shop-test.ts';

/** A test with a shop, a door that leads to its database, and that database's address through the door. */
export const doorTest = shopTest()
  .extend('door', { scope: 'file' }, async ({ shop }, { onCleanup }) => {
    const door = await openDoor();
    door.leadTo(Number(new URL(shop.databaseUrl).port));
    onCleanup(() => door.close());
    return door;
  })
  .extend('url', { scope: 'file' }, ({ shop, door }) => {
    const url = new URL(shop.databaseUrl);
    url.port = String(door.port);
    return url.href;
  });
