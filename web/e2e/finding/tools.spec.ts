import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

test('a tool shows no error to a visitor from the newsletter, then moves from the error to the answer', async ({
  page,
}) => {
  await openPage(page, '/tools/tyre-size-calculator?utm_source=newsletter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const [came, other] = [page.getByLabel('Size your car came with'), page.getByLabel('Size to compare')];
  const compare = page.getByRole('button', { name: 'Compare' });
  await came.fill('205 55 16');
  await compare.click();
  await expect(page).toHaveURL('/tools/tyre-size-calculator?from=205+55+16');
  await expect(other).toBeFocused();
  await expect(other).toHaveAccessibleDescription(/Enter a size/);
  await expect(came).toHaveValue('205/55 R16');
  // Submitting the same invalid input shows the error again.
  await compare.click();
  await expect(other).toBeFocused();

  await other.fill('205 60 16');
  await other.press('Enter');
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('Too large');
  await expect(compare).toBeFocused();
  await expect(page.getByRole('table', { name: 'Measures' })).toBeVisible();
  await expect(result.getByRole('table')).toHaveCount(0);
});
