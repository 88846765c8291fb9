import { signInAdmin } from '../support/accounts/accounts.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { expect, test } from '../support/test.ts';

test('the owner sees what the shop is connected to, and tries storage and payments', async ({ page }) => {
  await signInAdmin(page);
  await openPage(page, '/admin/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Connections' }).click();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByText('Stand-in')).toBeVisible();
  await payments.getByText('How to connect it, step by step').click();
  await expect(payments.getByText('STRIPE_SECRET_KEY', { exact: true })).toBeVisible();
  await expect(payments.getByText(/\/api\/payments\/webhook$/)).toBeVisible();
  const tryPayments = payments.getByRole('button', { name: 'Test Payments' });
  await expectSoundOnEachScreen(page, tryPayments);
  await tryPayments.click();
  await expect(payments.getByRole('status')).toContainText('It works');
  await expect(payments.getByRole('status')).toContainText('Payment sandbox, acct_sandbox, GB');
  const storage = page.getByRole('region', { name: 'Storage' });
  await storage.getByRole('button', { name: 'Test Storage' }).click();
  await expect(storage.getByRole('status')).toContainText('A file was written, read and deleted.');
  await expect(page.getByRole('region', { name: 'Tracing' }).getByText('Not connected')).toBeVisible();
});
