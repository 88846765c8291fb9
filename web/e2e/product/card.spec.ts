import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/page/openPage.ts';
import { stopClock } from '../support/page/stillClock.ts';
import { expectInCart, storedCart } from '../support/shop/cart.ts';
import { findTyre, tyreWithStock, type Tyre } from '../support/shop/catalogue.ts';
import { tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

const TOAST_MS = 3_000;

/** Opens a listing that shows this tyre and returns its card. */
async function openCard(page: Page, tyre: Tyre): Promise<Locator> {
  await openPage(page, `/shop?search=${tyre.sku}`);
  return tyreCards(page)
    .filter({ has: page.getByRole('link', { name: tyre.name, exact: true }) })
    .first();
}

test('CARD-01 CARD-04 a card shows picture, name, price, stock and a button, and links to the tyre', async ({
  page,
  request,
}) => {
  const tyre = await tyreWithStock(request, 'VAN', (stock) => stock >= 10);
  const card = await openCard(page, tyre);
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
  await expect(card.getByText(`£${(tyre.price / 100).toFixed(2)}`)).toBeVisible();
  await expect(card.getByText('In Stock')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  await expect(card.getByRole('link', { name: tyre.name, exact: true })).toHaveAttribute(
    'href',
    `/product/${tyre.slug}`,
  );
});

test('CARD-02 a card’s pictures open over the page, wrap at both ends, and close', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['michelin'] }, ({ images }) => images.length > 2);
  const card = await openCard(page, tyre);
  const open = card.getByRole('button', { name: `Pictures of ${tyre.name}` });
  await open.click();
  const overlay = page.getByRole('dialog', { name: tyre.name });
  const views = overlay.getByRole('list', { name: 'Views' }).getByRole('button');
  const current = overlay.locator('button[aria-current="true"]');
  await expect(views).toHaveCount(tyre.images.length);
  await expect(current).toHaveAccessibleName(/^View 1:/);
  await overlay.getByRole('button', { name: 'Previous picture' }).click();
  await expect(current).toHaveAccessibleName(new RegExp(`^View ${tyre.images.length}:`));
  await overlay.getByRole('button', { name: 'Next picture' }).click();
  await expect(current).toHaveAccessibleName(/^View 1:/);
  await overlay.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(overlay).toBeHidden();
  await expect(open).toBeFocused();
});

test('CARD-03 adding a tyre shows a toast with a link to the cart for three seconds', async ({
  page,
  request,
}) => {
  const tyre = await tyreWithStock(request, 'VAN', (stock) => stock > 0);
  const card = await openCard(page, tyre);
  await stopClock(page);
  await card.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  const toast = page.getByText(`${tyre.name} added to cart`);
  await page.clock.runFor(TOAST_MS - 100);
  await expect(toast).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
  await expectInCart(page, 1);
  await expect(card.getByRole('button', { name: /^Add to Cart 1 in your cart$/ })).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ id: tyre.id, quantity: 1, price: tyre.price / 100 }]);
});

test('CARD-05 a sold-out tyre says Out of Stock and cannot be added', async ({ page, request }) => {
  const tyre = await tyreWithStock(request, 'VAN', (stock) => stock === 0);
  const card = await openCard(page, tyre);
  await expect(card.getByText('Out of Stock', { exact: true })).toBeVisible();
  const button = card.getByRole('button', { name: 'Add to Cart' });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await expectInCart(page, 0);
});

test('CARD-06 fewer than ten units are Low Stock', async ({ page, request }) => {
  const low = await openCard(page, await tyreWithStock(request, 'VAN', (stock) => stock > 0 && stock < 10));
  await expect(low.getByText('Low Stock')).toBeVisible();
  const enough = await openCard(
    page,
    await tyreWithStock(request, 'VAN', (stock) => stock >= 10 && stock < 20),
  );
  await expect(enough.getByText('Low Stock')).toHaveCount(0);
});

test('CARD-07 C-21 only tyres that recently cost more show SALE and the old price', async ({
  page,
  request,
}) => {
  const reduced = await findTyre(request, { onSale: true });
  const card = await openCard(page, reduced);
  await expect(card.getByText('SALE')).toBeVisible();
  await expect(card.getByText(`£${((reduced.wasPrice ?? 0) / 100).toFixed(2)}`)).toBeVisible();
  const plain = await findTyre(request, {}, ({ wasPrice }) => wasPrice === null);
  await expect((await openCard(page, plain)).getByText('SALE')).toHaveCount(0);
});

test('CARD-08 a placeholder replaces a picture that can’t be loaded', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await page.route(/\/uploads\/products\/.*\.(webp|avif)$/, (route) => route.abort());
  await openPage(page, '/shop');
  const picture = tyreCards(page).first().locator('img');
  await expect(picture).toHaveAttribute('src', '/uploads/products/tyre-placeholder.svg');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('WISH-01 the heart toggles the wish list, which survives a reload', async ({ page, request }) => {
  const tyre = await findTyre(request, { brands: ['toyo'] });
  const heart = (await openCard(page, tyre)).getByRole('button', { name: `Save ${tyre.name} to wish list` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBe(`[${tyre.id}]`);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
