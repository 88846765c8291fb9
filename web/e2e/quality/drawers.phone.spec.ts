import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

test('axe finds nothing with the menu open', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing with the filters open', async ({ page }) => {
  await openPage(page, '/shop?brand=michelin');
  await page.getByRole('button', { name: 'Show Filters' }).tap();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page);
});
