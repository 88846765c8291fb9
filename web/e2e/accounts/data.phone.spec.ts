import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectSignedIn, fillLogin, register, type Person } from '../support/accounts/accounts.ts';
import { linkIn, mailTo } from '../support/accounts/mail.ts';
import { placeOrder } from '../support/accounts/orders.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

const yourData = (page: Page) => page.getByRole('region', { name: 'Your data' });

/** Signs in a customer whose email address is confirmed. */
async function registerConfirmed(page: Page): Promise<Person> {
  const person = await register(page);
  await openPage(page, linkIn(await mailTo(person.email, /confirm/i), '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  return person;
}

test('C-14 a copy of the data is emailed to a confirmed address, and its link works five times', async ({
  page,
  request,
  complaints,
}) => {
  const person = await registerConfirmed(page);
  await openPage(page, '/account');
  await yourData(page).getByRole('button', { name: 'Email me a link' }).click();
  await expect(yourData(page).getByText(`We’ve sent a link to ${person.email}.`)).toBeVisible();
  await expectAccessible(page, 'main');
  await expectNoSidewaysScroll(page);

  const link = linkIn(await mailTo(person.email, /Your data is ready/), '/api/account/export');
  const download = page.waitForEvent('download');
  await page.evaluate((url) => location.assign(url), link);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    account: { email: person.email, firstName: person.firstName },
    orders: [],
    sessions: [{}],
  });

  for (let again = 2; again <= 5; again += 1) expect((await request.get(link)).status()).toBe(200);
  expect((await request.get(link)).status()).toBe(410);
  complaints.provoke(/status of 404/);
  await openPage(page, link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click();
  await yourData(page).getByRole('button', { name: 'Email me a link' }).click();
  await expect(yourData(page).getByText('We sent you a link less than an hour ago.')).toBeVisible();
});

test('C-14 an account without open orders is deleted with its password, and the browser forgets it', async ({
  page,
  request,
}) => {
  const person = await register(page);
  const tyre = await findTyre(
    request,
    { width: 205, profile: 55, diameter: 16, season: 'WINTER' },
    ({ stockQuantity }) => stockQuantity > 8,
  );
  const { orderId, orderNumber, trackingNumber } = await placeOrder(page, person, tyre.id);
  await openPage(page, '/account');
  await expect(yourData(page).getByText('Please confirm your email first').first()).toBeVisible();
  await yourData(page).getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = async (password: string) => {
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
  };
  await expect(dialog.getByRole('link', { name: `Order ${orderNumber}` })).toHaveAttribute(
    'href',
    `/orders/${orderId}`,
  );
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
  await expectNoSidewaysScroll(page);

  await dialog.getByRole('link', { name: `Order ${orderNumber}` }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Your order has been cancelled.')).toBeVisible();
  await openPage(page, '/account');
  await yourData(page).getByRole('button', { name: 'Delete my account…' }).click();
  await confirm('not the password');
  await expect(dialog.getByText('That password isn’t right')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await confirm(person.password);
  await expect(page).toHaveURL('/account/deleted');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account has been deleted' })).toBeVisible();
  await expectSignedIn(page, false);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('token'),
      localStorage.getItem('user'),
      localStorage.getItem('cart'),
    ]),
  ).toEqual([null, null, null]);
  await expectAccessible(page);
  await mailTo(person.email, /Your account has been deleted/);

  await openPage(page, '/login');
  await fillLogin(page, person);
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  await openPage(page, `/track?number=${trackingNumber}`);
  await expect(page.getByText('Deleted customer')).toBeVisible();
});
