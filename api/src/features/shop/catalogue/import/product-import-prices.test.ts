import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import {
  aProduct,
  askAs,
  productNow,
  type Caller,
} from '../../../../../test/fixtures/catalogue/admin-product.ts';
import {
  applied,
  apply,
  checked,
  figuresOf,
  rowsOf,
  send,
} from '../../../../../test/fixtures/imports/product-import.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

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

describe('doubtful rows', () => {
  /** A tyre whose price jumps, one that falls below cost, and an ordinary one, with their file. */
  async function aDoubtfulFile(shop: TestShop, admin: SignedIn) {
    const jumps = await aProduct(shop, admin, { listPrice: 10_000 });
    const falls = await aProduct(shop, admin, { listPrice: 10_000, costPrice: 8_000 });
    const usual = await aProduct(shop, admin, { listPrice: 10_000 });
    const file = `sku,price\n${jumps.sku},10\n${falls.sku},90\n${usual.sku},99\n`;
    const prices = async () =>
      Promise.all([jumps, falls, usual].map(async ({ id }) => (await productNow(shop, admin, id)).price));
    return { file, prices };
  }

  it('can be looked at, and are left out or applied as a person says', async ({ shop, admin }) => {
    const { file, prices } = await aDoubtfulFile(shop, admin);
    const plan = await checked(shop, admin, file);
    expect(figuresOf(plan)).toEqual({ CHANGED: 3, PRICE: 3, JUMP: 1, BELOW_COST: 1 });
    const linesOf = async (caller: Caller, figures: readonly string[]) =>
      (
        await askAs<{ rows: { items: { line: number }[] } }>(
          shop,
          caller,
          `query ($id: Int!, $figures: [String!]!) {
            rows: productImportRows(id: $id, figures: $figures) { items { line } } }`,
          { id: plan.id, figures },
        )
      ).rows.items.map(({ line }) => line);
    expect(await linesOf(admin, ['JUMP', 'BELOW_COST'])).toEqual([2, 3]);
    const key = await aKey(shop, { scopes: ['WRITE_CATALOGUE'] });
    expect(await linesOf(key, ['BELOW_COST'])).toEqual([]);

    expect(await apply(shop, admin, plan.id, 'ALL', 'LEAVE_OUT')).toMatchObject({
      message: '2 of its rows are doubtful and would be left out, so not all of them would be applied.',
    });
    const left = await applied(shop, admin, plan.id, 'EACH', 'LEAVE_OUT');
    expect(left).toMatchObject({ status: 'DONE' });
    expect(figuresOf(left)).toMatchObject({ DONE: 1, LEFT_OUT: 2 });
    expect(await prices()).toEqual([10_000, 10_000, 9_900]);
    const rows = await rowsOf(shop, admin, plan.id);
    expect(rows.map(({ state, notes }) => [state, notes.map(({ message }) => message)])).toEqual([
      ['LEFT_OUT', ['The price changes by more than 30%']],
      ['LEFT_OUT', ['The price is below cost']],
      ['DONE', []],
    ]);
    expect((await rowsOf(shop, key, plan.id))[1]?.notes).toEqual([]);

    const again = await checked(shop, admin, file);
    await applied(shop, admin, again.id, 'EACH', 'APPLY');
    expect(await prices()).toEqual([1_000, 9_000, 9_900]);
  });

  it('are left out of a program’s file unless it asks for them, and named in its file of faults', async ({
    shop,
    admin,
  }) => {
    const { file, prices } = await aDoubtfulFile(shop, admin);
    const left = await checked(shop, admin, file, '?apply=each');
    expect(figuresOf(left)).toMatchObject({ DONE: 1, LEFT_OUT: 2 });
    const { payload } = await shop.app.inject({
      url: `/api/products/bulk/${left.id}/faults.csv`,
      headers: { ...admin.headers },
    });
    expect(payload).toContain('"Left out: The price changes by more than 30%."');
    expect(await checked(shop, admin, file, '?apply=all')).toMatchObject({
      status: 'FAILED',
      problem:
        'Nothing was applied. 2 of its rows are doubtful and would be left out, so not all of them would be applied.',
    });
    expect(await prices()).toEqual([10_000, 10_000, 9_900]);
    expect(await checked(shop, admin, file, '?apply=all&doubtful=apply')).toMatchObject({ status: 'DONE' });
    expect(await prices()).toEqual([1_000, 9_000, 9_900]);
    expect(await send(shop, admin, file, '?doubtful=perhaps')).toMatchObject({
      body: { message: 'doubtful must be leave or apply.' },
    });
  });

  it('aren’t those that leave a price and a cost alone', async ({ shop, admin }) => {
    const { sku } = await aProduct(shop, admin, { listPrice: 5_000, costPrice: 9_000 });
    expect(figuresOf(await checked(shop, admin, `sku,stock\n${sku},3\n`))).toEqual({ CHANGED: 1, STOCK: 1 });
  });
});
