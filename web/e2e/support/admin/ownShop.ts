import { openShop, type OpenShop } from '../../setup/openShop.ts';
import { test as base } from '../test.ts';

/**
 * The test for files that need their own shop, because their changes would confuse other tests. Their tests run one
 * after the other: `test.describe.configure({ mode: 'default' })`.
 */
export const test = base.extend<object, { shop: OpenShop }>({
  shop: [
    async ({}, use) => {
      const shop = await openShop({ WEBHOOK_PRIVATE_TARGETS: 'true', WEB_PROCESSES: '1' });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});
