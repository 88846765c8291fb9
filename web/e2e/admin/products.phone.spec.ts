import { signInAdmin } from '../support/accounts/accounts.ts';
import { aWord } from '../support/admin/products.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

test('ADMIN-09 on a phone, a tyre is added with five fields, found again and its stock corrected', async ({
  page,
}) => {
  await signInAdmin(page);
  const sku = `PH-${aWord().slice(4, 12)}`.toUpperCase();
  await openPage(page, '/admin/products/simple');
  await page.getByLabel('Model').fill('No Such 9');
  await page.getByLabel('Size, load and speed').fill('205/55 R16');
  await page.getByLabel('SKU').fill(sku);
  await page.getByLabel('Price (£)').fill('12,50');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('Add load and speed after the size, such as 205/55 R16 91V')).toBeVisible();
  await expect(page.getByText('Use a point for pence: 12.50')).toBeVisible();
  await page.getByLabel('Size, load and speed').fill('205/55 r16 91v');
  await page.getByLabel('Price (£)').fill('84.48');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('This model doesn’t exist')).toBeVisible();
  await page.getByLabel('Model').fill('michelin primacy 4+');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('Michelin Primacy 4+ 205/55 R16 91V added')).toBeVisible();
  await expect(page.getByLabel('Size, load and speed')).toBeFocused();
  await expect(page.getByLabel('Model')).toHaveValue('michelin primacy 4+');

  await openPage(page, `/admin/products?q=${sku}`);
  const card = page.getByRole('list', { name: 'products' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: /^Change the stock/ }).click();
  await card.getByRole('textbox', { name: /^New stock/ }).fill('many');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toHaveText('Enter a number of units, such as 12');
  await expectNoSidewaysScroll(page);
  await card.getByRole('textbox', { name: /^New stock/ }).fill('7');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /^Change the stock/ })).toContainText(/now 7$/);
  await expectAccessible(page);
});
