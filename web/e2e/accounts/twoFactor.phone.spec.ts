import type { Page } from '@playwright/test';
import { expectSignedIn, fillLogin, register, signOut, type Person } from '../support/accounts/accounts.ts';
import { appCode } from '../support/accounts/authenticator.ts';
import { linkIn, mailTo } from '../support/accounts/mail.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Two-factor sign-in' });

async function expectFine(page: Page) {
  await expectAccessible(page, 'main');
  await expectNoSidewaysScroll(page);
}

/** Turns two-factor sign-in on; gives the key and the recovery codes that the page showed. */
async function turnOn(page: Page, { email, password }: Person) {
  await openPage(page, linkIn(await mailTo(email, /Confirm your email/), '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await openPage(page, '/account');
  await section(page).getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill(password);
  await section(page).getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectFine(page);
  const key =
    (await section(page)
      .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent()) ?? '';
  await page.getByLabel('Then enter the code that the app shows').fill(appCode(key));
  await section(page).getByRole('button', { name: 'Turn on' }).click();
  const codes = section(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectFine(page);
  const recoveryCodes = await codes.allTextContents();
  await section(page).getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section(page)).toContainText('You have 10 recovery codes left');
  return { key, recoveryCodes };
}

/** Signs in with the password, as far as the question for the code. */
async function givePassword(page: Page, person: Person) {
  await openPage(page, '/account');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
}

async function useRecoveryCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Enter one of your recovery codes').fill(code);
}

test('a customer turns two-factor sign-in on, signs in with codes, and turns it off', async ({ page }) => {
  const person = await register(page);
  const { key, recoveryCodes } = await turnOn(page, person);
  const [first = '', second = ''] = recoveryCodes;
  await signOut(page);

  await givePassword(page, person);
  const appField = page.getByLabel('Enter the code from your authenticator app');
  // A phone can unload the page while its owner is in the authenticator app.
  await page.reload();
  await expect(appField).toBeFocused();
  await appField.fill(appCode(key, -9));
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('That code isn’t right');
  await expect(appField).toBeFocused();
  await expectFine(page);
  await appField.fill(appCode(key, 1).replace(/^.../, '$& '));
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/account');
  await expectSignedIn(page, true);
  await signOut(page);

  await givePassword(page, person);
  await useRecoveryCode(page, first.toLowerCase());
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(section(page)).toContainText('You have 9 recovery codes left');

  const turnOff = section(page).getByRole('button', { name: 'Turn off' });
  await turnOff.click();
  await page.getByLabel('Your password').fill(person.password);
  await useRecoveryCode(page, first);
  await turnOff.click();
  await expect(section(page).getByRole('alert')).toContainText('was used before');
  await page.getByLabel('Enter one of your recovery codes').fill(second);
  await turnOff.click();
  await expect(section(page)).toContainText('It’s off');
  for (const subject of [/sign-in is on/, /recovery code was used/, /sign-in is off/])
    await mailTo(person.email, subject);
});
