import { openPage } from '../support/page/openPage.ts';
import { findTyres } from '../support/shop/catalogue.ts';
import { cardNames, expectSettled, pageHeight, pages, turnPage, tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

const SORTS = {
  'Name, A to Z': { param: null, sort: 'NAME_ASC' },
  'Name, Z to A': { param: 'name_DESC', sort: 'NAME_DESC' },
  'Price, low to high': { param: 'price_ASC', sort: 'PRICE_ASC' },
  'Price, high to low': { param: 'price_DESC', sort: 'PRICE_DESC' },
  'Brand, A to Z': { param: 'brand_ASC', sort: 'BRAND_ASC' },
  'Newest first': { param: 'created_at_DESC', sort: 'CREATED_AT_DESC' },
  Recommended: { param: 'recommended', sort: 'RECOMMENDED' },
  'Best rated': { param: 'rating_DESC', sort: 'RATING_DESC' },
  'Best wet grip': { param: 'wet_grip_ASC', sort: 'WET_GRIP_ASC' },
  'Best fuel efficiency': { param: 'fuel_efficiency_ASC', sort: 'FUEL_EFFICIENCY_ASC' },
  'Quietest first': { param: 'noise_ASC', sort: 'NOISE_ASC' },
};

test('SHOP-11 SHOP-12 the listing offers the listed page sizes and orders', async ({ page }) => {
  await openPage(page, '/shop');
  await expect(page.getByLabel('Show', { exact: true }).getByRole('option')).toHaveText([
    '48',
    '96',
    '256',
    '512',
    '1000',
  ]);
  await expect(page.getByLabel('Sort').getByRole('option')).toHaveText(Object.keys(SORTS));
  await expect(tyreCards(page)).toHaveCount(48);
});

test('SHOP-12 the listing sorts the tyres in each order', async ({ page, request }) => {
  const few = '/shop?season=Winter&brand=toyo';
  await openPage(page, few);
  for (const [label, { param, sort }] of Object.entries(SORTS).toReversed()) {
    await page.getByLabel('Sort').selectOption(label);
    await expect(page).toHaveURL(param ? `${few}&sort=${param}` : few);
    await expectSettled(page);
    const { items } = await findTyres(request, { filter: { brands: ['toyo'], season: 'WINTER' }, sort });
    await expect.poll(() => cardNames(page), label).toEqual(items.map(({ name }) => name));
  }
});

test('SHOP-14 up to five page numbers surround the current page', async ({ page }) => {
  await openPage(page, '/shop');
  const numbers = pages(page).getByRole('link', { name: /^Page / });
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await turnPage(page, 'Page 5');
  await expect(numbers).toHaveText(['3', '4', '5', '6', '7']);
  await expect(page).toHaveURL('/shop?page=5');
  await turnPage(page, 'Previous page');
  await expect(page).toHaveURL('/shop?page=4');
  await openPage(page, '/shop?page=406');
  await expect(numbers).toHaveText(['402', '403', '404', '405', '406']);
  await expect(pages(page).getByRole('link', { name: 'Next page' })).toHaveCount(0);
});

test('SHOP-13 the listing switches between grid and list', async ({ page }) => {
  await openPage(page, '/shop');
  const [first, second] = [tyreCards(page).nth(0), tyreCards(page).nth(1)];
  const top = async (card: typeof first) => (await card.boundingBox())?.y ?? 0;
  expect(await top(second)).toBe(await top(first));
  await page.getByRole('link', { name: 'List view' }).click();
  await expect(page).toHaveURL('/shop?view=list');
  await expect.poll(async () => (await top(second)) > (await top(first))).toBe(true);
  await page.getByRole('link', { name: 'Grid view' }).click();
  await expect(page).toHaveURL('/shop');
});

test('SHOP-11 C-20 a page of 1,000 tyres renders only the cards near the screen', async ({ page }) => {
  await openPage(page, '/shop?limit=1000');
  const cards = tyreCards(page);
  await expect.poll(() => pageHeight(page)).toBeGreaterThan(50_000);
  const height = await pageHeight(page);
  const seen = new Set(await cardNames(page));
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), height * part);
    await expect.poll(async () => (await cardNames(page)).some((name) => !seen.has(name))).toBe(true);
    expect(await cards.count()).toBeLessThan(150);
    for (const name of await cardNames(page)) seen.add(name);
  }
  // Rows taller than expected move the end, and the key goes to the current end.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(pages(page).getByRole('link', { name: 'Page 2' })).toBeInViewport({ timeout: 1_000 });
  }).toPass();
});
