import type { Page } from '@playwright/test';
import { answerOperation, failOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** The number of cards visible on the screen. */
const cardsInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main article')].filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }).length,
  );

/** The tyres' prices: the first price on each card, not the old price it replaces. */
const pricesOf = async (page: Page): Promise<number[]> =>
  (await cards(page).allTextContents()).map((text) =>
    Number(/£([\d,.]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')),
  );

/** Sorts in the browser, so that the browser queries the API. */
async function sortByPrice(page: Page): Promise<void> {
  await openPage(page, '/shop-old');
  await choice(page, 'Sort').selectOption('price-low');
}

test('ROUTE-01 SHOP-26 SHOP-27 SHOP-28 HOME-07 /shop-old keeps filters, sorting and pages in its address', async ({
  page,
}) => {
  await openPage(page, '/shop-old');
  await expect(choice(page, 'Sort')).toHaveValue('newest');
  await expect(cards(page)).toHaveCount(48);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: /^Page \d/ })).toHaveText(['1', '2', /^\d{3}$/, /^\d{3}$/]);
  await expect(pages.getByText('…')).toHaveCount(1);
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/shop-old?page=2');
  await page.getByRole('group', { name: 'Brand' }).getByRole('link', { name: 'Goodyear' }).click();
  await expect(page.getByRole('group', { name: 'Brand' }).getByRole('link')).toHaveText([
    'Michelin',
    'Continental',
    'Pirelli',
    'Bridgestone',
    'Goodyear',
  ]);
  await page.getByRole('group', { name: 'Size' }).getByRole('link', { name: '205/55 R16' }).click();
  await choice(page, 'Sort').selectOption('price-high');
  await expect(page).toHaveURL('/shop-old?size=205%2F55+R16&brand=goodyear&sort=price-high');
  await expect(cards(page).first()).toContainText('205/55 R16');
  await expect(cards(page).last()).toContainText('Goodyear');
  // The old list stays on the screen until the sorted one arrives.
  await expect(async () => {
    const prices = await pricesOf(page);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(prices[0]).not.toBe(prices.at(-1));
  }).toPass();
});

test('SHOP-26 C-20 page size 0 shows all tyres but renders only those near the screen', async ({ page }) => {
  await openPage(page, '/shop-old');
  await choice(page, 'Show').selectOption('0');
  await expect(page).toHaveURL('/shop-old?limit=0');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/^19,4\d\d tyres$/)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeGreaterThan(1_000_000);
  for (const part of [0.5, 0.99]) {
    await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
    await expect.poll(() => cardsInView(page)).toBeGreaterThan(0);
  }
  expect(await cards(page).count()).toBeLessThan(100);
});

test('SHOP-25 C-20 a part of all tyres that failed to load can be retried', async ({ page }) => {
  await openPage(page, '/shop-old?limit=0');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeGreaterThan(1_000_000);
  await failOperation(page, 'OldShopListing');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/Failed to load products: Something went wrong at our end/);
  await expect(alert).toBeInViewport();
  expect(await cardsInView(page)).toBe(0);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cardsInView(page)).toBeGreaterThan(0);
  await expect(alert).toHaveCount(0);
});

test('SHOP-25 /shop-old says why its tyres couldn’t be loaded, and offers to refresh', async ({ page }) => {
  await failOperation(page, 'OldShopListing');
  await sortByPrice(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/Failed to load products: Something went wrong at our end/);
  await page.unrouteAll();
  await alert.getByRole('link', { name: 'Refresh Page' }).click();
  await expect(cards(page)).toHaveCount(48);

  await answerOperation(page, 'OldShopListing', { data: null, errors: [{ message: '' }] });
  await sortByPrice(page);
  await expect(alert.getByRole('heading')).toHaveText('Failed to load products');
  await page.unrouteAll();

  await answerOperation(page, 'OldShopListing', { data: {} });
  await sortByPrice(page);
  await expect(alert.getByRole('heading')).toHaveText('Invalid data format received');
});
