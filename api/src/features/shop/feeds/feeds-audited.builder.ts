import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import { aSupplier } from '../../../../test/fixtures/supplier.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

/** Nothing listens there. */
const FIELDS = {
  name: 'Stock',
  transport: 'HTTPS',
  address: 'https://127.0.0.1.invalid/stock.csv',
  everyMinutes: 60,
  active: true,
};

async function storedFeed(shop: TestShop): Promise<{ id: number; revision: number }> {
  const [row] = await shop.rows<{ id: number; revision: number }>(
    `insert into supplier_feeds (supplier_id, name, transport, address, every_minutes, active, created_at)
      values ($1, 'Stock', 'HTTPS', $2, 60, true, now()) returning id, revision`,
    [await aSupplier(shop), FIELDS.address],
  );
  if (!row) throw new Error('The feed wasn’t stored.');
  return row;
}

const onFeed = async ({ shop }: { shop: TestShop }): Promise<{ id: number }> => ({
  id: (await storedFeed(shop)).id,
});

export const audited: AuditedChanges = {
  createSupplierFeed: async ({ shop }) => ({ input: { ...FIELDS, supplierId: await aSupplier(shop) } }),
  updateSupplierFeed: async ({ shop }) => ({
    input: { ...FIELDS, name: 'Costs', ...(await storedFeed(shop)) },
  }),
  deleteSupplierFeed: onFeed,
  fetchSupplierFeed: onFeed,
  testSupplierFeed: onFeed,
  forgetSupplierFeedKey: onFeed,
};
