import { expect } from 'vitest';
import { aProduct, productNow } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import {
  applied,
  importNow,
  mapColumns,
  worked,
} from '../../../../../test/fixtures/imports/product-import.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { THE_SHOP } from '../../../operations/audit/index.ts';
import { ImportUpload } from '../../../operations/imports/index.ts';
import { productImport } from './product-import.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

/** Sends a file as the shop does, without a person. */
const sentByShop = (shop: TestShop, text: string, hold: string | null) =>
  shop.services.get(ImportUpload).take(THE_SHOP, {
    kind: productImport,
    bytes: Buffer.from(text),
    fileName: 'stock.csv',
    mode: 'EACH',
    about: null,
    isUnattended: true,
    requestId: null,
    source: { name: 'test', match: () => ({ mapping: null, hold }) },
  });

it('the shop applies its own import, with costs, and the log names the shop', async ({ shop, admin }) => {
  const { id, sku } = await aProduct(shop, admin, { costPrice: 5_000, stockQuantity: 4 });
  const sent = await sentByShop(shop, `sku,stock,cost\n${sku},9,51\n`, null);
  expect(await worked(shop, admin, sent.id)).toMatchObject({ status: 'DONE', startedBy: 'The shop' });
  expect(await productNow(shop, admin, id)).toMatchObject({ stockQuantity: 9 });
  expect(
    await shop.rows(
      `select actor_role, actor_label from audit_entries
        where subject = 'product' and subject_id = $1 order by id desc limit 1`,
      [String(id)],
    ),
  ).toEqual([{ actor_role: 'SHOP', actor_label: null }]);
});

it('an import on hold changes nothing until a person applies it', async ({ shop, admin }) => {
  const { id, sku } = await aProduct(shop, admin, { stockQuantity: 4 });
  const sent = await sentByShop(shop, `sku,stock\n${sku},9\n`, 'It came late.');
  expect(await worked(shop, admin, sent.id)).toMatchObject({ status: 'READY' });
  expect(await productNow(shop, admin, id)).toMatchObject({ stockQuantity: 4 });
  expect(await applied(shop, admin, sent.id)).toMatchObject({ status: 'DONE' });
  expect(await productNow(shop, admin, id)).toMatchObject({ stockQuantity: 9 });
});

it('a file on hold whose columns name no record waits for a person to match them', async ({
  shop,
  admin,
}) => {
  const { id, sku } = await aProduct(shop, admin, { stockQuantity: 4 });
  const sent = await sentByShop(shop, `Artikel,stock\n${sku},9\n`, 'Its columns have changed.');
  expect(await importNow(shop, admin, sent.id)).toMatchObject({ status: 'MAPPING' });
  await mapColumns(shop, admin, { id: sent.id, columns: ['sku', 'stock'], decimalComma: false });
  expect(await worked(shop, admin, sent.id)).toMatchObject({ status: 'READY' });
  await applied(shop, admin, sent.id);
  expect(await productNow(shop, admin, id)).toMatchObject({ stockQuantity: 9 });
});

it('a file that nobody holds fails if its columns name no record', async ({ shop }) => {
  expect(await sentByShop(shop, 'Nummer,stock\nA1,9\n', null)).toMatchObject({ status: 'FAILED' });
});
