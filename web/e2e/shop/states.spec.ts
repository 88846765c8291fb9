import type { APIRequestContext } from '@playwright/test';
import { failOperation, holdOperation } from '../support/page/failure.ts';
import { decoded } from '../support/page/head.ts';
import { openPage } from '../support/page/openPage.ts';
import { wordsOf } from '../support/page/pageWords.ts';
import { expectSettled, filterGroup, tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

test('SHOP-21 SHOP-22 SHOP-23 an empty listing says that nothing matches and offers to clear the filters', async ({
  page,
}) => {
  await openPage(page, '/shop?brand=michelin&category=Motorcycle%20Tyres&maxPrice=1');
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect(page.getByText('No tyres found').first()).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(tyreCards(page)).toHaveCount(48);
});

test('SHOP-21 SHOP-24 a failed request is logged and shown, with a button to reload the page', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/console error/);
  await openPage(page, '/shop');
  await failOperation(page, 'ProductList');
  // Uses click rather than check: the error may replace the filters before the tick can be seen.
  await filterGroup(page, 'Brand').getByRole('checkbox', { name: 'Toyo' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'No tyres found' })).toBeVisible();
  await expect(tyreCards(page)).toHaveCount(0);
  await page.unroute('**/graphql*');
  await alert.getByRole('link', { name: 'Refresh Page' }).click();
  await expect(page).toHaveURL('/shop?brand=toyo');
  await expect(tyreCards(page).first()).toBeVisible();
});

test('SHOP-21 the listing says that tyres are loading while they are', async ({ page }) => {
  const answer = await holdOperation(page, 'ProductList');
  await openPage(page, '/shop');
  await filterGroup(page, 'Brand').getByRole('checkbox', { name: 'Toyo' }).check();
  const tyres = page.getByRole('region', { name: 'Tyres', exact: true });
  await expect(tyres).toHaveAttribute('aria-busy', 'true');
  await expect(tyres.getByRole('status')).toContainText('Loading');
  await expect(filterGroup(page, 'Brand').getByRole('checkbox', { name: 'Toyo' })).toBeChecked();
  answer();
  await expectSettled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyo tyres');
});

test('C-45 the listing reports an unknown plate and asks for the size instead', async ({ page }) => {
  await openPage(page, '/shop?registration=ZZ99ZZZ');
  await expect(page.getByText('We couldn’t find that vehicle')).toBeVisible();
  const form = page.getByRole('form', { name: 'Find tyres by size' });
  await form.getByLabel('Width').selectOption('205');
  await form.getByLabel('Profile').selectOption('55');
  await form.getByLabel('Diameter').selectOption('16');
  await form.getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page).toHaveURL('/shop?search=205%2F55+R16&sort=recommended');
  await expect(tyreCards(page).first()).toBeVisible();
});

/** The text of a part of a page, as the server sends it. */
async function textOf(
  request: APIRequestContext,
  address: string,
  part = 'main',
): Promise<string | undefined> {
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  const html = await response.text();
  return decoded(wordsOf(new RegExp(`<${part}\\b.*?</${part}>`, 's').exec(html)?.[0] ?? ''));
}

const NONSENSE = {
  'page=0': 'There’s no page “0”, so we’re showing the first one.',
  'page=-3': 'There’s no page “-3”, so we’re showing the first one.',
  'limit=1000000':
    'We can’t show “1000000” tyres a page, so we’re showing 48. Choose from 48, 96, 256, 512, 1000.',
  'limit=0': 'We can’t show “0” tyres a page, so we’re showing 48. Choose from 48, 96, 256, 512, 1000.',
  'minPrice=-5': '“-5” isn’t a price in pounds, so we’ve set no lowest price.',
  'maxPrice=cheap': '“cheap” isn’t a price in pounds, so we’ve set no highest price.',
  'minPrice=200&maxPrice=100': 'The lowest price was above the highest, so we’ve swapped them.',
  'season=Spring': '“Spring” isn’t a tyre season, so we’ve left it out.',
  'sort=magic': 'We can’t sort by “magic”, so the order is: Name, A to Z.',
};
test('SHOP-01 invalid parameters are ignored, and the page says so', async ({ page, request }) => {
  for (const [query, notice] of Object.entries(NONSENSE))
    expect(await textOf(request, `/shop?${query}`)).toContain(notice);
  const [[query, notice] = ['', '']] = Object.entries(NONSENSE);
  await openPage(page, `/shop?${query}`);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(tyreCards(page).first()).toBeVisible();
});

test('SHOP-14 a page after the last one is not found and links to the first', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 404/);
  const response = await openPage(page, '/shop?brand=toyo&page=9000');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There’s no page 9,000' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/shop?brand=toyo');
  await expect(tyreCards(page).first()).toBeVisible();
});

const ODD_TEXTS = [
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  "'; DROP TABLE product; --",
  '<img src=x onerror=alert(1)>',
  '%',
  '\\',
  'ключ 轮胎 🛞',
];

test('SHOP-01 any search text is treated as plain text', async ({ page, request }) => {
  const addressOf = (text: string) => `/shop?${new URLSearchParams({ search: text })}`;
  for (const text of ODD_TEXTS)
    expect(await textOf(request, addressOf(text), 'h1')).toContain(text.slice(0, 32));
  const [script = ''] = ODD_TEXTS;
  await openPage(page, addressOf(script));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(script);
});
