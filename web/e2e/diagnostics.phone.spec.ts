import type { Page } from '@playwright/test';
import { register } from './support/accounts/accounts.ts';
import { openPage } from './support/page/openPage.ts';
import { expectUsableOnEachScreen } from './support/page/screens.ts';
import { tokenOf } from './support/shop/askShop.ts';
import { expect, test } from './support/test.ts';

const runTests = (page: Page) => page.getByRole('button', { name: 'Run the tests' });
const results = (page: Page) => page.getByRole('list', { name: 'Tests' }).getByRole('listitem');

test('DIAG-01 DIAG-02 DIAG-04 ROUTE-07 ROUTE-11 the diagnostics test the shop and send nothing elsewhere', async ({
  page,
  baseURL,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  for (const path of ['/diag', '/diagnostic', '/test']) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('API connection test');
  }
  await expectUsableOnEachScreen(page, runTests(page));
  asked.length = 0;
  await runTests(page).click();
  await expect(results(page).nth(3)).toContainText('Works, status 200');
  for (const index of [0, 1])
    await expect(results(page).nth(index)).toContainText(/Works, status 200, \d+ ms/);
  await expect(results(page).nth(2)).toContainText('User not authenticated. Please log in first.');
  const paths = asked.map(({ pathname }) => pathname);
  expect(paths).toEqual(
    expect.arrayContaining(['/api/products', expect.stringMatching(/^\/api\/products\/\d+$/), '/api/health']),
  );

  await page.route('**/api/products?*', (route) => route.fulfill({ json: { products: [] } }));
  await runTests(page).click();
  await expect(results(page).nth(1)).toContainText('No products available to test');

  await openPage(page, '/api-test');
  await runTests(page).click();
  await expect(page.getByText('Works', { exact: true })).toHaveCount(5);

  await openPage(page, '/test-conversion');
  asked.length = 0;
  for (const value of ['99.99', '199.99']) {
    await page.getByRole('button', { name: `Test a conversion of £${value}` }).tap();
    await expect(page.getByRole('list', { name: 'Would be reported' })).toContainText(`"value": ${value}`);
  }
  expect(asked.filter(({ pathname }) => pathname === '/graphql')).toEqual([]);

  await openPage(page, '/login-debug');
  await expect(page.getByRole('main')).toContainText('User not authenticated. Please log in first.');
  expect(asked.filter(({ origin }) => origin !== baseURL).map(String)).toEqual([]);
});

test('DIAG-03 the sign-in test names the user and shows ten characters of the token', async ({ page }) => {
  const { email } = await register(page);
  await openPage(page, '/login-debug');
  await runTests(page).click();
  await expect(results(page)).toContainText('Works, status 200');
  const token = (await tokenOf(page)) ?? '';
  const main = page.getByRole('main');
  for (const text of [email, 'CUSTOMER', `${token.slice(0, 10)}…`]) await expect(main).toContainText(text);
  await expect(main).not.toContainText(token.slice(0, 11));
});
