import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectInCart, storeText } from '../support/shop/cart.ts';
import { findTyre, findTyres, type Tyre } from '../support/shop/catalogue.ts';
import { tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

/** A listing filtered by brand shows each tyre on its own card. */
const FILTER = { brands: ['toyo'], inStock: true };
const LISTING = '/shop?brand=toyo&inStock=true&sort=price_ASC';
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Comparison', exact: true });
const columns = (page: Page): Locator => page.getByRole('columnheader').getByRole('link');
const box = (page: Page, tyre: Tyre): Locator =>
  page.getByRole('checkbox', { name: `Compare ${tyre.name}`, exact: true });

async function someTyres(request: Parameters<typeof findTyres>[0]): Promise<Tyre[]> {
  const { items } = await findTyres(request, { filter: FILTER, sort: 'PRICE_ASC' });
  return items.slice(0, 5);
}

test('tyres chosen on cards are compared side by side, and the choice survives a reload', async ({
  page,
  request,
}) => {
  const [first, second] = (await someTyres(request)) as [Tyre, Tyre];
  await openPage(page, LISTING);
  await box(page, first).check();
  await box(page, second).press('Space');
  await expect(bar(page)).toContainText('2 of 4');
  await page.reload();
  await expect(box(page, second)).toBeChecked();
  await expectAccessible(page, '.compare-bar');
  await bar(page).getByRole('link', { name: 'Compare' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare tyres' })).toBeVisible();
  await expect(columns(page)).toHaveCount(4);
  await expect(page).toHaveURL(`/compare?tyres=${first.id},${second.id}`);
  await expect(bar(page)).toHaveCount(0);
  const price = page.getByRole('row', { name: /^Price for one(?!, fitted)/ });
  await expect(price).toContainText('differs');
  await expect(price.getByRole('cell').first()).toContainText('Lowest price');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('checkbox', { name: 'Show only differences' }).check();
  await expect(page.getByRole('row', { name: /^Brand from/ })).toHaveCount(0);
  await expect(price).toBeVisible();
  await page.getByRole('columnheader').first().getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await expectInCart(page, 1);

  await page.getByRole('link', { name: `Remove ${first.name} from the comparison` }).press('Enter');
  await expect(page.getByText('Tick “Compare” on another tyre')).toBeVisible();
  await expect(page).toHaveURL(`/compare?tyres=${second.id}`);
  await page.getByRole('link', { name: `Remove ${second.name} from the comparison` }).press('Enter');
  await expect(page.getByText('Nothing to compare yet.')).toBeVisible();
});

test('a fifth tyre is refused with an explanation', async ({ page, request }) => {
  const tyres = await someTyres(request);
  await storeText(page, 'compare', JSON.stringify(tyres.slice(0, 4).map(({ id }) => id)));
  await openPage(page, LISTING);
  await expect(bar(page)).toContainText('4 of 4');
  const fifth = box(page, tyres[4] as Tyre);
  await fifth.press('Space');
  await expect(page.getByText('You can compare 4 tyres. Remove one to add another.')).toBeVisible();
  await expect(fifth).not.toBeChecked();
  await expect(tyreCards(page).getByRole('checkbox', { checked: true })).toHaveCount(4);
});

test('an address with too many and unknown tyres compares the first four and says so, without a script', async ({
  otherBrowser,
  request,
}) => {
  const [first, second, third] = (await someTyres(request)) as [Tyre, Tyre, Tyre];
  const page = await otherBrowser({ javaScriptEnabled: false });
  const answer = await page.goto(`/compare?tyres=${first.id},${second.id},999999999,${third.id},7,nonsense`);
  expect(answer?.status()).toBe(200);
  await expect(
    page.getByText('You can compare 4 tyres at a time, so we’re showing the first 4 of 5.'),
  ).toBeVisible();
  await expect(
    page.getByText('We couldn’t find 2 of these tyres. We may no longer sell them.'),
  ).toBeVisible();
  await expect(columns(page)).toHaveCount(6);
});

test('the comparison bar is above the buying bar, and toasts are above both', async ({ page, request }) => {
  const tyre = await findTyre(request, FILTER);
  await openPage(page, `/product/${tyre.slug}`);
  await box(page, tyre).first().check();
  await expect(bar(page)).toContainText('1 of 4');
  await page
    .getByRole('button', { name: `Save ${tyre.name} to wish list` })
    .first()
    .press('Enter');
  await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  const toast = page.getByText('Saved to your wish list');
  await expect(toast).toBeVisible();
  const buy = page.getByRole('region', { name: 'Quick buy' });
  await expect(buy).toBeInViewport();
  await expect(buy).toContainText(`£${((2 * tyre.price) / 100).toFixed(2)}for 2`);
  const bottomOf = async (part: Locator) => {
    const place = await part.boundingBox();
    return (place?.y ?? 0) + (place?.height ?? 0);
  };
  expect(await bottomOf(bar(page))).toBeLessThanOrEqual((await buy.boundingBox())?.y ?? 0);
  expect(await bottomOf(toast)).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
});
