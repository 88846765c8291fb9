import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInAdmin } from '../support/accounts/accounts.ts';
import { addProduct, aWord, updateProduct } from '../support/admin/products.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'products' }).locator('tbody tr');
const newPrice = (page: Page) => page.getByRole('textbox', { name: /^New price/ });

test.beforeEach(({ page }) => signInAdmin(page));

test('ADMIN-09 a price is changed in its row by keyboard and seen by shoppers, and a stale change is refused', async ({
  page,
  request,
  otherBrowser,
}) => {
  const { id, sku, slug, name } = await addProduct(request);
  const shopper = await otherBrowser();
  await openPage(shopper, `/product/${slug}`);
  await expect(shopper.getByRole('main')).toContainText('£100.00');

  await openPage(page, '/admin/products');
  await page.getByRole('searchbox', { name: 'Size, name, SKU or EAN' }).fill(sku.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  const price = page.getByRole('button', { name: `Change the price of ${name}` });
  await price.focus();
  await page.keyboard.press('Enter');
  for (const [typed, sentence] of [
    ['12,50', 'Use a point for pence: 12.50'],
    ['0', 'A price is from £0.01 to £10,000'],
    ['-1', 'Enter an amount in pounds, such as 84.48'],
    ['1e9', 'Enter an amount in pounds, such as 84.48'],
    ['777', 'The price changes from £100.00 to £777.00. If that’s right, press Enter.'],
  ] as const) {
    await newPrice(page).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(sentence);
  }
  await expectAccessible(page);
  await newPrice(page).fill('77.70');
  await page.keyboard.press('Enter');
  await expect(price).toContainText('£77.70');
  await expect(price).toBeFocused();
  await shopper.reload();
  await expect(shopper.getByRole('main')).toContainText('£77.70');

  // A colleague was faster: their value is shown, and the typed one is kept.
  await price.click();
  await newPrice(page).fill('66');
  await updateProduct(request, { id, listPrice: 7_000 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('A colleague has changed this');
  await expect(newPrice(page)).toHaveValue('66');
  await page.keyboard.press('Enter');
  await expect(price).toContainText('£66.00');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(price).toContainText('£70.00');
});

test('ADMIN-09 many prices are changed after a preview, then undone except where a colleague changed them', async ({
  page,
  request,
}) => {
  const word = aWord();
  const [first, second, third] = await Promise.all(
    [10_000, 12_000, 98].map((listPrice, index) =>
      addProduct(request, { listPrice, name: `${word} ${index}` }),
    ),
  );
  await openPage(page, `/admin/products?q=${word}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: /all/i }).first().check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('3 products');
  await bar.getByRole('button', { name: 'Prices…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await dialog.getByLabel('Change by %').fill('lots');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Enter a percentage, such as 5 or −7.5');
  await dialog.getByLabel('Change by %').fill('−10');
  await dialog.getByLabel('Rounding').selectOption('To the nearest .99');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('2 of 3 products change');
  await expect(preview).toContainText('1 stays as it is: rounding would undo the change');
  await expect(preview).toContainText('£120.00 → £107.99');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start' }).click();
  const question = page.getByRole('dialog', { name: 'Change 2 prices?' });
  await expect(question).toContainText('2 prices fall by about 10%.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Change by %')).toHaveValue('−10');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await question.getByRole('button', { name: 'Change prices' }).click();

  const outcome = page.getByRole('region', { name: 'Bulk change' });
  await expect(outcome).toContainText('2 changed, 1 unchanged');
  const priceOf = (name: string) => page.getByRole('button', { name: `Change the price of ${name}` });
  await expect(priceOf(`${word} 0`)).toContainText('£89.99');
  await expect(priceOf(`${word} 2`)).toContainText('£0.98');
  await outcome.getByRole('button', { name: 'Show unchanged' }).click();
  await expect(outcome).toContainText(third?.sku ?? '?');
  await expectAccessible(page);

  await updateProduct(request, { id: second?.id, listPrice: 11_111 });
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(outcome).toContainText('1 changed, 1 unchanged');
  await expect(priceOf(`${word} 0`)).toContainText('£100.00');
  await expect(priceOf(`${word} 1`)).toContainText('£111.11');
  await openPage(page, '/admin/products/changes');
  await expect(page.getByRole('main').getByRole('listitem').nth(1)).toContainText('Undone by change');
  expect(first?.id).toBeGreaterThan(0);
});

test('ADMIN-09 a product is added with pictures, survives a reload, is copied, deleted and restored', async ({
  page,
  request,
  complaints,
}) => {
  const sku = `NEW-${aWord().slice(4, 12)}`.toUpperCase();
  await openPage(page, '/admin/products/new');
  await page.getByLabel('Model').fill('Michelin Primacy 4+');
  await page.getByLabel('Size').fill('205/55 R16');
  await page.getByLabel('Load index').fill('91');
  await page.getByLabel('Speed rating').fill('V');
  await page.getByLabel('SKU').fill(sku);
  await page.getByLabel('List price (£)').fill('88.50');
  await page.getByRole('textbox', { name: 'Description' }).fill('<script>alert(1)</script> Quiet.');
  // The tab is reloaded halfway through.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .toContain('Quiet.');
  await page.reload();
  await expect(page.getByLabel('SKU')).toHaveValue(sku);
  await expect(page.getByRole('main')).toContainText('are back');

  const files = page.getByLabel('Add pictures');
  const huge = test.info().outputPath('huge.jpg');
  writeFileSync(huge, '');
  truncateSync(huge, 60 * 1024 * 1024);
  await files.setInputFiles(huge);
  await expect(page.getByRole('alert')).toContainText('huge.jpg: This picture is too large');
  complaints.provoke(/status of 400/);
  await files.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText(
    'notes.jpg: A picture must be a JPEG, PNG, WebP or AVIF',
  );
  const draw = (colour: string) =>
    page.evaluate((fill) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 200;
      const pen = canvas.getContext('2d');
      if (pen) {
        pen.fillStyle = fill;
        pen.fillRect(0, 0, 200, 200);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }, colour);
  for (const colour of ['red', 'blue'])
    await files.setInputFiles({
      name: `${colour}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from(await draw(colour), 'base64'),
    });
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  const second = (await pictures.nth(1).getAttribute('src')) ?? '';
  await page.getByRole('button', { name: 'Move picture 2 forward' }).focus();
  await page.keyboard.press('Enter');
  await expect(pictures.first()).toHaveAttribute('src', second);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add product' }).click();

  await expect(page).toHaveURL(/\/admin\/products\/edit\/\d+$/);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Michelin Primacy 4+ 205/55 R16 91V');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
    '<script>alert(1)</script> Quiet.',
  );
  const id = Number(page.url().split('/').at(-1));

  // A price that may be a slip is saved only if that's confirmed.
  const listPrice = page.getByLabel('List price (£)');
  await listPrice.fill('885.00');
  await page.getByRole('button', { name: 'Save product' }).click();
  const doubt = page.getByRole('alert').filter({ hasText: 'The price changes from £88.50 to £885.00.' });
  await expect(doubt).toContainText('If that’s right, choose “Save product” again.');
  await listPrice.fill('88.50');
  await expect(doubt).toBeHidden();

  // Two people edit it, and neither loses anything.
  await page.getByLabel('Fitted price (£)').fill('110');
  await updateProduct(request, { id, listPrice: 7_950 });
  await page.getByRole('button', { name: 'Save product' }).click();
  const stale = page.getByRole('alert').filter({ hasText: 'A colleague saved changes' });
  await expect(stale).toContainText('List price: 88.50 → 79.50');
  await stale.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();
  await expect(listPrice).toHaveValue('79.50');
  await page.reload();
  await expect(page.getByLabel('Fitted price (£)')).toHaveValue('110.00');
  await expect(listPrice).toHaveValue('79.50');
  const history = page.getByRole('region', { name: 'Price history' });
  await expect(history).toContainText('Shoppers see £88.50 struck out beside £79.50');
  await history.getByRole('button', { name: 'Stop showing £88.50' }).click();
  await expect(history).toContainText('Shoppers currently see no old price.');

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('SKU')).toHaveValue(`${sku}-2`);
  await expect(page.getByRole('main')).toContainText('Draft');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('Past orders keep its name, size and price');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('main')).toContainText('This product has been deleted');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('SKU')).toHaveValue(`${sku}-2`);
});
