import { expect } from 'vitest';
import { anAdmin } from '../../../../../test/account.ts';
import { aProduct, changed, productNow } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { changeNow, made, runner } from '../bulk/bulk-change.builder.ts';
import { BulkChangeService } from '../bulk/bulk-change.service.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
/** The last minute of 22 November in London, and the first after it. */
const [LAST, OVER] = [new Date('2026-11-22T23:59:00Z'), new Date('2026-11-23T00:00:00Z')];

const it = shopTest({ now: NOW });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

/** Ends the sales that are over, as the jobs do. */
async function endSales(shop: Parameters<typeof runner>[0]): Promise<void> {
  await shop.services.get(BulkChangeService).endSales();
  for (const { id } of await shop.rows<{ id: number }>("select id from bulk_changes where status <> 'DONE'"))
    await runner(shop).run(id);
}

it('a sale price with a last day is replaced the next day by the price before the sale', async ({
  shop,
  admin,
}) => {
  const { id } = await aProduct(shop, admin, { listPrice: 10_000 });
  await changed(shop, admin, { id, listPrice: 8_000, saleEndsOn: '2026-11-22' });
  await changed(shop, admin, { id, listPrice: 7_000 });
  const seen = async (): Promise<unknown> =>
    (await shop.graphql(`{ productsByIds(ids: [${id}]) { price wasPrice saleEndsOn } }`)).data;
  expect(await seen()).toEqual({
    productsByIds: [{ price: 7_000, wasPrice: 8_000, saleEndsOn: '2026-11-22' }],
  });
  shop.setNow(LAST);
  await endSales(shop);
  expect(await productNow(shop, admin, id)).toMatchObject({ price: 7_000 });
  shop.setNow(OVER);
  await endSales(shop);
  await endSales(shop);
  await shop.announce('catalogue');
  expect(await seen()).toEqual({ productsByIds: [{ price: 10_000, wasPrice: null, saleEndsOn: null }] });
  const [last] = await shop.rows<{ actor: string; after: { price?: number } }>(
    `select actor_role as actor, after from audit_entries where subject = 'product' and subject_id = $1
      order by id desc limit 1`,
    [String(id)],
  );
  expect(last).toMatchObject({ actor: 'SHOP', after: { listPrice: 10_000, saleEndsOn: null } });
});

it('a sale needs a lower price and a last day that is not over, and ends once the price is as high as before', async ({
  shop,
  admin,
}) => {
  const { id } = await aProduct(shop, admin, { listPrice: 10_000 });
  const refusal = async (input: object): Promise<unknown> => changed(shop, admin, { id, ...input });
  expect(await refusal({ saleEndsOn: '2026-12-01' })).toMatchObject({
    fields: [{ path: 'saleEndsOn', message: 'A sale needs a price below the previous one' }],
  });
  expect(await refusal({ listPrice: 9_000, saleEndsOn: '2026-11-19' })).toMatchObject({
    fields: [{ path: 'saleEndsOn', message: 'A sale must end today or later' }],
  });
  expect(await productNow(shop, admin, id)).toMatchObject({ price: 10_000 });
  await changed(shop, admin, { id, listPrice: 9_000, saleEndsOn: '2026-11-20' });
  await changed(shop, admin, { id, listPrice: 10_000 });
  const standing = await shop.rows(
    'select sale_ends_on, price_after_sale_pence from products where id = $1',
    [id],
  );
  expect(standing).toEqual([{ sale_ends_on: null, price_after_sale_pence: null }]);
});

it('a bulk sale ends automatically too, and only the person who started a change is notified of its end', async ({
  shop,
  admin,
}) => {
  const [one, other] = [
    await aProduct(shop, admin, { listPrice: 10_000 }),
    await aProduct(shop, admin, { listPrice: 20_000, mailOrderPrice: 15_000 }),
  ];
  const productIds = [one.id, other.id];
  const sale = { productIds, kind: 'SALE_START', percent: 10, saleEndsOn: '2026-11-22' };
  const prices = async (): Promise<number[]> =>
    Promise.all(productIds.map(async (id) => (await productNow(shop, admin, id)).price));
  const started = await made(shop, admin, sale);
  expect(await prices()).toEqual([9_000, 13_500]);

  const ended = async (by: typeof admin): Promise<unknown> =>
    (await shop.graphql('{ finishedBulkChanges { id changed refused } }', {}, { ...by.headers })).data;
  expect(await ended(await anAdmin(shop))).toEqual({ finishedBulkChanges: [] });
  expect(await ended(admin)).toEqual({ finishedBulkChanges: [{ id: started.id, changed: 2, refused: 0 }] });
  const close = (by: typeof admin) =>
    shop.graphql(`mutation { dismissBulkChange(id: ${started.id}) }`, {}, { ...by.headers });
  expect((await close(await anAdmin(shop))).data).toEqual({ dismissBulkChange: false });
  expect((await close(admin)).data).toEqual({ dismissBulkChange: true });
  expect(await ended(admin)).toEqual({ finishedBulkChanges: [] });

  expect(await made(shop, admin, { ...sale, saleEndsOn: null })).toMatchObject({ changed: 0, refused: 2 });
  // One minute later, because request ids contain the minute and the sale above ended in the one before.
  shop.setNow(new Date('2026-11-23T00:01:00Z'));
  await endSales(shop);
  expect(await prices()).toEqual([10_000, 15_000]);
  const [latest] = await shop.rows<{ id: number }>('select max(id) as id from bulk_changes');
  expect(await changeNow(shop, admin, latest?.id ?? 0)).toMatchObject({ changed: 2, refused: 0 });
});

it('C-21 a reduction below the owner’s smallest sale has no old price, unless a person has started a sale', async ({
  shop,
  admin,
}) => {
  const seen = async (id: number): Promise<unknown> => {
    const { price, wasPrice } = await productNow(shop, admin, id);
    return { price, wasPrice };
  };
  const { id } = await aProduct(shop, admin, { listPrice: 10_000 });
  await changed(shop, admin, { id, listPrice: 9_501 });
  expect(await seen(id)).toEqual({ price: 9_501, wasPrice: null });
  await changed(shop, admin, { id, listPrice: 9_025 });
  expect(await seen(id)).toEqual({ price: 9_025, wasPrice: 9_501 });
  // A further small reduction leaves the older price, which was charged too.
  await changed(shop, admin, { id, listPrice: 9_000 });
  expect(await seen(id)).toEqual({ price: 9_000, wasPrice: 9_501 });

  const dated = await aProduct(shop, admin, { listPrice: 10_000 });
  await changed(shop, admin, { id: dated.id, listPrice: 9_900, saleEndsOn: '2026-11-22' });
  expect(await seen(dated.id)).toEqual({ price: 9_900, wasPrice: 10_000 });
  const bulk = await aProduct(shop, admin, { listPrice: 10_000 });
  await made(shop, admin, { productIds: [bulk.id], kind: 'SALE_START', percent: 1 });
  expect(await seen(bulk.id)).toEqual({ price: 9_900, wasPrice: 10_000 });

  await shop.rows(`insert into settings (key, value, updated_at) values ('leastSalePercent', '0', now())`);
  const any = await aProduct(shop, admin, { listPrice: 10_000 });
  await changed(shop, admin, { id: any.id, listPrice: 9_999 });
  expect(await seen(any.id)).toEqual({ price: 9_999, wasPrice: 10_000 });
});

it('C-21 a price that was raised on the same day is never the old price of a sale', async ({
  shop,
  admin,
}) => {
  const { id } = await aProduct(shop, admin, { listPrice: 10_000 });
  const after = async (listPrice: number): Promise<unknown> => {
    await changed(shop, admin, { id, listPrice });
    return (await productNow(shop, admin, id)).wasPrice;
  };
  expect([await after(12_000), await after(10_000)]).toEqual([null, null]);
  expect([await after(15_000), await after(9_000)]).toEqual([null, 10_000]);
  expect(await after(13_000)).toBeNull();
  shop.setNow(new Date('2026-11-21T10:00:00Z'));
  expect(await after(11_000)).toBe(13_000);
  await changed(shop, admin, { id, dropWasPrice: true });
  expect(await productNow(shop, admin, id)).toMatchObject({ price: 11_000, wasPrice: null });
});
