import { expectAccessible, expectNoSidewaysScroll } from './support/page/axe.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the REST documentation links to each call and unfolds it without a script', async ({ page }) => {
  await page.goto('/api/docs');
  await page
    .getByRole('navigation', { name: 'Paths' })
    .getByRole('link', { name: 'GET /products/slug/{slug}', exact: true })
    .click();
  await expect(page).toHaveURL('/api/docs#getProductsSlugBySlug');
  const call = page.getByRole('article', { name: 'Shows a tyre by its slug' });
  await call.getByText('Other responses').click();
  await expect(call.getByText('The product doesn’t exist.')).toBeVisible();
  await call.getByText('Response 200').click();
  await call.getByRole('link', { name: 'Product', exact: true }).click();
  await expect(page).toHaveURL('/api/docs#schema-Product');
});

test.describe('with a script, which axe needs', () => {
  test.use({ javaScriptEnabled: true });

  test('the REST documentation fits the screen and is accessible', async ({ page }) => {
    await page.goto('/api/docs');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
