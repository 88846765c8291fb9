import { expect } from 'vitest';
import { aProduct, productNow } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { applied, checked, figuresOf, rowsOf } from '../../../../../test/fixtures/imports/product-import.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

it('a column of prices is the price that shoppers pay, whichever of a tyre’s prices that is', async ({
  shop,
  admin,
}) => {
  const listed = await aProduct(shop, admin, { listPrice: 10_000 });
  const delivered = await aProduct(shop, admin, { listPrice: 10_000, mailOrderPrice: 8_000 });
  const file = [
    'Variant SKU,Variant Price',
    `${listed.sku},95.00`,
    `${delivered.sku},79.00`,
    'NEW-1,60',
  ].join('\n');
  const plan = await checked(shop, admin, file);
  expect(plan.columns[1]).toEqual({ name: 'Variant Price', column: 'price' });
  expect(figuresOf(plan)).toEqual({ CHANGED: 2, REFUSED: 1, PRICE: 2 });
  expect((await rowsOf(shop, admin, plan.id)).map(({ changes }) => changes)).toEqual([
    [{ column: 'list_price', before: '100.00', after: '95.00' }],
    [{ column: 'delivered_price', before: '80.00', after: '79.00' }],
    [],
  ]);
  await applied(shop, admin, plan.id);
  expect(await productNow(shop, admin, listed.id)).toMatchObject({ listPrice: 9_500, mailOrderPrice: null });
  expect(await productNow(shop, admin, delivered.id)).toMatchObject({
    listPrice: 10_000,
    mailOrderPrice: 7_900,
  });
});

it('a price beside the columns of a tyre’s own prices is charged, or refused if they lead to another', async ({
  shop,
  admin,
}) => {
  const { sku } = await aProduct(shop, admin, { listPrice: 10_000 });
  const rowOf = async (file: string) =>
    (await rowsOf(shop, admin, (await checked(shop, admin, file.replace('SKU', sku))).id))[0];
  expect((await rowOf('sku,rrp,price\nSKU,110,90\n'))?.changes).toEqual([
    { column: 'list_price', before: '100.00', after: '110.00' },
    { column: 'delivered_price', before: '', after: '90.00' },
  ]);
  for (const file of [
    'sku,delivered_price,price\nSKU,80,90',
    'sku,list_price,delivered_price,price\nSKU,80,-,90',
  ])
    expect((await rowOf(file))?.faults).toEqual([
      {
        column: 'price',
        message: 'The row’s other prices lead to another one. Leave one of the columns out',
      },
    ]);
});

it('a list price that isn’t charged counts as no change of a price', async ({ shop, admin }) => {
  const one = await aProduct(shop, admin, { listPrice: 10_000, mailOrderPrice: 8_000 });
  const plan = await checked(shop, admin, `sku,list_price,stock\n${one.sku},20,5\n`);
  expect(figuresOf(plan)).toEqual({ CHANGED: 1, LIST_PRICE: 1, STOCK: 1 });
  const both = await checked(shop, admin, `sku,list_price,delivered_price\n${one.sku},90,-\n`);
  expect(figuresOf(both)).toEqual({ CHANGED: 1, PRICE: 1 });
});
