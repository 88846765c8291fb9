import { fillLogin, register, signOut } from '../support/accounts/accounts.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

test('AUTH-02 AUTH-03 AUTH-04 AUTH-09 signing in returns to the page before, and signing out ends the session', async ({
  page,
}) => {
  const person = await register(page);
  await openPage(page, '/');
  await signOut(page);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);

  await openPage(page, '/account');
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please enter both email and password')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillLogin(page, { email: person.email, password: 'not the password' });
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  await fillLogin(page, person);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});
