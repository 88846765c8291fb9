import { signInAdmin } from '../support/accounts/accounts.ts';
import { ADMIN_DIALOGS } from '../support/admin/adminDialogs.ts';
import { layDialogGround } from '../support/admin/dialogGround.ts';
import { answerOperation, operationOf } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

test('every admin dialog that is submitted untouched shows an error or succeeds', async ({
  page,
  request,
  otherBrowser,
  complaints,
}) => {
  test.slow();
  const ground = await layDialogGround(request, await otherBrowser());
  await signInAdmin(page);
  for (const [name, one] of Object.entries(ADMIN_DIALOGS)) {
    if (one === 'nothing to fill in' || 'sharesFormOf' in one) continue;
    await test.step(name, async () => {
      await openPage(page, one.path(ground));
      await one.open(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const action = dialog.getByRole('button').last();
      // A disabled button says why.
      if ((await action.getAttribute('aria-disabled')) !== null)
        return expect(action).toHaveAccessibleDescription(/\w/);
      await action.click();
      const answers = dialog.getByRole('alert').or(dialog.locator('[aria-invalid="true"]'));
      const isAnswered = async () => (await dialog.count()) === 0 || (await answers.count()) > 0;
      // Some dialogs move money.
      await expect.poll(isAnswered, { timeout: 60_000 }).toBe(true);
    });
  }

  // An unhandled exception is shown, and reported to the shop. The report is intercepted, because the shop
  // would log it.
  await answerOperation(page, 'ReportBrowserFault', { data: { reportBrowserFault: true } });
  const reported = page.waitForRequest((request) => operationOf(request) === 'ReportBrowserFault');
  complaints.provoke(/planned fault/);
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('a planned fault'))));
  await expect(page.getByText('Something went wrong on this page')).toBeVisible();
  expect((await reported).postData()).toContain('a planned fault');
});
