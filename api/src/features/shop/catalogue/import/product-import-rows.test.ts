import { describe, expect } from 'vitest';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import {
  aProduct,
  askAs,
  changed,
  productNow,
  removed,
  type Caller,
} from '../../../../../test/fixtures/catalogue/admin-product.ts';
import {
  applied,
  checked,
  figuresOf,
  mapColumns,
  rowsOf,
  worked,
} from '../../../../../test/fixtures/imports/product-import.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

/** The rows of an import that have faults, as a file. */
async function faultFile(shop: TestShop, caller: Caller, id: number): Promise<string> {
  const { payload } = await shop.app.inject({
    url: `/api/products/bulk/${id}/faults.csv`,
    headers: { ...caller.headers },
  });
  return payload;
}

describe('a row', () => {
  it('whose product was edited after the check isn’t applied, even by another import', async ({
    shop,
    admin,
  }) => {
    const [one, other] = [await aProduct(shop, admin), await aProduct(shop, admin)];
    const file = (price: number): string => `sku,price\n${one.sku},${price}\n${other.sku},${price}\n`;
    const [first, second] = [await checked(shop, admin, file(11)), await checked(shop, admin, file(12))];
    await changed(shop, admin, { id: one.id, description: 'Edited meanwhile' });
    expect(figuresOf(await applied(shop, admin, first.id))).toMatchObject({ DONE: 1, LATE: 1 });
    const late = await applied(shop, admin, second.id);
    expect(figuresOf(late)).toMatchObject({ LATE: 2 });
    expect(await productNow(shop, admin, other.id)).toMatchObject({ price: 1_100 });
    expect((await rowsOf(shop, admin, late.id))[1]).toMatchObject({
      state: 'REFUSED',
      faults: [{ message: 'It has been edited since the file was checked. Import the row again' }],
    });
  });

  it('that can’t be applied any more undoes an import of all rows', async ({ shop, admin }) => {
    const [one, other] = [await aProduct(shop, admin, { listPrice: 4_000 }), await aProduct(shop, admin)];
    const plan = await checked(shop, admin, `sku,price\n${one.sku},41\n${other.sku},42\n`);
    await changed(shop, admin, { id: other.id, description: 'Edited meanwhile' });
    expect(await applied(shop, admin, plan.id, 'ALL')).toMatchObject({
      status: 'FAILED',
      problem: expect.stringContaining('Nothing was applied. Line 3: It has been edited'),
    });
    expect(await productNow(shop, admin, one.id)).toMatchObject({ price: 4_000, wasPrice: null });
  });

  it('with an address that was taken meanwhile doesn’t stop the others of its batch', async ({
    shop,
    admin,
  }) => {
    const [one, other] = [await aProduct(shop, admin), await aProduct(shop, admin)];
    const plan = await checked(
      shop,
      admin,
      `id,ean,price\n${one.id},9780201379624,21\n${other.id},5901234123457,22\n`,
    );
    await aProduct(shop, admin, { ean: '9780201379624' });
    expect(figuresOf(await applied(shop, admin, plan.id))).toMatchObject({ DONE: 1, LATE: 1 });
    expect(await productNow(shop, admin, other.id)).toMatchObject({ price: 2_200 });
  });

  it.for([
    ['id', '999999999', 'No product has the id 999999999'],
    ['ean', '4006381333931', 'No product has the EAN 4006381333931'],
  ] as const)('with an unknown %s is refused', async ([column, value, message], { shop, admin }) => {
    const plan = await checked(shop, admin, `${column},price\n${value},10\n`);
    expect((await rowsOf(shop, admin, plan.id))[0]?.faults).toEqual([{ column: null, message }]);
  });

  it('about a deleted product, or with cells that can’t be taken, says why by column', async ({
    shop,
    admin,
  }) => {
    const [gone, one] = [await aProduct(shop, admin), await aProduct(shop, admin)];
    await removed(shop, admin, gone.id);
    const plan = await checked(
      shop,
      admin,
      `sku,price,stock,wet_grip,size\n${gone.sku},10,,,\n${one.sku},ten,-3,Z,big\n`,
    );
    const [first, second] = await rowsOf(shop, admin, plan.id);
    expect(first?.faults[0]?.message).toContain('is deleted. Restore it first');
    expect(second?.faults.map(({ column }) => column)).toEqual(['price', 'stock', 'wet_grip', 'size']);
  });

  it('with faults is in a file that quotes them, to be mended and imported without matching columns again', async ({
    shop,
    admin,
  }) => {
    const one = await aProduct(shop, admin, { listPrice: 10_000, stockQuantity: 4 });
    const plan = await checked(shop, admin, `sku,Shelf,qty,cost,price\n${one.sku},12,-3,ten,"90"\n`);
    // A person has matched the price to the shelf’s column, and ignores the supplier’s.
    await mapColumns(shop, admin, {
      id: plan.id,
      columns: ['sku', 'list_price', 'stock', 'cost_price', ''],
      decimalComma: false,
    });
    const mapped = await worked(shop, admin, plan.id);
    expect(figuresOf(mapped)).toEqual({ REFUSED: 1 });
    const file = await faultFile(shop, admin, plan.id);
    expect(file.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFline,record,fault,"sku","List price","qty","cost"',
      `2,"${one.name}","Stock is “-3”. Enter a number of units, such as 12. Cost price is “ten”. ` +
        `Enter an amount in pounds, such as 84.48.","${one.sku}","12","'-3","ten"`,
    ]);
    const mended = file.replace('"\'-3","ten"', '"3","10"');
    expect(await applied(shop, admin, (await checked(shop, admin, mended)).id)).toMatchObject({
      status: 'DONE',
    });
    expect(await productNow(shop, admin, one.id)).toMatchObject({ listPrice: 1_200, stockQuantity: 3 });

    // Costs are hidden from staff and keys that may not see them.
    const key = await aKey(shop, { scopes: ['WRITE_CATALOGUE'] });
    const theirs = await faultFile(shop, key, plan.id);
    expect(theirs).toContain('Cost price: Enter an amount in pounds');
    expect(theirs).not.toContain('ten');
    const values = async (caller: Caller): Promise<unknown> =>
      (
        await askAs<{ rows: { items: { faults: object[] }[] } }>(
          shop,
          caller,
          'query ($id: Int!) { rows: productImportRows(id: $id) { items { faults { value } } } }',
          { id: plan.id },
        )
      ).rows.items[0]?.faults;
    expect(await values(admin)).toEqual([{ value: '-3' }, { value: 'ten' }]);
    expect(await values(key)).toEqual([{ value: '-3' }, { value: null }]);
  });
});
