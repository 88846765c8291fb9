import { expect } from 'vitest';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { aProduct, askAs } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { applied, checked } from '../../../../../test/fixtures/imports/product-import.ts';
import { aSupplier, offered, supplyOf, workedOffers } from '../../../../../test/fixtures/supplier.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { SupplierDesk } from '../editing/supplier-desk.service.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

it('a supplier’s file sets cost, stock and working days of tyres, and undoing it restores them', async ({
  shop,
  admin,
}) => {
  const one = await aProduct(shop, admin, { costPrice: 6_000, stockQuantity: 1 });
  const supplier = await aSupplier(shop, { leadDays: 3 });
  const before = await supplyOf(shop, one.id);
  const file = `SKU;Stock code;Net price;Qty\n${one.sku};B17;52,10;20+\nUNSOLD-1;B18;40,00;8\n;;1,00;1\n`;
  const done = await offered(shop, admin, supplier, file);
  expect(done).toMatchObject({ status: 'DONE', problem: null });
  expect(done.figures).toEqual({ NEW: 1, UNCHANGED: 1, REFUSED: 1, DONE: 1, COST: 1, STOCK: 1, NOT_SOLD: 1 });
  expect(await supplyOf(shop, one.id)).toEqual({
    supplier,
    units: 20,
    reserved: 0,
    days: 3,
    cost: 5_210,
    own: 1,
    available: 21,
  });
  // From then on the supplier's own code is enough.
  const next = await offered(shop, admin, supplier, 'code,cost,stock\nB17,80.00,0\n');
  expect(next.figures).toMatchObject({ CHANGED: 1, COST: 1, JUMP: 1, STOCK: 1, OUT_OF_STOCK: 1 });
  expect(await supplyOf(shop, one.id)).toMatchObject({ supplier: null, units: 0, cost: 5_210, available: 1 });
  for (const { id } of [next, done]) {
    await askAs(shop, admin, 'mutation ($id: Int!) { undoOfferImport(id: $id) { __typename } }', { id });
    expect(await workedOffers(shop, admin, id)).toMatchObject({ status: 'UNDONE' });
  }
  expect(await supplyOf(shop, one.id)).toEqual(before);
});

it('a supplier’s list that’s imported as the shop’s own products is doubted before it’s applied', async ({
  shop,
  admin,
}) => {
  const { sku } = await aProduct(shop, admin, { listPrice: 9_000, costPrice: 5_000 });
  const doubtOf = async (file: string): Promise<string | null> => (await checked(shop, admin, file)).doubt;
  const net = `Stock code;Trade;SKU;Qty\nB17;52.10;${sku};8\n`;
  expect(await doubtOf(net)).toBeNull();
  expect(await doubtOf(`sku,cost,price,stock\n${sku},52.10,90.50,8\n`)).toBeNull();
  expect(await doubtOf(`sku,cost\n${sku},52.10\n`)).toBeNull();
  expect(await doubtOf(`sku,cost,stock\n${sku},52.10,8\n`)).toBe(
    'This looks like a supplier’s list: it has costs and stock but no prices. ' +
      'Imported here, it changes your own stock.',
  );
  const supplier = await aSupplier(shop, { leadDays: 3 });
  expect(await offered(shop, admin, supplier, net)).toMatchObject({ status: 'DONE' });
  const plan = await checked(shop, admin, net);
  expect(plan.doubt).toBe(
    'This looks like a supplier’s list: one with the same columns was imported before. ' +
      'Imported here, it changes your own stock.',
  );
  expect((await applied(shop, admin, plan.id)).doubt).toBeNull();
});

it('the cheapest supplier with a set in stock serves, or the fastest if the owner prefers that', async ({
  shop,
  admin,
}) => {
  const one = await aProduct(shop, admin, { stockQuantity: 0 });
  const [few, cheap, fast] = [
    await aSupplier(shop, { leadDays: 1 }),
    await aSupplier(shop, { leadDays: 5 }),
    await aSupplier(shop, { leadDays: 1 }),
  ];
  await offered(shop, admin, few, `sku,cost,stock\n${one.sku},30,3\n`);
  expect(await supplyOf(shop, one.id)).toMatchObject({ supplier: few, units: 3 });
  await offered(shop, admin, cheap, `sku,cost,stock\n${one.sku},40,8\n`);
  await offered(shop, admin, fast, `sku,cost,stock\n${one.sku},45,4\n`);
  expect(await supplyOf(shop, one.id)).toMatchObject({ supplier: cheap, units: 8, days: 5, cost: 4_000 });
  await shop.rows(`insert into settings (key, value, updated_at) values ('supplierChoice', '"FASTEST"', now())
    on conflict (key) do update set value = excluded.value`);
  await shop.services.get(SupplierDesk).decideAll();
  expect(await supplyOf(shop, one.id)).toMatchObject({ supplier: fast, units: 4, days: 1, cost: 4_500 });
  await askAs(
    shop,
    admin,
    'mutation ($input: UpdateSupplierInput!) { updateSupplier(input: $input) { __typename } }',
    { input: { id: fast, revision: 1, name: 'Closed', leadDays: 1, active: false } },
  );
  expect(await supplyOf(shop, one.id)).toMatchObject({ supplier: cheap, units: 8 });
  await shop.rows("delete from settings where key = 'supplierChoice'");
});

it('costs are neither seen nor set without their scope, and a file needs a known supplier', async ({
  shop,
  admin,
}) => {
  const one = await aProduct(shop, admin, { stockQuantity: 0 });
  const supplier = await aSupplier(shop);
  const warehouse = await aKey(shop, { name: 'Warehouse', scopes: ['WRITE_PURCHASES'] });
  const file = `sku,cost,stock\n${one.sku},40,8\n`;
  expect((await offered(shop, warehouse, supplier, file)).figures).toMatchObject({ REFUSED: 1 });
  await offered(shop, admin, supplier, file);
  const stockOnly = await offered(shop, warehouse, supplier, `sku,stock\n${one.sku},9\n`);
  expect(stockOnly.figures).toEqual({ CHANGED: 1, DONE: 1, STOCK: 1 });
  const offers = 'query ($id: Int!) { productOffers(productId: $id) { units serves costPrice } }';
  expect(await askAs(shop, admin, offers, { id: one.id })).toEqual({
    productOffers: [{ units: 9, serves: true, costPrice: 4_000 }],
  });
  await expect(askAs(shop, warehouse, offers, { id: one.id })).rejects.toThrow('to be undefined');
  await expect(offered(shop, admin, 987_654, file)).rejects.toThrow('This supplier doesn’t exist.');
  await expect(offered(shop, admin, '', file)).rejects.toThrow('about must be its id');
});
