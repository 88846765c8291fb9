import type { Page } from '@playwright/test';
import { aPerson, fillRegistration, expectSignedIn } from './support/accounts/accounts.ts';
import { openPage } from './support/page/openPage.ts';
import { addToCartButton, expectInCart } from './support/shop/cart.ts';
import { findTyre } from './support/shop/catalogue.ts';
import { goToCardPage, payByCard, PAYING_CARD } from './support/shop/checkout.ts';
import { expect, test } from './support/test.ts';

/** Records the names of everything the shop's scripts store, including what they remove again. */
async function noteStoredNames(page: Page, origin: string | undefined): Promise<Set<string>> {
  const names = new Set<string>();
  await page.exposeBinding('noteStored', ({ frame }, name: string) => {
    if (new URL(frame.url()).origin === origin) names.add(name);
  });
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, text) {
      void (Reflect.get(globalThis, 'noteStored') as (name: string) => Promise<void>)(name);
      setItem.call(this, name, text);
    };
  });
  return names;
}

test('the cookie page lists everything the shop stores in a browser, with purpose and duration', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const names = await noteStoredNames(page, baseURL);
  const tyre = await findTyre(
    request,
    { brands: ['continental'] },
    ({ stockQuantity, model }) => stockQuantity > 8 && model.reviewCount > 0,
  );

  await openPage(page, '/shop?registration=AB12CDE');
  await openPage(page, `/product/${tyre.slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Save ${tyre.name} to wish list` })
    .first()
    .click();
  await page
    .getByRole('checkbox', { name: `Compare ${tyre.name}`, exact: true })
    .first()
    .check();
  await addToCartButton(page).click();
  await openPage(page, '/finder');
  await openPage(page, '/register');
  await fillRegistration(page, aPerson());
  await expectSignedIn(page, true);
  await openPage(page, '/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().click();
  await goToCardPage(page);
  await payByCard(page, PAYING_CARD);
  await expect(page.getByRole('heading', { name: 'Thank You for Your Purchase!' })).toBeVisible();
  await expectInCart(page, 0);
  await page.goto('/playground');
  await page.getByLabel('Token or API key').fill('not-a-token');
  await openPage(page, '/admin');

  const cookies = (await context.cookies(baseURL)).map(({ name }) => name);
  const kept = [...names, ...cookies];
  expect(kept).toEqual(
    expect.arrayContaining([
      'vehicle',
      'viewed',
      'wishlist',
      'compare',
      'cart',
      'account:cart',
      'account:wishlist',
      'token',
      'user',
      'checkout-draft',
      'open-payment',
      'settled-payments',
      'treadline.playground.tabs',
      'treadline.playground.token',
      'browser',
    ]),
  );
  await openPage(page, '/cookies');
  const rows = page.getByRole('region', { name: 'The full list' }).locator('dl > div');
  const listed = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)),
  );
  for (const [name, purpose, duration] of listed) {
    expect(purpose?.length, name).toBeGreaterThan(15);
    expect(duration?.length, name).toBeGreaterThan(5);
  }
  await rows.getByRole('button', { name: 'Clear the tyres you viewed' }).click();
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBe('[]');
  const isListed = (stored: string) =>
    listed.some(([name = '']) =>
      name.endsWith('*') ? stored.startsWith(name.slice(0, -1)) : name === stored,
    );
  expect(kept.filter((name) => !isListed(name))).toEqual([]);
});
