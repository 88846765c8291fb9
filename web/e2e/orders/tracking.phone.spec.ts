import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

test('TRACK-01 TRACK-03 TRACK-07 ROUTE-05 the tracking page asks for a number at either address', async ({
  page,
}) => {
  for (const path of ['/track-order', '/track']) {
    await openPage(page, path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/track-order$/);
    const field = page.getByRole('textbox', { name: 'Tracking Number' });
    await expect(field).toHaveAttribute('placeholder', 'TFL2501123456');
    await expect(field).toHaveAttribute('required');
    await field.fill('   ');
    await page.getByRole('button', { name: 'Track Order' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please enter a tracking number');
    await expect(field).toBeFocused();
  }
  for (const stage of ['Order received', 'Quality check', 'Secure packaging', 'Direct delivery'])
    await expect(page.getByRole('heading', { name: stage })).toBeVisible();
});

test('TRACK-02 TRACK-10 TRACK-11 C-32 the tracking page says what went wrong', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/502/);
  await openPage(page, '/track-order');
  const alert = page.getByRole('main').getByRole('alert');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql*', async (route) => {
    await answered;
    await route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' });
  });
  await page.getByRole('textbox', { name: 'Tracking Number' }).fill('TFL2501123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Tracking...' })).toBeVisible();
  answer();
  await expect(alert).toHaveText('Server returned invalid response format. Please try again later.');

  await page.unroute('**/graphql*');
  await page.route('**/graphql*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '' }),
  );
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(alert).toHaveText('Failed to fetch tracking information');

  await page.unroute('**/graphql*');
  for (const number of ['TFL2001000000', 'no number at all']) {
    await page.getByRole('textbox', { name: 'Tracking Number' }).fill(number);
    await page.getByRole('button', { name: 'Track Order' }).click();
    await expect(alert).toContainText('We can’t find an order with that tracking number.');
  }
});
