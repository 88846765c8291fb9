import {
  aPerson,
  expectSignedIn,
  fillLogin,
  fillRegistration,
  register,
} from '../support/accounts/accounts.ts';
import { openPage } from '../support/page/openPage.ts';
import { ENDED_SESSION, expect, test } from '../support/test.ts';

test('AUTH-05 AUTH-10 a new customer registers and is still signed in after a reload', async ({ page }) => {
  const person = aPerson();
  await openPage(page, '/register');
  await fillRegistration(page, person);
  await expect(page).toHaveURL('/');
  await expectSignedIn(page, true);
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '')).toEqual({
    id: expect.any(String),
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    role: 'customer',
  });

  await openPage(page, '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText(person.email).first()).toBeVisible();
});

test('AUTH-11 C-10 a device that another one signs out is refused at once', async ({
  page,
  otherBrowser,
  complaints,
}) => {
  const person = await register(page);
  const elsewhere = await otherBrowser();
  await openPage(elsewhere, '/login');
  await fillLogin(elsewhere, person);
  await expectSignedIn(elsewhere, true);

  await openPage(page, '/account');
  const devices = page.getByRole('list', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button').click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  await openPage(elsewhere, '/account');
  await expect(elsewhere.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  expect(await elsewhere.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectSignedIn(page, true);

  // The browser's other tab notices that the session has ended.
  const tab = await page.context().newPage();
  await openPage(tab, '/cart');
  await expectSignedIn(tab, true);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectSignedIn(page, false);
  await expectSignedIn(tab, false);
  await page.evaluate(() => localStorage.setItem('token', 'eyJhbGciOiJub25lIn0.e30.'));
  await page.evaluate(() =>
    localStorage.setItem('user', '{"id":"x","email":"x","first_name":"X","last_name":"X","role":"admin"}'),
  );
  complaints.provoke(ENDED_SESSION);
  await openPage(page, '/account');
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
});

test('GUARD-01 /admin lets guests sign in first and sends customers to the home page', async ({ page }) => {
  await openPage(page, '/admin');
  await expect(page).toHaveURL('/login');
  await register(page);
  await openPage(page, '/admin');
  await expect(page).toHaveURL('/');
});
