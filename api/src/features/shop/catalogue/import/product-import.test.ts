import { writeXlsx } from 'hucre/xlsx';
import { describe, expect } from 'vitest';
import { anAdmin } from '../../../../../test/account.ts';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { aProduct, productNow } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import {
  applied,
  checked,
  figuresOf,
  importNow,
  rowsOf,
  send,
  undo,
  worked,
} from '../../../../../test/fixtures/imports/product-import.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

it('a file says what it would change, changes that, and can be undone to the unit and the penny', async ({
  shop,
  admin,
}) => {
  const one = await aProduct(shop, admin, { listPrice: 10_000, stockQuantity: 4 });
  const other = await aProduct(shop, admin, { listPrice: 8_000, mailOrderPrice: 7_500, costPrice: 6_400 });
  const before = [await productNow(shop, admin, one.id), await productNow(shop, admin, other.id)];
  const file = [
    'SKU;List price (£);Online price;Qty;Note',
    `${one.sku};94,50;;9;x`,
    `${other.sku};80,00;70,00;;y`,
    'ZZ-404;10,00;;;',
    `${one.sku};1,00;;;`,
  ].join('\r\n');
  const plan = await checked(shop, admin, file);
  expect(plan).toMatchObject({
    status: 'READY',
    total: 4,
    format: 'CSV, UTF-8, semicolon',
    decimalComma: true,
    columns: [
      { name: 'SKU', column: 'sku' },
      { name: 'List price (£)', column: 'list_price' },
      { name: 'Online price', column: 'delivered_price' },
      { name: 'Qty', column: 'stock' },
      { name: 'Note', column: null },
    ],
  });
  expect(figuresOf(plan)).toEqual({ CHANGED: 2, REFUSED: 2, TWICE: 1, PRICE: 2, STOCK: 1, BELOW_COST: 1 });
  const rows = await rowsOf(shop, admin, plan.id);
  expect(rows.map(({ line, outcome, changes }) => ({ line, outcome, changes }))).toEqual([
    {
      line: 2,
      outcome: 'CHANGED',
      changes: [
        { column: 'list_price', before: '100.00', after: '94.50' },
        { column: 'stock', before: '4', after: '9' },
      ],
    },
    {
      line: 3,
      outcome: 'CHANGED',
      changes: [{ column: 'delivered_price', before: '75.00', after: '70.00' }],
    },
    { line: 4, outcome: 'REFUSED', changes: [] },
    { line: 5, outcome: 'REFUSED', changes: [] },
  ]);
  expect(rows[2]?.faults).toEqual([
    {
      column: null,
      message: 'The shop doesn’t have this tyre. A new one needs Model, Size, Load index and Speed rating',
    },
  ]);
  expect(rows[3]?.faults).toEqual([{ column: null, message: 'Repeats line 2' }]);
  expect([await productNow(shop, admin, one.id), await productNow(shop, admin, other.id)]).toEqual(before);

  const done = await applied(shop, admin, plan.id);
  expect({ ...done, figures: figuresOf(done) }).toMatchObject({
    status: 'DONE',
    canUndo: true,
    startedBy: 'Shop Administrator',
    figures: { DONE: 2, REFUSED: 2 },
  });
  expect(await productNow(shop, admin, one.id)).toMatchObject({
    price: 9_450,
    wasPrice: 10_000,
    stockQuantity: 9,
  });
  expect(await productNow(shop, admin, other.id)).toMatchObject({ price: 7_000, wasPrice: 7_500 });
  expect(await shop.rows('select price_pence from product_prices where product_id = $1', [one.id])).toEqual([
    { price_pence: 10_000 },
  ]);

  const colleague = await anAdmin(shop);
  expect(await undo(shop, colleague, plan.id)).toMatchObject({ kind: 'Import', status: 'UNDOING' });
  expect(await worked(shop, admin, plan.id)).toMatchObject({ status: 'UNDONE', canUndo: false });
  expect(
    await shop.rows(
      `select actor_id from audit_entries where subject = 'product' and subject_id = $1 order by id desc limit 1`,
      [String(one.id)],
    ),
  ).toEqual([{ actor_id: colleague.id }]);
  const after = [await productNow(shop, admin, one.id), await productNow(shop, admin, other.id)];
  expect(after.map((product) => ({ ...product, revision: 0 }))).toEqual(
    before.map((product) => ({ ...product, revision: 0 })),
  );
});

it('a workbook is read like a file of text, and a dash clears a value', async ({ shop, admin }) => {
  const { id, ean } = await aProduct(shop, admin, { ean: '5012345678900', mailOrderPrice: 9_000 });
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Tyres',
        rows: [
          ['Barcode', 'delivered_price', 'published'],
          [Number(ean), '-', false],
        ],
      },
    ],
  });
  const plan = await checked(shop, admin, Buffer.from(file));
  expect(plan.format).toBe('XLSX');
  await applied(shop, admin, plan.id);
  expect(await productNow(shop, admin, id)).toMatchObject({ mailOrderPrice: null, published: false });
});

it('new tyres are added with their brand and model, and an undo takes tyres and model away', async ({
  shop,
  admin,
}) => {
  const head = 'sku,brand,model,size,load_index,speed_rating,category,season,list_price,stock,extra_load';
  const file = [
    head,
    'NEW-1,Kestrel,Falcon 3,205/55 R16,91,V,Car,All Season,84.48,6,yes',
    'NEW-2,Kestrel,Falcon 3,225/45 R17,94/92,W,Car,All Season,99,,no',
    'NEW-3,Kestrel,Merlin,225/45 R17,94,W,,,99,,no',
  ].join('\n');
  const plan = await checked(shop, admin, file);
  expect(figuresOf(plan)).toEqual({ NEW: 2, REFUSED: 1, NEW_MODEL: 2 });
  const [first, , third] = await rowsOf(shop, admin, plan.id);
  expect(first?.changes.map(({ column, before, after }) => [column, before, after])).toEqual([
    ['name', '', 'Kestrel Falcon 3 205/55 R16 91V XL'],
    ['sku', '', 'NEW-1'],
    ['brand', '', 'Kestrel'],
    ['model', '', 'Falcon 3'],
    ['size', '', '205/55 R16'],
    ['load_index', '', '91'],
    ['speed_rating', '', 'V'],
    ['category', '', 'Car Tyres'],
    ['season', '', 'All Season'],
    ['list_price', '', '84.48'],
    ['stock', '', '6'],
    ['extra_load', '', 'yes'],
  ]);
  expect(third?.faults).toEqual([
    { column: null, message: 'The shop doesn’t have this model. A new one needs Category and Season' },
  ]);
  await applied(shop, admin, plan.id);
  const { productsBySku } = {
    productsBySku: await shop.rows<{ id: number; slug: string }>(
      `select p.id, p.name, p.slug, p.load_index_twin, p.stock_available, p.extra_load, m.name as model, b.name as brand
      from products p join models m on m.id = p.model_id join brands b on b.id = p.brand_id
      where p.sku like 'NEW-%' order by p.sku`,
    ),
  };
  expect(productsBySku).toMatchObject([
    { brand: 'Kestrel', model: 'Falcon 3', stock_available: 6, extra_load: true, load_index_twin: null },
    { brand: 'Kestrel', model: 'Falcon 3', stock_available: 0, extra_load: false, load_index_twin: 92 },
  ]);
  await undo(shop, admin, plan.id);
  await worked(shop, admin, plan.id);
  const left = () =>
    shop.rows(
      `select (select count(*)::integer from products where sku like 'NEW-%' and deleted_at is null) as tyres,
        (select count(*)::integer from models where name = 'Falcon 3' and deleted_at is null) as models`,
    );
  expect(await left()).toEqual([{ tyres: 0, models: 0 }]);

  // The file again with a lower price, whose model an owner has worked on before it's undone.
  const again = await checked(shop, admin, file.replace('84.48', '60'));
  expect(figuresOf(again)).toEqual({ ...figuresOf(plan), RESTORED: 2 });
  expect((await rowsOf(shop, admin, again.id))[0]?.notes).toEqual([
    { figure: 'RESTORED', message: 'Brings back a deleted tyre' },
  ]);
  await applied(shop, admin, again.id);
  expect(await left()).toEqual([{ tyres: 2, models: 1 }]);
  expect(
    await shop.rows(
      `select stock_available, charged_price_pence as price, was_price_pence as was from products where sku = 'NEW-1'`,
    ),
  ).toEqual([{ stock_available: 6, price: 6_000, was: null }]);
  await shop.rows(`update models set revision = 2 where name = 'Falcon 3' and deleted_at is null`);
  await undo(shop, admin, again.id);
  await worked(shop, admin, again.id);
  expect(await left()).toEqual([{ tyres: 0, models: 1 }]);
});

describe('an import by a program', () => {
  it('is applied as soon as it’s checked, row by row or all or nothing, once for each idempotency key', async ({
    shop,
    admin,
  }) => {
    const { id, sku } = await aProduct(shop, admin, { listPrice: 5_000 });
    const key = await aKey(shop, { scopes: ['WRITE_CATALOGUE'] });
    const lines = (price: number): string =>
      `{"sku":"${sku}","price":${price}}\n{"sku":"NOPE-1","price":10}\n`;
    const all = await checked(shop, key, lines(60), '?apply=all&file=erp.ndjson');
    expect(all).toMatchObject({
      status: 'FAILED',
      problem: 'Nothing was applied. 1 of its rows can’t be applied, so not all of them can be.',
    });
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 5_000 });
    const sent = await send(shop, key, lines(60), '', { 'idempotency-key': 'once' });
    const again = await send(shop, key, lines(60), '', { 'idempotency-key': 'once' });
    expect(sent.status).toBe(202);
    expect(again.body.import?.id).toBe(sent.body.import?.id);
    expect(await worked(shop, key, sent.body.import?.id ?? 0)).toMatchObject({ status: 'DONE' });
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 6_000 });
  });

  it('can’t set or see costs without READ_COSTS', async ({ shop, admin }) => {
    const { sku } = await aProduct(shop, admin, { listPrice: 5_000, costPrice: 4_500 });
    const key = await aKey(shop, { scopes: ['WRITE_CATALOGUE'] });
    const costs = await checked(shop, key, `sku,cost\n${sku},1\n`);
    expect((await rowsOf(shop, key, costs.id))[0]?.faults).toEqual([
      { column: 'cost_price', message: 'You may not set this. Leave the column out' },
    ]);
    const theirs = await checked(shop, admin, `sku,price,cost\n${sku},40,44\n`);
    expect(figuresOf(theirs)).toEqual({ CHANGED: 1, PRICE: 1, COST: 1, BELOW_COST: 1 });
    expect(figuresOf(await importNow(shop, key, theirs.id))).toEqual({ CHANGED: 1, PRICE: 1 });
    expect((await rowsOf(shop, key, theirs.id))[0]?.changes.map(({ column }) => column)).toEqual([
      'list_price',
    ]);
    const cheap = await checked(shop, key, `sku,price\n${sku},1\n`);
    expect(figuresOf(cheap)).toEqual({ CHANGED: 1, PRICE: 1, JUMP: 1 });
  });

  it('needs WRITE_CATALOGUE before a byte of its file is read', async ({ shop }) => {
    const key = await aKey(shop, { scopes: ['READ_CATALOGUE'] });
    expect(await send(shop, key, 'sku\nx')).toMatchObject({ status: 403 });
    expect(await send(shop, { headers: {} }, 'sku\nx')).toMatchObject({ status: 401 });
  });
});
