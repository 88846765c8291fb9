import { streamXlsxRows } from 'hucre/xlsx';
import { describe, expect } from 'vitest';
import { aKey } from '../../../../test/fixtures/account/api-key.ts';
import { aProduct, type Caller } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { checked, figuresOf } from '../../../../test/fixtures/imports/product-import.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { exportTable } from './export-table.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const get = (shop: TestShop, caller: Partial<Caller>, path: string, variables?: object) =>
  shop.app.inject({
    url: `/api/admin/exports/${path}${variables ? `?variables=${encodeURIComponent(JSON.stringify(variables))}` : ''}`,
    headers: { ...caller.headers },
  });

const linesOf = (body: string): string[] =>
  body
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

it('a list is downloaded as it’s filtered and sorted, with who took it in the audit log', async ({
  shop,
  admin,
}) => {
  const email = '=cmd|1+1@example.com';
  await shop.graphql('mutation ($email: String!) { subscribeNewsletter(email: $email) { __typename } }', {
    email,
  });
  const file = await get(shop, admin, 'subscribers.csv', { filter: { state: 'PENDING' }, page: 9, limit: 1 });
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ]);
  expect(file.headers['content-disposition']).toBe('attachment; filename="subscribers-2026-11-20.csv"');
  const [head, ...lines] = linesOf(file.body);
  expect(head).toBe(
    'email,state,source,requested_at,confirmed_at,unsubscribed_at,consent_version,consent_text',
  );
  expect(lines).toContain(
    `"'${email}","pending","form","2026-11-20 10:00",,,"2026-11",` +
      '"Send me offers and tyre advice; I can unsubscribe at any time"',
  );
  expect(
    await shop.rows("select action, actor_id, after from audit_entries where subject = 'export'"),
  ).toEqual([{ action: 'downloaded', actor_id: admin.id, after: { rows: lines.length } }]);
  const [found] = linesOf(
    (await get(shop, admin, 'orders.csv', { filter: { search: 'nobody' } })).body,
  ).slice(1);
  expect(found).toBeUndefined();
});

it.for(exportTable.map(({ list, columns }) => [list, Object.keys(columns)] as const))(
  '%s need the scope of the list, and every cell of a demonstration shop can be written',
  async ([list, columns], { shop, admin, customer }) => {
    expect([
      (await get(shop, {}, `${list}.csv`)).statusCode,
      (await get(shop, customer, `${list}.xlsx`)).statusCode,
      (await get(shop, await aKey(shop, { scopes: ['WRITE_ORDERS'] }), `${list}.csv`)).statusCode,
    ]).toEqual([401, 403, 403]);
    const wrong = await get(shop, admin, `${list}.csv`, { filter: { nonsense: 1 } });
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([
      400,
      'application/json; charset=utf-8',
    ]);
    const file = await get(shop, admin, `${list}.csv`);
    expect([file.statusCode, linesOf(file.body)[0]]).toEqual([200, columns.join()]);
  },
);

describe('the catalogue', () => {
  it('that is exported and imported changes nothing, as CSV and as a workbook', async ({ shop, admin }) => {
    await aProduct(shop, admin, {
      name: '=1+1',
      description: 'First\nsecond, "quoted"; third',
      costPrice: 5_001,
      fittedPrice: 12_345,
      ean: '4006381333931',
      loadIndexTwin: 102,
      stockQuantity: 7,
      published: false,
    });
    const filter = { search: 'Michelin' };
    for (const ending of ['csv', 'xlsx']) {
      const file = await get(shop, admin, `products.${ending}`, { filter, sort: 'NAME_ASC' });
      const plan = await checked(shop, admin, file.rawPayload);
      expect(plan).toMatchObject({ status: 'READY', decimalComma: false });
      expect(plan.total).toBeGreaterThan(300);
      expect(figuresOf(plan)).toEqual({ UNCHANGED: plan.total });
    }
  });

  it('keeps texts that look like formulas, and has costs only with READ_COSTS', async ({ shop, admin }) => {
    // A numbered SKU also finds tyres whose size or EAN begins with its number.
    const sku = 'FORMULAS';
    await aProduct(shop, admin, {
      sku,
      name: '=HYPERLINK("https://example.com")',
      costPrice: 5_001,
    });
    const file = await get(shop, admin, 'products.xlsx', { filter: { search: sku } });
    const rows = [];
    for await (const { values } of streamXlsxRows(new Uint8Array(file.rawPayload))) rows.push(values);
    const [names = [], values = []] = rows;
    expect(values[names.indexOf('name')]).toBe('=HYPERLINK("https://example.com")');
    expect(values[names.indexOf('cost_price')]).toBe(50.01);
    const clerk = await aKey(shop, { scopes: ['READ_CATALOGUE'] });
    const [head = ''] = linesOf((await get(shop, clerk, 'products.csv', { filter: { search: sku } })).body);
    expect(head.split(',')).not.toContain('cost_price');
  });
});
