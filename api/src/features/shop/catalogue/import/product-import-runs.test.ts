import { describe, expect } from 'vitest';
import { anAdmin } from '../../../../../test/account.ts';
import { aProduct, productNow } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import {
  applied,
  apply,
  cancel,
  checked,
  figuresOf,
  importNow,
  mapColumns,
  rowsOf,
  send,
  undo,
  worked,
} from '../../../../../test/fixtures/imports/product-import.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { ImportRunner, ImportService } from '../../../operations/imports/index.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

describe('an import', () => {
  it('that is stopped half way leaves the rest alone, and what it wrote can be undone', async ({
    shop,
    admin,
  }) => {
    const products = [];
    for (let count = 0; count < 3; count += 1)
      products.push(await aProduct(shop, admin, { listPrice: 3_000 }));
    const file = `sku,price\n${products.map(({ sku }) => `${sku},33`).join('\n')}`;
    const plan = await checked(shop, admin, file);
    expect(await cancel(shop, admin, plan.id)).toMatchObject({ status: 'CANCELLED', canUndo: false });
    expect(await apply(shop, admin, plan.id)).toMatchObject({ kind: 'ImportNotPossible' });
  });

  it('goes on after its process was killed, without doing anything twice', async ({ shop, admin }) => {
    const products = await shop.rows<{ id: number; sku: string; units: number }>(
      `select id, sku, stock_available + 4 as units from products
        where deleted_at is null order by id limit 450 offset 3000`,
    );
    const file = `sku,stock\n${products.map(({ sku, units }) => `${sku},${units}`).join('\n')}`;
    const plan = await checked(shop, admin, file);
    await apply(shop, admin, plan.id);
    const runner = shop.services.get(ImportRunner);
    await Promise.all([runner.step(plan.id), runner.step(plan.id)]);
    expect(figuresOf(await importNow(shop, admin, plan.id))).toMatchObject({ DONE: 400 });
    const done = await worked(shop, admin, plan.id);
    expect(figuresOf(done)).toMatchObject({ DONE: 450 });
    expect(
      await shop.rows(
        `select count(*)::integer as moved from stock_movements where quantity = 4 and product_id = any($1)`,
        [products.map(({ id }) => id)],
      ),
    ).toEqual([{ moved: 450 }]);
  });

  it('stops when its author may no longer do this', async ({ shop, admin }) => {
    const { id, sku } = await aProduct(shop, admin, { listPrice: 3_000 });
    const author = await anAdmin(shop);
    const plan = await checked(shop, author, `sku,price\n${sku},33\n`);
    await apply(shop, author, plan.id);
    await shop.rows(`update users set staff_role = null where id = $1`, [author.id]);
    expect(await worked(shop, admin, plan.id)).toMatchObject({
      status: 'CANCELLED',
      problem: 'The person who started it may no longer do this.',
    });
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 3_000 });
  });

  it('with columns that nothing identifies waits for a person, whose matching is kept for the next file', async ({
    shop,
    admin,
  }) => {
    const { id, sku } = await aProduct(shop, admin, { listPrice: 3_000 });
    const file = `Artikel,Preis\n${sku},"31,00"\n`;
    const plan = await checked(shop, admin, file);
    expect(plan).toMatchObject({ status: 'MAPPING' });
    const input = { id: plan.id, columns: ['sku', 'list_price'], decimalComma: true };
    expect(await mapColumns(shop, admin, { ...input, columns: ['', 'list_price'] })).toMatchObject({
      kind: 'InvalidInput',
    });
    expect(await mapColumns(shop, admin, { ...input, columns: ['sku', 'sku'] })).toMatchObject({
      kind: 'InvalidInput',
    });
    await mapColumns(shop, admin, input);
    expect(await worked(shop, admin, plan.id)).toMatchObject({ status: 'READY', decimalComma: true });
    await applied(shop, admin, plan.id);
    expect(await productNow(shop, admin, id)).toMatchObject({ price: 3_100 });
    const next = await checked(shop, admin, `Artikel,Preis\n${sku},"32,00"\n`);
    expect(next).toMatchObject({ status: 'READY', columns: [{ column: 'sku' }, { column: 'list_price' }] });
  });

  it('tells caches and integrators once', async ({ shop, admin }) => {
    const [one, other] = [await aProduct(shop, admin), await aProduct(shop, admin)];
    await shop.rows(
      `insert into webhook_endpoints (id, url, events, secret, enabled, created_at)
        values (gen_random_uuid(), 'https://example.com', '["PRODUCT_UPDATED", "PRODUCTS_IMPORTED"]', 'x', true,
          now())`,
    );
    const plan = await checked(shop, admin, `sku,price\n${one.sku},33\n${other.sku},34\n`);
    await applied(shop, admin, plan.id);
    const events = await shop.rows<{ body: string }>(
      'select body from webhook_deliveries order by created_at',
    );
    expect(events.map(({ body }) => JSON.parse(body) as { type: string; data: object })).toMatchObject([
      { type: 'product.updated.batch', data: { importId: plan.id, added: 0, changed: 2 } },
    ]);
  });

  it.for<readonly [file: string, error: string]>([
    ['', 'This file is empty.'],
    ['sku\n', 'This file has no rows below the names of its columns.'],
    ['{"sku":"A"}\n{', 'Line 2 isn’t a JSON object.'],
  ])(
    'of a file that isn’t a table is refused and leaves nothing: %j',
    async ([file, error], { shop, admin }) => {
      const before = await shop.rows('select count(*)::integer as count from imports');
      expect(await send(shop, admin, file)).toMatchObject({ status: 400, body: { error } });
      expect(await shop.rows('select count(*)::integer as count from imports')).toEqual(before);
    },
  );

  it('of a file that is too large is refused by its stated length', async ({ shop, admin }) => {
    const { statusCode, payload } = await shop.app.inject({
      method: 'POST',
      url: '/api/products/bulk',
      headers: { 'content-type': 'text/csv', 'content-length': String(2 * 1024 ** 3), ...admin.headers },
      payload: 'sku\n',
    });
    expect({ statusCode, error: (JSON.parse(payload) as { error: string }).error }).toEqual({
      statusCode: 413,
      error: 'A file can be up to 64 MB.',
    });
  });
});

it('rows are forgotten after thirty days, and the import can’t be undone any more', async ({
  shop,
  admin,
}) => {
  const { sku } = await aProduct(shop, admin);
  const plan = await applied(shop, admin, (await checked(shop, admin, `sku,price\n${sku},33\n`)).id);
  shop.setNow(new Date('2026-12-25T10:00:00Z'));
  await shop.services.get(ImportService).sweep();
  const later = await anAdmin(shop);
  expect(await rowsOf(shop, later, plan.id)).toHaveLength(0);
  expect(await undo(shop, later, plan.id)).toMatchObject({ message: 'An import can be undone for 30 days.' });
  expect(await importNow(shop, later, plan.id)).toMatchObject({ status: 'DONE' });
});

it('rows of a request are applied at once, with the fate of each', async ({ shop, admin }) => {
  const { id, sku } = await aProduct(shop, admin, { listPrice: 3_000, stockQuantity: 2 });
  const { data, errors } = await shop.graphql<{ importProducts: object }>(
    `mutation ($rows: [ImportedProductInput!]!, $mode: ImportMode!) { importProducts(rows: $rows, mode: $mode) {
      import { status problem canUndo } rows { line state outcome faults { message } } } }`,
    {
      mode: 'EACH',
      rows: [
        { sku, listPrice: 3_300, stockQuantity: 2 },
        { ean: '0000000000000', listPrice: 1 },
      ],
    },
    { ...admin.headers },
  );
  expect(errors).toBeUndefined();
  expect(data.importProducts).toMatchObject({
    import: { status: 'DONE', canUndo: true },
    rows: [
      { line: 1, state: 'DONE', outcome: 'CHANGED' },
      {
        line: 2,
        state: 'CHECKED',
        outcome: 'REFUSED',
        faults: [{ message: 'No product has the EAN 0000000000000' }],
      },
    ],
  });
  expect(await productNow(shop, admin, id)).toMatchObject({ price: 3_300, stockQuantity: 2 });
});
