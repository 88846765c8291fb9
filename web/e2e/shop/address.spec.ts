import { holdOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { findTyres } from '../support/shop/catalogue.ts';
import {
  cardNames,
  expectSettled,
  filterGroup,
  filters,
  pages,
  resultCount,
  turnPage,
  tyreCards,
} from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

test('SHOP-01 the listing takes every filter, the page and the order from the address', async ({
  page,
  request,
}) => {
  const asked = {
    category: 'Car Tyres',
    brand: 'Michelin',
    season: 'Summer',
    width: '205',
    profile: '55',
    diameter: '16',
    minPrice: '60',
    maxPrice: '150',
    sort: 'price_DESC',
    versions: 'single',
  };
  await openPage(page, `/shop?${new URLSearchParams(asked)}`);
  const filter = {
    categories: ['CAR'],
    brands: ['michelin'],
    season: 'SUMMER',
    width: 205,
    profile: 55,
    diameter: 16,
    minPrice: 6000,
    maxPrice: 15000,
  };
  const { items, pageInfo } = await findTyres(request, { filter, sort: 'PRICE_DESC' });
  expect(await resultCount(page)).toBe(pageInfo.totalItems);
  expect(await cardNames(page)).toEqual(items.map(({ name }) => name));
  await expect(filterGroup(page, 'Brand').getByRole('checkbox', { name: 'Michelin' })).toBeChecked();
  await expect(filterGroup(page, 'Tyre Type').getByRole('checkbox', { name: 'Car Tyres' })).toBeChecked();
  await expect(filterGroup(page, 'Tyre Size').getByLabel('Width')).toHaveValue('205');
  await expect(filterGroup(page, 'Price Range').getByLabel('Max £')).toHaveValue('150');
  await expect(page.getByLabel('Sort')).toHaveValue('price_DESC');
});

test('SHOP-01 the listing takes the search and page from the address', async ({ page, request }) => {
  await openPage(page, '/shop?search=205/55%20R16&page=2&versions=single');
  const { items } = await findTyres(request, { search: '205/55 R16', sort: 'RECOMMENDED', page: 2 });
  expect(await cardNames(page)).toEqual(items.map(({ name }) => name));
  await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

const VEHICLES = {
  'size=205/55 R16': '205/55 R16 tyres',
  'size=2055516': '205/55 R16 tyres',
  'license=AB12CDE': /^Tyres for your .* – AB12 CDE$/,
  'registration=ab12 cde': /^Tyres for your .* – AB12 CDE$/,
  'make=Ford&model=Focus&year=2019': /^Tyres for your Ford Focus/,
};
for (const [query, heading] of Object.entries(VEHICLES))
  test(`SHOP-02 SHOP-04 C-17 the listing understands ?${query}`, async ({ page }) => {
    await openPage(page, `/shop?${new URLSearchParams(query)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(tyreCards(page).first()).toBeVisible();
  });

const HEADINGS = {
  '': 'Premium Tyres for All Vehicles',
  'search=whitewall': 'Tyres for “whitewall”',
  'category=Van Tyres': 'Van tyres',
  'category=Winter': 'Winter tyres',
  'brand=Pirelli&season=Summer': 'Pirelli summer tyres',
};
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [query, heading] of Object.entries(HEADINGS))
    test(`SHOP-03 SHOP-04 SHOP-07 the heading of ?${query} names what it shows`, async ({ page }) => {
      await page.goto(`/shop?${new URLSearchParams(query)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} | Treadline`);
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home/Shop');
      await expect(page.getByLabel('Sort')).toHaveValue(
        query.startsWith('search') ? 'recommended' : 'name_ASC',
      );
      expect(await resultCount(page)).toBeGreaterThanOrEqual(0);
    });
});

test('SHOP-05 SHOP-06 each choice rewrites the address in place and returns to page 1', async ({ page }) => {
  await openPage(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All tyres' }).click();
  await turnPage(page, 'Page 3');
  await expect(page).toHaveURL('/shop?page=3');
  await filterGroup(page, 'Brand').getByRole('checkbox', { name: 'Michelin' }).check();
  await expect(page).toHaveURL('/shop?brand=michelin');
  await page.getByLabel('Sort').selectOption('Price, low to high');
  await expect(page).toHaveURL('/shop?brand=michelin&sort=price_ASC');
  await page.getByLabel('Show', { exact: true }).selectOption('96');
  await expect(page).toHaveURL(/^[^?]+\?brand=michelin&sort=price_ASC&limit=96$/);
  await page.getByLabel('Sort').selectOption('Name, A to Z');
  await expect(page).not.toHaveURL(/sort=/);
  await expectSettled(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page).toHaveURL('/shop?brand=michelin&limit=96');
  await expect(filterGroup(page, 'Brand').getByRole('checkbox', { name: 'Michelin' })).toBeChecked();
});

test('SHOP-06 turning the page while a filter is loading keeps the filter', async ({ page }) => {
  const release = await holdOperation(page, 'ProductList');
  await openPage(page, '/shop');
  await filterGroup(page, 'Tyre Type').getByRole('checkbox', { name: 'Van Tyres' }).check();
  await turnPage(page, 'Page 2');
  release();
  await expect(page).toHaveURL('/shop?category=Van+Tyres&page=2');
  await expectSettled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Van tyres');
});

test('SHOP-06 the listing shows the same view after a reload', async ({ page }) => {
  await openPage(page, '/shop');
  await filterGroup(page, 'Tyre Type').getByRole('checkbox', { name: 'Van Tyres' }).check();
  await page.getByLabel('Sort').selectOption('Price, high to low');
  await page.getByRole('link', { name: 'List view' }).click();
  await turnPage(page, 'Page 2');
  await expectSettled(page);
  await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const names = await cardNames(page);
  await page.reload();
  expect(await cardNames(page)).toEqual(names);
  await expect(filterGroup(page, 'Tyre Type').getByRole('checkbox', { name: 'Van Tyres' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'List view' })).toHaveAttribute('aria-current', 'true');
});

test('GEN-10 returning from a tyre restores the listing’s scroll position', async ({ page }) => {
  await openPage(page, '/shop?brand=michelin');
  const card = tyreCards(page).nth(20);
  await card.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Buy', exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/shop?brand=michelin');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await expect(filters(page)).toBeVisible();
});
