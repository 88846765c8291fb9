import { failOperation, holdOperation } from '../support/failure.ts';
import { expectSettled, filterGroup, tyreCards } from '../support/listing.ts';
import { openPage } from '../support/openPage.ts';
import { expect, test } from '../support/test.ts';

test('SHOP-21 SHOP-22 SHOP-23 nothing matching says so, and clears the filters on demand', async ({
  page,
}) => {
  await openPage(page, '/shop?brand=michelin&category=Motorcycle%20Tyres&maxPrice=1');
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect(page.getByText('No tyres found').first()).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(tyreCards(page)).toHaveCount(48);
});

test('SHOP-21 SHOP-24 a failed request is logged and shown, with a way to load the page anew', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/console error/);
  await openPage(page, '/shop');
  await failOperation(page, 'ProductList');
  // Clicked, not checked: by the time that could be seen, the error may stand in place of the filters.
  await filterGroup(page, 'Brand').getByRole('checkbox', { name: 'Toyo' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'No tyres found' })).toBeVisible();
  await expect(tyreCards(page)).toHaveCount(0);
  await page.unroute('**/graphql*');
  await alert.getByRole('link', { name: 'Refresh Page' }).click();
  await expect(page).toHaveURL('/shop?brand=toyo');
  await expect(tyreCards(page).first()).toBeVisible();
});

test('SHOP-21 says that tyres are on their way while they are', async ({ page }) => {
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

test('C-45 an unknown plate says so and asks for the size right there', async ({ page }) => {
  await openPage(page, '/shop?registration=ZZ99ZZZ');
  await expect(page.getByText('We could not match that vehicle')).toBeVisible();
  const form = page.getByRole('form', { name: 'Find tyres by size' });
  await form.getByLabel('Width').selectOption('205');
  await form.getByLabel('Profile').selectOption('55');
  await form.getByLabel('Diameter').selectOption('16');
  await form.getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page).toHaveURL('/shop?search=205%2F55+R16');
  await expect(tyreCards(page).first()).toBeVisible();
});

const NONSENSE = {
  'page=0': 'There is no page “0”; you see the first one.',
  'page=-3': 'There is no page “-3”; you see the first one.',
  'limit=1000000': 'A page holds 48, 96, 256, 512, 1000 tyres; “1000000” is none of these, so you see 48.',
  'limit=0': 'A page holds 48, 96, 256, 512, 1000 tyres; “0” is none of these, so you see 48.',
  'minPrice=200&maxPrice=100': 'The lowest price was above the highest, so the two were swapped.',
  'season=Spring': '“Spring” is no season of tyres, so it was left out.',
  'sort=magic': 'We cannot sort by “magic”; the tyres are sorted by name, A to Z.',
};
for (const [query, notice] of Object.entries(NONSENSE))
  test(`SHOP-01 ?${query} is left out, and that is said`, async ({ page }) => {
    await openPage(page, `/shop?${query}`);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(tyreCards(page).first()).toBeVisible();
  });

test('SHOP-14 a page behind the last one is not found, and leads to the first', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 404/);
  const response = await openPage(page, '/shop?brand=toyo&page=9000');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no page 9,000' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/shop?brand=toyo');
  await expect(tyreCards(page).first()).toBeVisible();
});

for (const text of [
  'x'.repeat(5000),
  "'; DROP TABLE product; --",
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '%',
  '\\',
  'ключ 轮胎 🛞',
])
  test(`SHOP-01 takes the search text ${text.slice(0, 32)} for text and nothing else`, async ({ page }) => {
    const response = await openPage(page, `/shop?${new URLSearchParams({ search: text })}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.slice(0, 32));
  });
