import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { cartLine, storeCart } from '../support/cart.ts';
import { findTyre } from '../support/catalogue.ts';
import { orderSummary, placeOrderButton } from '../support/checkout.ts';
import { registrationForm } from '../support/finder.ts';
import { openPage } from '../support/openPage.ts';
import { PAGES, pathOf } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const shopPage of PAGES)
  test(`axe finds nothing on ${shopPage.name}`, async ({ page, request }) => {
    await openPage(page, await pathOf(shopPage, request));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

test('axe finds nothing on the not-found page', async ({ page, complaints }) => {
  complaints.provoke(/status of 404/);
  await openPage(page, '/no-such-page');
  await expectAccessible(page);
});

test('axe finds nothing in a filled cart, at the checkout, and at its errors', async ({ page, request }) => {
  const tyre = await findTyre(request, { brands: ['toyo'] }, ({ stockQuantity }) => stockQuantity > 5);
  await storeCart(page, [cartLine(tyre, 2), { ...cartLine(tyre), id: 99_999_999, name: 'Old Tyre' }]);
  await openPage(page, '/cart');
  await expect(page.getByText('Something in your cart has changed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update cart' }).click();
  await orderSummary(page).getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel('My billing address is different').check();
  await placeOrderButton(page).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('axe finds nothing at an open picture, a toast and each tab', async ({ page, request }) => {
  const tyre = await findTyre(
    request,
    { brands: ['michelin'] },
    ({ stockQuantity, images, model }) => stockQuantity > 5 && images.length > 1 && model.reviewCount > 5,
  );
  await openPage(page, `/product/${tyre.slug}`);
  await page
    .getByRole('region', { name: 'Buy', exact: true })
    .getByRole('button', { name: 'Add to Cart' })
    .click();
  await expect(page.getByRole('link', { name: 'View Cart' })).toBeVisible();
  await expectAccessible(page);
  for (const tab of await page.getByRole('tablist', { name: 'Details' }).getByRole('tab').all()) {
    await tab.click();
    await expectAccessible(page, '[role="tabpanel"]:not([hidden])');
  }
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: tyre.name })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

test('axe finds nothing at the finder’s error', async ({ page }) => {
  await openPage(page, '/');
  await registrationForm(page).getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
