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
  const name = aWord();
  await page.getByLabel('Model').fill(`michelin ${name}`);
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
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create this model…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Brand')).toHaveValue('michelin');
  await expect(dialog.getByLabel('Name of the model')).toHaveValue(name);
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Create model' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Price (£)')).toHaveValue('84.48');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText(`Michelin ${name} 205/55 R16 91V added`)).toBeVisible();
  await expect(page.getByLabel('Size, load and speed')).toBeFocused();
  await expect(page.getByLabel('Model')).toHaveValue(`Michelin ${name}`);

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
