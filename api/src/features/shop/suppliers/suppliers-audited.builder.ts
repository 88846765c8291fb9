import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';
import { aSupplier, offered } from '../../../../test/fixtures/supplier.ts';

const FIELDS = { leadDays: 2, active: true };

let cost = 40;

/** An import of an offer for a tyre of the seed. */
async function anImport({ shop, admin }: Changed, apply: 'each' | 'no'): Promise<number> {
  const [tyre] = await shop.rows<{ sku: string }>('select sku from products order by id limit 1');
  const file = `sku,cost,stock\n${tyre?.sku},${(cost += 1)},4\n`;
  return (await offered(shop, admin, await aSupplier(shop), file, apply)).id;
}

export const audited: AuditedChanges = {
  createSupplier: () => ({ input: { ...FIELDS, name: 'Audited A' } }),
  updateSupplier: async ({ shop }) => {
    const [row] = await shop.rows<{ id: number; revision: number }>(
      `insert into suppliers (name, lead_days, active, created_at) values ('Audited B', 1, true, now())
        returning id, revision`,
    );
    return { input: { ...FIELDS, name: 'Audited C', ...row } };
  },
  mapOfferImport: async (where) => ({
    input: { id: await anImport(where, 'no'), columns: ['sku', 'cost', 'units'], decimalComma: false },
  }),
  applyOfferImport: async (where) => ({ id: await anImport(where, 'no') }),
  cancelOfferImport: async (where) => ({ id: await anImport(where, 'no') }),
  undoOfferImport: async (where) => ({ id: await anImport(where, 'each') }),
};
