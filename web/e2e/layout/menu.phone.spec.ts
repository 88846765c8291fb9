import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

test('GEN-06 GEN-07 the menu slides in, links to the listings, and closes', async ({ page }) => {
  await openPage(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.tap();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).tap();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.tap();
  await menu.getByRole('link', { name: 'Van Tyres' }).tap();
  await expect(page).toHaveURL('/shop?category=Van+Tyres&sort=recommended');
  await expect(menu).toBeHidden();
});
