import { randomUUID } from 'node:crypto';
import { adminToken, signInAdmin } from '../support/accounts/accounts.ts';
import { openShopKeeper } from '../support/admin/admin.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { askShop } from '../support/shop/askShop.ts';
import { expect, test } from '../support/test.ts';

test('a feed is set up, tried and fed, and its first file waits until the owner applies it', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const keeper = await openShopKeeper(request);
  const { createSupplier } = await keeper.ask<{ createSupplier: { id: number } }>(
    'mutation ($input: CreateSupplierInput!) { createSupplier(input: $input) { ... on Supplier { id } } }',
    { input: { name: `Bond ${randomUUID().slice(0, 8)}`, leadDays: 2, active: true } },
  );
  await signInAdmin(page);
  await openPage(page, `/admin/suppliers/${createSupplier.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('A feed takes the supplier’s costs and stock by itself')).toBeVisible();
  await expectSoundOnEachScreen(page, main.getByRole('link', { name: 'New feed' }));
  await main.getByRole('link', { name: 'New feed' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New feed');
  await main.getByLabel('Name', { exact: true }).fill('Stock list');
  await main.getByLabel('Address').fill('https://127.0.0.1/stock.csv');
  const add = main.getByRole('button', { name: 'Add feed' });
  await add.click();
  await expect(main.getByText('This address is on a private network')).toBeVisible();
  await main.getByLabel('How files arrive').selectOption('SFTP');
  await expectSoundOnEachScreen(page, main.getByLabel('User name'));
  await main.getByLabel('How files arrive').selectOption('UPLOAD');
  await add.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock list');
  await expect(main.getByText('No file yet', { exact: true }).first()).toBeVisible();

  const feedId = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { products } = await askShop<{ products: { items: { sku: string }[] } }>(
    request,
    '{ products(limit: 2) { items { sku } } }',
  );
  const file = ['SKU;Net price;Qty', ...products.items.map(({ sku }) => `${sku};52,10;8`), ''].join('\n');
  const sent = await request.post(`/api/suppliers/feeds/${feedId}/file?file=stock.csv`, {
    headers: { authorization: `Bearer ${await adminToken(request)}`, 'content-type': 'text/csv' },
    data: file,
  });
  expect(sent.status()).toBe(202);
  await expect(main.getByText('It’s the first file of this feed.', { exact: false })).toBeVisible({
    timeout: 20_000,
  });
  await expect(main.getByText('Waits for you', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'stock.csv' })).toBeVisible();
  const look = main.getByRole('link', { name: 'Look at the file' });
  await expectSoundOnEachScreen(page, look);
  await look.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('stock.csv');
  await expect(main.getByText('It’s the first file of this feed.', { exact: false })).toBeVisible();
  await main.getByRole('button', { name: 'Apply 2 rows' }).click();
  await expect(main.getByText('Applied', { exact: true }).first()).toBeVisible({ timeout: 20_000 });

  await openPage(page, `/admin/suppliers/${createSupplier.id}/feeds/${feedId}`);
  await expect(main.getByText('Works', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete feed' }).click();
  await expect(main.getByText('A feed takes the supplier’s costs and stock by itself')).toBeVisible();
});
