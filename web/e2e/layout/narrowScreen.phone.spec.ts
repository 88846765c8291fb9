import type { Locator } from '@playwright/test';
import { openPage } from '../support/page/openPage.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

/** The top edges of elements, in whole CSS pixels from the top of the screen. */
function tops(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
}

test('CARD-01 a card is at most 480 px high, has its price right below the name, and its chips on one line', async ({
  page,
}) => {
  await openPage(page, '/shop?search=205/55%20R16');
  const cards = tyreCards(page);
  for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeLessThanOrEqual(480);
  const card = cards.first();
  const [heading = 0] = await tops(card.getByRole('heading'));
  const [price = 0] = await tops(
    card
      .getByText(/^£[\d,]+\.\d\d$/)
      .and(card.locator('span'))
      .first(),
  );
  const chips = await tops(card.getByRole('list', { name: 'Tyre label' }).getByRole('listitem'));
  expect(new Set(chips).size).toBe(1);
  expect([heading, price, chips[0]]).toEqual(
    [heading, price, chips[0]].toSorted((one, other) => (one ?? 0) - (other ?? 0)),
  );
});

test('SHOP-13 filters, sort order and vehicle fit into one row that stays in view', async ({ page }) => {
  await openPage(page, '/shop?search=205/55%20R16');
  const row = [
    page.getByRole('button', { name: 'Show Filters' }),
    page.getByLabel('Sort'),
    page.getByRole('button', { name: 'Show only what fits my vehicle' }),
  ];
  for (const scrolled of [0, 1_500]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), scrolled);
    for (const control of row) await expect(control).toBeInViewport({ ratio: 1 });
    expect(new Set((await Promise.all(row.map(tops))).flat()).size).toBe(1);
  }
});

test('SHOP-07 the first tyres of a size are visible without scrolling, and their number appears once', async ({
  page,
}) => {
  await openPage(page, '/shop?search=205/55%20R16');
  await expect(tyreCards(page).first().getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('main').getByText(/^[\d,]+ tyres/)).toHaveCount(1);
  await expect(page.getByText(/You searched/)).toHaveCount(0);
});

test('SHOP-15 C-17 a searched size fills the filters, where another width replaces it', async ({ page }) => {
  await openPage(page, '/shop?search=205/55%20R16');
  await page.getByRole('button', { name: 'Show Filters' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('heading', { name: 'Filters' })).toHaveCount(1);
  for (const [part, value] of [
    ['Width', '205'],
    ['Profile', '55'],
    ['Diameter', '16'],
  ] as const)
    await expect(drawer.getByLabel(part)).toHaveValue(value);
  await drawer.getByLabel('Width').selectOption('195');
  await expect(page).toHaveURL('/shop?width=195&profile=55&diameter=16&sort=recommended');
  await expect(drawer.getByRole('button', { name: /^Show [\d,]+ tyres$/ })).toBeVisible();
});

test('PROD-05 raising the quantity moves no button', async ({ page, request }) => {
  const tyre = await findTyre(request, { brands: ['michelin'] }, ({ stockQuantity }) => stockQuantity > 3);
  await openPage(page, `/product/${tyre.slug}`);
  const buy = page.getByRole('region', { name: 'Buy', exact: true });
  await buy.getByRole('button', { name: 'One more' }).scrollIntoViewIfNeeded();
  const before = await tops(buy.getByRole('button', { name: 'Add to Cart' }));
  await buy.getByRole('button', { name: 'One more' }).tap();
  await expect(buy).toContainText('3 tyres');
  expect(await tops(buy.getByRole('button', { name: 'Add to Cart' }))).toEqual(before);
});

test('POST-02 an article shows all three columns of a table', async ({ page }) => {
  await openPage(page, '/blog/rotation-and-wheel-alignment');
  const frame = page.locator('.table-frame').first();
  await expect(frame.getByRole('columnheader')).toHaveCount(3);
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
