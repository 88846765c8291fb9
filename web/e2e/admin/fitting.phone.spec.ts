import { randomUUID } from 'node:crypto';
import { signInAdmin } from '../support/accounts/accounts.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { expect, test } from '../support/test.ts';

test('a centre is added in a few minutes, changed, given holidays and closed, and shoppers see each', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = `Test Shed ${randomUUID().slice(0, 6)}`;
  await signInAdmin(page);
  await openPage(page, '/admin/fitting-centres/new');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name' }).fill(name);
  await main.getByRole('textbox', { name: 'Telephone' }).fill('0191 498 0999');
  await main.getByRole('textbox', { name: 'Building and street' }).fill('1 Test Street');
  await main.getByRole('textbox', { name: 'Town' }).fill('Alnwick');
  await main.getByRole('button', { name: 'Add centre' }).click();
  await expect(main.getByText('Please enter the postcode')).toBeVisible();
  await main.getByRole('textbox', { name: 'Postcode' }).fill('ne66 9zz');
  await main.getByRole('button', { name: 'Fill in from the postcode' }).click();
  await expect(main.getByText('This is the middle of NE66 (Alnwick).')).toBeVisible();
  await main.getByRole('checkbox', { name: 'Motorcycle tyres' }).check();
  await main.getByRole('button', { name: 'Add centre' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const save = main.getByRole('button', { name: 'Save' });
  await main.getByRole('textbox', { name: 'Monday closes' }).fill('07:00');
  await save.click();
  await expect(main.getByText('Must be after opening time')).toBeVisible();
  await main.getByRole('textbox', { name: 'Monday closes' }).fill('20:00');
  await main.getByRole('button', { name: 'Add fee' }).click();
  await main.getByRole('textbox', { name: 'Fee, £' }).fill('12.50');
  await expectSoundOnEachScreen(page, save);
  await save.click();
  await expect(page.getByText('Centre saved')).toBeVisible();

  await main.getByLabel('First day').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
  await main.getByRole('textbox', { name: 'Reason' }).fill('New lift');
  await main.getByRole('button', { name: 'Add days off' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'New lift' })).toBeVisible();

  await openPage(page, '/fitting-centers?near=NE66&can=motorcycle-fitting');
  const card = main.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('Mon');
  await expect(card).toContainText('08:30–20:00');

  await openPage(page, '/admin/fitting-centres');
  await main.getByRole('searchbox', { name: 'Name, town or postcode' }).fill(name);
  await main.getByRole('link', { name }).click();
  await main.getByLabel('Closed from').fill('2026-01-01');
  await save.click();
  await expect(main.getByText('Closed from 2026-01-01')).toBeVisible();
  await openPage(page, '/fitting-centers?near=NE66');
  await expect(card).toHaveCount(0);
});

test('a van is changed, and its holidays are its own', async ({ page }) => {
  await signInAdmin(page);
  await openPage(page, '/admin/fitting-vans/new');
  const main = page.getByRole('main');
  const name = `Van ${randomUUID().slice(0, 6)}`;
  await main.getByRole('textbox', { name: 'Name' }).fill(name);
  await main.getByRole('textbox', { name: 'Postcode' }).fill('MK42');
  await main.getByRole('button', { name: 'Fill in from the postcode' }).click();
  await expect(main.getByText('This is the middle of MK42 (Bedford).')).toBeVisible();
  await main.getByRole('button', { name: 'Add van' }).click();
  await main.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await main.getByLabel('First day').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
  await main.getByRole('textbox', { name: 'Reason' }).fill('Service');
  await main.getByRole('button', { name: 'Add days off' }).click();
  const holiday = main.getByRole('listitem').filter({ hasText: name });
  await expect(holiday).toContainText('Service');
  await holiday.getByRole('button', { name: /^Remove/ }).click();
  await expect(main.getByText('None to come, besides bank holidays.')).toBeVisible();
  await main.getByLabel('Closed from').fill('2026-01-01');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Closed from 2026-01-01')).toBeVisible();
});
