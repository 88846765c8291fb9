import type { Page } from '@playwright/test';
import { aPerson, fillRegistration } from '../support/accounts/accounts.ts';
import { fact } from '../support/page/fact.ts';
import { holdOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { cartLine, storeCart } from '../support/shop/cart.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { fillCheckout, orderSummary, placeOrderButton } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

const ADDRESS_ERRORS = [
  'First name is required',
  'Last name is required',
  'Address is required',
  'City is required',
  'Postcode is required',
];
const BANNER = 'Please fill in all required fields';
const TERMS = 'You must agree to the terms and conditions';

/** The page's error messages, in the order of the fields. */
async function errors(page: Page): Promise<string[]> {
  return page.locator('form#checkout-form').getByRole('alert').allTextContents();
}

test.beforeEach(async ({ page, request }) => {
  const tyre = await findTyre(
    request,
    { width: 205, profile: 60, diameter: 16, maxPrice: 9000 },
    ({ stockQuantity }) => stockQuantity > 10,
  );
  await storeCart(page, [cartLine(tyre)]);
  await openPage(page, '/checkout');
  await expect(placeOrderButton(page)).toHaveText(/^Pay £[\d,]+\.\d\d$/);
});

test('CHK-02 CHK-04 CHK-11 the checkout asks only for the specified fields and marks the optional ones', async ({
  page,
}) => {
  const form = page.locator('form#checkout-form');
  for (const label of ['Email', 'First name', 'Last name', 'Address', 'City', 'Postcode'])
    await expect(form.getByLabel(label, { exact: true }), label).toHaveAttribute('aria-required', 'true');
  for (const label of ['Phone (optional)', 'Company (optional)', 'Address line 2 (optional)'])
    await expect(form.getByLabel(label), label).not.toHaveAttribute('aria-required', 'true');
  await expect(form.getByLabel('Country')).toHaveValue('GB');
  await expect(form.getByLabel('Country').getByRole('option')).toHaveText([
    'United Kingdom',
    'Northern Ireland, United Kingdom',
    'Ireland',
  ]);
  await expect(form.getByLabel(/Send me offers/)).not.toBeChecked();
  await expect(form.getByLabel(/I agree to the/)).not.toBeChecked();
});

test('CHK-01 the checkout lets a guest sign in', async ({ page }) => {
  await expect(page.getByText('Have an account?')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test('AUTH-05 C-11 CHK-16 an account created at the checkout leads back there, with the name filled in', async ({
  page,
}) => {
  const person = aPerson();
  const main = page.getByRole('main');
  await page.getByLabel('City').fill('Bedford');
  await main.getByRole('link', { name: 'Sign In' }).click();
  await main.getByRole('link', { name: 'Create an account' }).click();
  await main.getByRole('link', { name: 'Login' }).click();
  await main.getByRole('link', { name: 'Create an account' }).click();
  await fillRegistration(page, person);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Last name')).toHaveValue(person.lastName);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('City')).toHaveValue('Bedford');
});

test('CHK-05 CHK-06 CHK-07 CHK-09 CHK-10 each missing field shows an error, and the first takes the focus', async ({
  page,
}) => {
  await placeOrderButton(page).click();
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect.poll(() => errors(page)).toEqual([BANNER, 'Email is required', ...ADDRESS_ERRORS, TERMS]);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
});

test('CHK-05 C-50 a malformed email or postcode shows an error', async ({ page }) => {
  await fillCheckout(page);
  await page.getByLabel('Email').fill('sam@nowhere');
  await page.getByLabel('Postcode').fill('12345');
  await page.getByLabel('Postcode').blur();
  await expect(placeOrderButton(page)).toHaveText('Correct your postcode');
  await placeOrderButton(page).click();
  await expect
    .poll(() => errors(page))
    .toEqual([BANNER, 'Please enter a valid email', 'Please enter a valid postcode']);
  // The message above the form goes away with its last error.
  await page.getByLabel('Email').fill('sam@example.com');
  await expect
    .poll(() => errors(page))
    .toEqual([`${BANNER}Please enter a valid postcode`, 'Please enter a valid postcode']);
  await page.getByLabel('Postcode').fill('MK40 3HD');
  await expect.poll(() => errors(page)).toEqual([]);
});

test('CHK-08 a separate billing address asks for the same five fields', async ({ page }) => {
  await fillCheckout(page);
  await page.getByLabel('My billing address is different').check();
  await placeOrderButton(page).click();
  await expect.poll(() => errors(page)).toEqual([BANNER, ...ADDRESS_ERRORS]);
  await expect(page.getByRole('group', { name: 'Billing address' }).getByLabel('First name')).toBeFocused();
  // Unticking removes the fields together with their errors.
  await page.getByLabel('My billing address is different').uncheck();
  await expect.poll(() => errors(page)).toEqual([]);
});

test('C-02 C-37 C-50 the checkout normalises the postcode and offers the delivery options for it', async ({
  page,
}) => {
  const postcode = page.getByLabel('Postcode');
  const methods = page.getByRole('group', { name: 'Delivery method' }).getByRole('radio');
  await postcode.fill('bt15gs');
  await postcode.blur();
  await expect(postcode).toHaveValue('BT1 5GS');
  await expect(page.getByLabel('Country')).toHaveValue('NI');
  await postcode.fill('mk403hd');
  await postcode.blur();
  await expect(postcode).toHaveValue('MK40 3HD');
  await expect(page.getByLabel('Country')).toHaveValue('GB');
  await expect(methods).toHaveCount(3);
  await page.getByRole('radio', { name: /^Express/ }).check();
  await expect(fact(orderSummary(page), 'Shipping')).toHaveText('£24.99');
  await page.getByRole('radio', { name: /^Emergency/ }).check();
  await expect(fact(orderSummary(page), 'Shipping')).toHaveText('£49.99');
});

test('the terms don’t move while the delivery options load', async ({ page }) => {
  const release = await holdOperation(page, 'CartQuote');
  await openPage(page, '/checkout');
  const terms = page.getByLabel(/I agree to the/);
  const place = async () => ((await terms.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY));
  await expect(terms).toBeVisible();
  const before = await place();
  release();
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeVisible();
  expect(Math.abs((await place()) - before)).toBeLessThan(8);
});

test('CHK-03 terms and privacy policy open in another tab', async ({ page, context }) => {
  await page.getByLabel('Email').fill('sam@example.com');
  for (const [name, heading] of [
    ['terms and conditions', 'Terms and Conditions'],
    ['privacy policy', 'Privacy Policy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    await tab.close();
  }
  await expect(page.getByLabel('Email')).toHaveValue('sam@example.com');
});

test('C-26 the checkout form keeps its values over a reload', async ({ page }) => {
  await fillCheckout(page);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Bedford');
});

test('the checkout marks the delivery options that meet the date searched for', async ({ page }) => {
  const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  await openPage(page, `/shop?neededBy=${inThreeWeeks}`);
  await expect(page.getByText(/^Get it by/)).toBeVisible();
  await openPage(page, '/checkout');
  await expect(page.getByText(/^In time for/)).toHaveCount(3);
  // A search without a date clears it.
  await openPage(page, '/shop');
  await openPage(page, '/checkout');
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeVisible();
  await expect(page.getByText(/^In time for/)).toHaveCount(0);
});
