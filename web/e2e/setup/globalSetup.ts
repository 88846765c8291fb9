import { build } from '../../../tools/build.ts';
import { openShop } from './openShop.ts';
import { SHOP_ADMIN_PASSWORD, SHOP_DATA_DIR, SHOP_URL } from './shopVariables.ts';

/** Builds and starts the shop for all tests. Returns the function that stops it. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[SHOP_URL]) return undefined;
  await build();
  const shop = await openShop();
  Object.assign(process.env, {
    [SHOP_URL]: shop.url,
    [SHOP_DATA_DIR]: shop.dataDir,
    [SHOP_ADMIN_PASSWORD]: shop.adminPassword,
  });
  return shop.close;
}
