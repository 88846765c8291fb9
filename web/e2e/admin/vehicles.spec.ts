import { signInAdmin } from '../support/accounts/accounts.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

test('the owner adds a vehicle, corrects its size, and deletes it', async ({ page }) => {
  await signInAdmin(page);
  await openPage(page, '/admin/vehicles');
  await page.getByRole('link', { name: 'New vehicle' }).click();
  const form = page.getByRole('form', { name: 'Vehicle' });
  await form.getByLabel('Make').fill('Lotus');
  await form.getByLabel('Model').fill('Elise (S3)');
  await form.getByLabel('First year').fill('2010');
  await form.getByLabel('Front size').fill('175/55r16');
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await expect(form.getByText('Enter a load index from 50 to 130')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Load index', { exact: true }).fill('80');
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();

  await page.getByRole('searchbox').fill('elise');
  await page.getByRole('link', { name: 'Lotus Elise (S3)' }).click();
  await expect(form.getByLabel('Front size')).toHaveValue('175/55 R16');
  await form.getByLabel('Rear size').fill('225/45 R17');
  await form.getByLabel('Rear load index').fill('90');
  await form.getByLabel('Front pressure').fill('26');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vehicle saved. The shop shows its sizes at once.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete vehicle' }).click();
  await expect(page.getByText('Lotus Elise (S3) deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
});
