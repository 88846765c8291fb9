import { register } from '../support/accounts/accounts.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectEachSound, expectSoundOnEachScreen } from '../support/page/screens.ts';
import { addToCartButton, cartLine, storeCart } from '../support/shop/cart.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { orderSummary, placeOrderButton } from '../support/shop/checkout.ts';
import { registrationForm } from '../support/shop/finder.ts';
import { GUEST_PAGES, pathOf } from '../support/shop/routes.ts';
import { expect, test } from '../support/test.ts';

/** Pages per browser: opening one and loading the shop's code takes longer than checking a page. */
const PORTION = 8;
const PAGE_TIMEOUT_MS = 30_000;
const PORTIONS = Array.from({ length: Math.ceil(GUEST_PAGES.length / PORTION) }, (_, at) =>
  GUEST_PAGES.slice(at * PORTION, (at + 1) * PORTION),
);

for (const portion of PORTIONS)
  test(`axe finds nothing on ${portion.map(({ name }) => name).join(', ')}`, async ({ page, request }) => {
    test.setTimeout(portion.length * PAGE_TIMEOUT_MS);
    await expectEachSound(page, portion, (shopPage) =>
      test.step(shopPage.name, async () => {
        await openPage(page, await pathOf(shopPage, request));
        // A page that redirects is ready once it has its own canonical address. Until then the other page may be shown.
        if (shopPage.leadsTo)
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
            'href',
            new RegExp(`[^/]${shopPage.leadsTo}$`),
          );
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      }),
    );
  });

test('axe finds nothing on the not-found page', async ({ page, complaints }) => {
  complaints.provoke(/status of 404/);
  await openPage(page, '/no-such-page');
  await expectSoundOnEachScreen(page);
});

test('axe finds nothing in a filled cart, at the checkout, and at its errors', async ({ page, request }) => {
  const tyre = await findTyre(request, { brands: ['toyo'] }, ({ stockQuantity }) => stockQuantity > 5);
  await storeCart(page, [cartLine(tyre, 2), { ...cartLine(tyre), id: 99_999_999, name: 'Old Tyre' }]);
  await openPage(page, '/cart');
  await expect(page.getByText('Something in your cart has changed', { exact: true })).toBeVisible();
  await expectSoundOnEachScreen(page);
  await page.getByRole('button', { name: 'Update cart' }).click();
  await orderSummary(page).getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel('My billing address is different').check();
  await placeOrderButton(page).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expectSoundOnEachScreen(page);
});

test('axe finds nothing in registration errors and in the account', async ({ page }) => {
  await openPage(page, '/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectSoundOnEachScreen(page);
  await register(page);
  await openPage(page, '/account');
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expectSoundOnEachScreen(page);
});

test('axe finds nothing with a picture, a toast or any tab open', async ({ page, request }) => {
  const tyre = await findTyre(
    request,
    { brands: ['michelin'] },
    ({ stockQuantity, images, model }) => stockQuantity > 5 && images.length > 1 && model.reviewCount > 5,
  );
  await openPage(page, `/product/${tyre.slug}`);
  await addToCartButton(page).click();
  await expect(page.getByRole('link', { name: 'View Cart' })).toBeVisible();
  await expectSoundOnEachScreen(page);
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

test('axe finds nothing in the finder’s error', async ({ page }) => {
  await openPage(page, '/');
  await registrationForm(page).getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
