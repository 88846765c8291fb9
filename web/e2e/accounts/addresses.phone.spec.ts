import type { Page } from '@playwright/test';
import { expectSignedIn, fillLogin, register } from '../support/accounts/accounts.ts';
import { linkIn, mailTo } from '../support/accounts/mail.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { cartLine, storeText } from '../support/shop/cart.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { fillCheckout, placeOrderButton } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

const HOME = {
  'Name of this address (optional)': 'Home',
  'First name': 'Ada',
  'Last name': 'King',
  Address: '12 Mill Street',
  City: 'Bedford',
  Postcode: 'mk403hd',
};
const WORK = {
  'First name': 'Ada',
  'Last name': 'King',
  'Company (optional)': 'Engines Ltd',
  Address: '9 Works Lane',
  City: 'Belfast',
  Postcode: 'bt15gs',
};

const book = (page: Page) => page.getByRole('region', { name: 'Addresses' });
const cards = (page: Page) => book(page).getByRole('list', { name: 'Saved addresses' }).getByRole('listitem');

async function openAccount(page: Page): Promise<void> {
  await openPage(page, '/account');
  await expect(book(page)).toBeVisible();
}

async function addAddress(page: Page, fields: Record<string, string>): Promise<void> {
  await book(page).getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  for (const [label, text] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the checkout with one tyre in the cart. */
async function openCheckout(page: Page): Promise<void> {
  const tyre = await findTyre(
    page.request,
    { width: 205, profile: 60, diameter: 16, maxPrice: 9000 },
    ({ stockQuantity }) => stockQuantity > 10,
  );
  await storeText(page, 'cart', JSON.stringify([cartLine(tyre)]));
  await openPage(page, '/checkout');
  await expect(placeOrderButton(page)).toHaveText(/^Pay £[\d,]+\.\d\d$/);
}

test('C-14 CHK-16 the checkout offers a saved address', async ({ page }) => {
  await register(page);
  await openAccount(page);
  await expect(book(page).getByText('You haven’t saved an address yet.')).toBeVisible();
  await addAddress(page, HOME);
  await addAddress(page, WORK);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText(
    'HomeAda King12 Mill StreetBedfordMK40 3HDUnited KingdomDefault for deliveryDefault for billing',
  );
  await book(page).getByRole('button', { name: 'Use for billing: 9 Works Lane' }).click();
  await expect(cards(page).nth(1)).toContainText('Northern Ireland, United KingdomDefault for billing');
  await expect(cards(page).first()).not.toContainText('Default for billing');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await openCheckout(page);
  const delivery = page.getByRole('group', { name: 'Delivery address' });
  await expect(delivery.getByLabel('Address', { exact: true })).toHaveValue('12 Mill Street');
  await expect(delivery.getByLabel('Deliver to').getByRole('option')).toHaveText([
    'Home: 12 Mill Street, Bedford MK40 3HD',
    'Ada King: 9 Works Lane, Belfast BT1 5GS',
    'Another address',
  ]);
  await expect(
    page.getByRole('group', { name: 'Billing address' }).getByLabel('Address', { exact: true }),
  ).toHaveValue('9 Works Lane');
  await delivery.getByLabel('Deliver to').selectOption({ label: 'Ada King: 9 Works Lane, Belfast BT1 5GS' });
  await expect(delivery.getByLabel('Country')).toHaveValue('NI');
  await delivery.getByLabel('Deliver to').selectOption('Another address');
  await expect(delivery.getByLabel('City')).toHaveValue('');
  await expect(delivery.getByLabel('Save this address to my account')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('CHK-16 an address typed at the checkout is saved with the order if the customer asks for it', async ({
  page,
}) => {
  const person = await register(page);
  await openCheckout(page);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByRole('group', { name: 'Delivery address' }).getByLabel('First name')).toHaveValue(
    person.firstName,
  );
  await fillCheckout(page);
  await page.getByLabel('Save this address to my account').check();
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await openAccount(page);
  await expect(cards(page)).toHaveText([/^Sam Carter12 Mill StreetBedfordMK40 3HD/]);
});

test('C-14 a customer changes an address, and removes it after confirming', async ({ page }) => {
  await register(page);
  await openAccount(page);
  await addAddress(page, HOME);
  await book(page).getByRole('button', { name: 'Edit Home' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit address' });
  await editing.getByLabel('Postcode').fill('nowhere');
  await editing.getByRole('button', { name: 'Save address' }).click();
  await expect(editing.getByText('Please enter a valid postcode')).toBeVisible();
  await expectAccessible(page);
  await editing.getByLabel('Postcode').fill('SW1A 1AA');
  await editing.getByRole('button', { name: 'Save address' }).click();
  await expect(cards(page)).toContainText(['SW1A 1AA']);
  await expect(book(page).getByRole('button', { name: 'Edit Home' })).toBeFocused();

  await book(page).getByRole('button', { name: 'Remove Home' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(cards(page)).toHaveCount(1);
  await book(page).getByRole('button', { name: 'Remove Home' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(book(page).getByText('You haven’t saved an address yet.')).toBeVisible();
});

test('C-14 a customer changes name and phone number directly, and the email address by an emailed link', async ({
  page,
}) => {
  const person = await register(page);
  await openAccount(page);
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByRole('button', { name: 'Edit profile' }).click();
  await profile.getByLabel('First name').fill('Augusta');
  await profile.getByLabel('Phone').fill('07700 900123');
  await expectAccessible(page);
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('Augusta King')).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Edit profile' })).toBeFocused();

  const newEmail = `new-${person.email}`;
  await profile.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByLabel('New email').fill(newEmail);
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Email me the link' }).click();
  await expect(dialog.getByText('Your current password isn’t right')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Email me the link' }).click();
  await expect(dialog.getByText('Check your inbox')).toBeVisible();
  await expectAccessible(page);

  await mailTo(person.email, /You asked to change your email address/);
  await openPage(page, linkIn(await mailTo(newEmail, /Confirm your new email address/), '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await mailTo(person.email, /Your email address has been changed/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(newEmail);

  await openCheckout(page);
  await expect(page.getByLabel('Email')).toHaveValue(newEmail);
  await expect(page.getByLabel('Phone')).toHaveValue('07700 900123');
  await page.evaluate(() => localStorage.clear());
  await openPage(page, '/login');
  await fillLogin(page, { email: newEmail, password: person.password });
  await expectSignedIn(page, true);
});
