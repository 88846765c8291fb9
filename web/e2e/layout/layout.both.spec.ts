import { openPage } from '../support/page/openPage.ts';
import { expectInCart, storeCart } from '../support/shop/cart.ts';
import { expect, test } from '../support/test.ts';

test('GEN-03 the search suggests, opens the listing with its text trimmed, and ignores blank text', async ({
  page,
}) => {
  await openPage(page, '/about');
  const search = page.getByRole('searchbox', { name: 'Search tyres' });
  for (const blank of ['', '   ']) {
    await search.fill(blank);
    await search.press('Enter');
    await expect(page).toHaveURL('/about');
  }
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('link');
  await search.fill('juk');
  await expect(suggestions).toHaveText([/^Nissan Juke/]);
  await search.fill('slow puncture');
  await expect(suggestions).toContainText(['Fitting centres near you', 'Can my puncture be repaired?']);
  await search.press('ArrowDown');
  await expect(suggestions.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await search.fill('  205/55 R16 ');
  await search.press('Enter');
  await expect(page).toHaveURL('/shop?search=205%2F55+R16');
});

test('GEN-04 the badge counts tyres, not lines', async ({ page }) => {
  await storeCart(page, [
    { id: 1, name: 'A', price: 50, quantity: 3 },
    { id: 2, name: 'B', price: 60, quantity: 4 },
  ]);
  await openPage(page, '/');
  await expectInCart(page, 7);
});

test('GEN-10 a page opened by a link starts at the top, with the focus on its content', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});
