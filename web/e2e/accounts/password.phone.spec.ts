import { expectSignedIn, fillLogin, register } from '../support/accounts/accounts.ts';
import { linkIn, mailTo } from '../support/accounts/mail.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { ENDED_SESSION, expect, test } from '../support/test.ts';

test('the emailed link resets a forgotten password once and ends every session', async ({
  page,
  otherBrowser,
  complaints,
}) => {
  const person = await register(page);
  const forgetful = await otherBrowser();
  await openPage(forgetful, '/login');
  await forgetful.getByRole('link', { name: 'Forgotten your password?' }).click();
  await forgetful.getByRole('button', { name: 'Email me a link' }).click();
  await expect(forgetful.getByText('Email is required')).toBeVisible();
  await forgetful.getByLabel('Email').fill(person.email);
  await forgetful.getByRole('button', { name: 'Email me a link' }).click();
  await expect(forgetful.getByText('Check your inbox')).toBeVisible();

  const link = linkIn(await mailTo(person.email, /Set a new password/), '/reset-password');
  const choose = async (password: string, confirmation = password) => {
    await forgetful.getByLabel('New password', { exact: true }).fill(password);
    await forgetful.getByLabel('Confirm new password').fill(confirmation);
    await forgetful.getByRole('button', { name: 'Set new password' }).click();
  };
  await openPage(forgetful, link);
  await choose('a dry road in Bedford', 'something else');
  await expect(forgetful.getByText('Passwords do not match')).toBeVisible();
  await choose('123456');
  await expect(forgetful.getByText('That’s a very common password. Please choose another')).toBeVisible();
  await choose('a dry road in Bedford');
  await expect(forgetful.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();

  complaints.provoke(ENDED_SESSION);
  await openPage(page, '/account');
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();

  await openPage(forgetful, link);
  await choose('another road in Bedford');
  await expect(forgetful.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await openPage(forgetful, '/login');
  await fillLogin(forgetful, { email: person.email, password: 'a dry road in Bedford' });
  await expectSignedIn(forgetful, true);
});

test('C-49 the emailed link confirms an email address', async ({ page, otherBrowser }) => {
  const person = await register(page);
  const link = linkIn(await mailTo(person.email, /Confirm your email/), '/verify-email');
  await openPage(page, '/account');
  await expect(page.getByText('Your email isn’t confirmed yet')).toBeVisible();

  // For a guest, the link leads to the sign-in page and works afterwards.
  const elsewhere = await otherBrowser();
  await openPage(elsewhere, link);
  await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Please sign in first' })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await fillLogin(elsewhere, person);
  await expect(elsewhere).toHaveURL(link);
  await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

  await openPage(page, '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText('Your email isn’t confirmed yet')).toHaveCount(0);
});
