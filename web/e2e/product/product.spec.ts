import type { Locator, Page } from '@playwright/test';
import { failOperation, holdOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { stopClock } from '../support/page/stillClock.ts';
import { expectInCart, storedCart } from '../support/shop/cart.ts';
import { findTyre, tyreWithStock, type Tyre } from '../support/shop/catalogue.ts';
import { tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

const LENS_PX = 120;
const ZOOM = 1.5;
const MOST_AT_ONCE = 10;

const isPlenty = ({ stockQuantity, images, model }: Tyre) =>
  stockQuantity > MOST_AT_ONCE && images.length > 1 && model.reviewCount > 5;

function buyPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Buy', exact: true });
}

function quantityField(page: Page): Locator {
  return buyPanel(page).getByRole('textbox', { name: /^Quantity of/ });
}

test.describe('product page', () => {
  let tyre: Tyre;

  test.beforeEach(async ({ page, request }) => {
    tyre = await findTyre(request, { width: 205, profile: 55, diameter: 16, brands: ['michelin'] }, isPlenty);
    await openPage(page, `/product/${tyre.slug}`);
  });

  test('PROD-01 the lens is 120 px wide and magnifies 1.5 times', async ({ page }) => {
    const pictures = page.getByRole('group', { name: 'Pictures' });
    const picture = pictures.getByRole('button', { name: /^Enlarge/ }).first();
    const shown = await picture.boundingBox();
    await picture.hover({ position: { x: 200, y: 150 } });
    const lens = picture.locator('span[aria-hidden="true"]', { has: page.locator('img') });
    const box = await lens.boundingBox();
    expect([box?.width, box?.height]).toEqual([LENS_PX, LENS_PX]);
    const enlarged = await lens.locator('img').evaluate((image: HTMLImageElement) => image.offsetWidth);
    expect(enlarged / (shown?.width ?? 0)).toBeCloseTo(ZOOM, 1);
    await page.mouse.move(0, 0);
    await expect(lens).toHaveCount(0);
  });

  test('PROD-08 thumbnails select the picture, which opens large; arrows wrap; Escape returns the focus', async ({
    page,
  }) => {
    const pictures = page.getByRole('group', { name: 'Pictures' });
    const views = pictures.getByRole('list', { name: 'Views' }).getByRole('button');
    await expect(views).toHaveCount(tyre.images.length);
    await views.nth(1).click();
    await expect(views.nth(1)).toHaveAttribute('aria-current', 'true');
    const picture = pictures.getByRole('button', { name: /^Enlarge/ }).nth(1);
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await picture.click();
    const dialog = page.getByRole('dialog', { name: tyre.name });
    const current = dialog.locator('button[aria-current="true"]');
    await expect(current).toHaveAccessibleName(/^View 2:/);
    for (let step = 0; step < tyre.images.length; step += 1) await page.keyboard.press('ArrowRight');
    await expect(current).toHaveAccessibleName(/^View 2:/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
  });

  test('PROD-02 PROD-06 ENT1-01 a product shows its name, price and stock', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(tyre.model.name);
    await expect(
      buyPanel(page)
        .getByText(`£${(tyre.price / 100).toFixed(2)}`)
        .first(),
    ).toBeVisible();
    await expect(buyPanel(page)).toContainText(new RegExp(`In Stock.*${tyre.stockQuantity}`));
    await expect(page).toHaveTitle(`${tyre.name} | Treadline`);
  });

  test('PROD-02 Add to Cart is within the first 700 px of the page', async ({ page }) => {
    const button = await buyPanel(page).getByRole('button', { name: 'Add to Cart' }).boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(700);
  });

  test('PROD-05 the quantity starts at an axle’s two tyres and stays between 1 and 10', async ({ page }) => {
    const field = quantityField(page);
    await expect(field).toHaveValue('2');
    await expect(buyPanel(page)).toContainText(`2 tyres £${((2 * tyre.price) / 100).toFixed(2)}`);
    await field.fill('1');
    await field.blur();
    await expect(buyPanel(page).getByRole('button', { name: 'One fewer' })).toBeDisabled();
    for (const [typed, kept] of [
      ['99', '10'],
      ['0', '1'],
      ['x', '1'],
      ['7', '7'],
    ] as const) {
      await field.fill(typed);
      await field.blur();
      await expect(field).toHaveValue(kept);
    }
    await field.fill('10');
    await field.blur();
    await expect(buyPanel(page).getByRole('button', { name: 'One more' })).toBeDisabled();
  });

  test('PROD-09 the button adds the chosen quantity and says so for three seconds', async ({ page }) => {
    await buyPanel(page).getByRole('button', { name: 'One more' }).click();
    await stopClock(page);
    await buyPanel(page).getByRole('button', { name: 'Add to Cart' }).press('Enter');
    const toast = page.getByText(`${tyre.name} added to cart`);
    await page.clock.runFor(2_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toBeHidden();
    await expectInCart(page, 3);
  });

  test('PROD-09 a double click adds the chosen quantity once', async ({ page }) => {
    await buyPanel(page).getByRole('button', { name: '4 tyres' }).click();
    await buyPanel(page).getByRole('button', { name: 'Add to Cart' }).dblclick();
    await expectInCart(page, 4);
  });

  test('PROD-09 the toast after adding covers no buy button and no link in the header', async ({ page }) => {
    await buyPanel(page).getByRole('button', { name: 'Add to Cart' }).click();
    const toast = await page.getByText(`${tyre.name} added to cart`).locator('..').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(toast?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    for (const name of ['Add to Cart', 'Buy Now']) {
      const button = await buyPanel(page).getByRole('button', { name }).boundingBox();
      expect((toast?.y ?? 0) + (toast?.height ?? 0), name).toBeLessThanOrEqual(button?.y ?? 0);
    }
  });

  test('PROD-04 PROD-09 a product shows up to four of its brand; adding one shows a toast for four seconds', async ({
    page,
  }) => {
    const more = page.getByRole('region', { name: `More ${tyre.brand.name} tyres` });
    await expect(more.getByRole('article')).toHaveCount(4);
    await expect(more.getByRole('link', { name: tyre.name, exact: true })).toHaveCount(0);
    await more.scrollIntoViewIfNeeded();
    await stopClock(page);
    await more.getByRole('button', { name: 'Add to Cart', disabled: false }).first().press('Enter');
    const toast = page.getByText(/added to cart$/);
    await page.clock.runFor(3_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toBeHidden();
  });

  test('PROD-02 Buy Now goes straight to the checkout', async ({ page }) => {
    await buyPanel(page).getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL('/checkout');
    expect(await storedCart(page)).toMatchObject([{ id: tyre.id, quantity: 2 }]);
    await page.goBack();
    await buyPanel(page).getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL('/checkout');
    await expectInCart(page, 2);
    expect(await storedCart(page)).toMatchObject([{ id: tyre.id, quantity: 2 }]);
  });

  test('PROD-03 PROD-08 a product opens one tab at a time, by click or arrow key', async ({ page }) => {
    const tabs = page.getByRole('tablist', { name: 'Details' }).getByRole('tab');
    await expect(tabs).toHaveText([
      'Description',
      'Specifications',
      /^Reviews \(\d+\)$/,
      'Shipping & Returns',
    ]);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    for (const name of ['Specifications', /^Reviews/, 'Shipping & Returns']) {
      await page.getByRole('tab', { name }).click();
      await expect(panel).toHaveAccessibleName(name);
    }
    await page.keyboard.press('ArrowRight');
    await expect(panel).toHaveAccessibleName('Description');
  });

  test('ENT1-03 ENT1-04 the specifications name size, load, speed and label', async ({ page }) => {
    await page.getByRole('tab', { name: 'Specifications' }).click();
    for (const label of ['Load index', 'Speed rating', 'Fuel efficiency', 'Wet grip', /noise/i])
      await expect(page.getByRole('tabpanel').getByText(label).first()).toBeVisible();
  });

  test('ENT1-05 ENT1-06 ENT1-07 the stars link to the reviews, five a page; none claims a false purchase', async ({
    page,
  }) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /reviews?/ })
      .first()
      .click();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveAccessibleName(/^Reviews/);
    await expect(panel.getByRole('article')).toHaveCount(5);
    await expect(panel.getByText('Sample reviews for demonstration')).toBeVisible();
    await expect(panel.getByText('Sample review for demonstration').first()).toBeVisible();
    await expect(panel.getByText('Verified purchase')).toHaveCount(0);
    const first = await panel.getByRole('article').first().textContent();
    await panel.getByRole('button', { name: 'Next' }).click();
    await expect(panel.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await expect(panel.getByRole('article').first()).not.toHaveText(first ?? '');
  });

  test('PRODB-08 a page of reviews that fails to load leaves the current ones in view', async ({ page }) => {
    await failOperation(page, 'ModelReviews');
    await page.getByRole('tab', { name: /^Reviews/ }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(5);
  });
});

test('PROD-06 PROD-09 a sold-out tyre has no quantity and can’t be added or bought', async ({
  page,
  request,
}) => {
  const sold = await tyreWithStock(request, 'MOTORCYCLE', (stock) => stock === 0);
  await openPage(page, `/product/${sold.slug}`);
  await expect(buyPanel(page).getByText('Out of Stock', { exact: true })).toBeVisible();
  await expect(quantityField(page)).toBeDisabled();
  for (const name of ['Add to Cart', 'Buy Now'])
    await expect(buyPanel(page).getByRole('button', { name })).toBeDisabled();
  // A sold-out tyre has no delivery date; the next step is another tyre.
  await expect(page.getByRole('region', { name: 'Delivery and returns' })).toHaveCount(0);
  await expect(buyPanel(page).getByRole('link', { name: `See other tyres in ${sold.size}` })).toHaveAttribute(
    'href',
    `/shop?${new URLSearchParams({ search: sold.size, sort: 'recommended' })}`,
  );
  await buyPanel(page).getByRole('button', { name: 'Add to Cart' }).click({ force: true });
  await expectInCart(page, 0);
});

test('CARD-04 C-15 /product/id/{id} is the product page; an id or SKU in place of the slug leads to the slug', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['pirelli'] });
  await openPage(page, `/product/id/${tyre.id}`);
  await expect(page).toHaveURL(`/product/id/${tyre.id}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/product/${tyre.slug}$`),
  );
  for (const key of [tyre.id, tyre.sku]) {
    const response = await request.get(`/product/${key}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, `/product/${tyre.slug}`]);
  }
});

test('PROD-11 PROD-12 a product that fails to load says so, and Try Again reloads the page', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/console error/);
  await openPage(page, '/shop');
  await failOperation(page, 'ProductPage');
  const link = tyreCards(page).first().getByRole('heading').getByRole('link');
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load product');
  await expect(page.getByText('Failed to load product. Please try again.')).toBeVisible();
  await page.unroute('**/graphql*');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(path ?? '');
  await expect(buyPanel(page)).toBeVisible();
});

test('PROD-07 a skeleton stands in while the product loads', async ({ page }) => {
  await openPage(page, '/shop');
  const release = await holdOperation(page, 'ProductPage');
  await tyreCards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText('Loading product…')).toBeAttached();
  release();
  await expect(buyPanel(page)).toBeVisible();
});
