import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { signInAdmin } from '../support/accounts/accounts.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { expect, test } from '../support/test.ts';

const FILE = 'Choose a CSV or XLSX file, or drop it here';

test('a wholesaler’s file is matched, checked, applied and undone, and the list can be downloaded', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.provoke(/status of 400 .*empty\.csv/);
  const sku = `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;
  await signInAdmin(page);
  await openPage(page, '/admin/products/import');
  const main = page.getByRole('main');
  await main.getByLabel(FILE).setInputFiles({
    name: 'empty.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('sku;price\n'),
  });
  await expect(main.getByRole('alert')).toContainText(
    'This file has no rows below the names of its columns.',
  );
  await main.getByLabel(FILE).setInputFiles({
    name: 'kestrel.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Artikel;Marke;Model;Size;Load;Speed;Vehicle;Season;Preis;Qty;Kosten\n' +
        `${sku};Kestrel;Paper Falcon;205/55 R16;91;V;Car;Summer;84,50;6;90,00\n` +
        ';Kestrel;Paper Falcon;;;;;;1,00;;\n',
    ),
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('kestrel.csv');
  await expect(main.getByText('No column says which product a row is about')).toBeVisible();
  await main.getByLabel('Artikel').selectOption('SKU');
  await main.getByLabel('Marke').selectOption('Brand');
  await main.getByLabel('Preis').selectOption('List price');
  await main.getByLabel('Kosten').selectOption('Cost price');
  await main.getByRole('checkbox', { name: 'Numbers have a decimal comma (84,50)' }).check();
  await main.getByRole('button', { name: 'Check again' }).click();

  const apply = main.getByRole('button', { name: 'Apply 1 row' });
  await expect(apply).toBeVisible({ timeout: 20_000 });
  await expect(main.getByText('A new tyre')).toBeVisible();
  await expectSoundOnEachScreen(page, apply);
  await main.getByRole('link', { name: 'Refused · 1' }).click();
  await expect(main.getByText('Give the product’s id, SKU or EAN')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download faults' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(
    '3,"","Give the product’s id, SKU or EAN.","","Kestrel","Paper Falcon"',
  );
  await main.getByRole('link', { name: 'Below cost · 1' }).click();
  await expect(main.getByText('The price is below cost')).toBeVisible();
  await apply.click();
  const question = page.getByRole('dialog', { name: 'Apply these rows, or leave them out?' });
  await expect(question.getByText('Sold below cost: 1')).toBeVisible();
  await question.getByRole('button', { name: 'Apply them too' }).click();
  await expect(main.getByText('Applied', { exact: true }).first()).toBeVisible({ timeout: 20_000 });

  await openPage(page, `/admin/products?q=${sku}`);
  await expect(main.getByRole('link', { name: /Kestrel Paper Falcon/ }).first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download the list as CSV' }).click();
  const list = await saving;
  expect(list.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await list.path(), 'utf8')).toContain(`"${sku}"`);

  await openPage(page, '/admin/products/import');
  await main.getByRole('link', { name: 'kestrel.csv' }).first().click();
  await main.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click();
  await expect(main.getByText('Undone', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
});
