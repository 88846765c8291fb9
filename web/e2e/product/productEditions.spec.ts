import type { APIRequestContext } from '@playwright/test';
import { failOperation, holdOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { askShop } from '../support/shop/askShop.ts';
import { addToCartButton, storedCart } from '../support/shop/cart.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

interface Version {
  id: number;
  slug: string;
  name: string;
  size: string;
  price: number;
  stockQuantity: number;
}

interface Tyre extends Version {
  sku: string;
  ean: string;
  fittedPrice: number;
  brand: { name: string };
  model: {
    slug: string;
    name: string;
    fullName: string;
    rating: number;
    reviewCount: number;
    recommendPercent: number;
    ratingDistribution: { stars: number; count: number }[];
  };
  otherVariations: Version[];
}

const TYRE = /* GraphQL */ `
  query ($id: Int!) {
    product(id: $id) {
      id
      slug
      name
      size
      sku
      ean
      price
      fittedPrice
      stockQuantity
      brand {
        name
      }
      model {
        slug
        name
        fullName
        rating
        reviewCount
        recommendPercent
        ratingDistribution {
          stars
          count
        }
      }
      otherVariations(limit: 12) {
        id
        slug
        name
        size
        price
        stockQuantity
      }
    }
  }
`;

/** Finds a tyre in stock, with several versions and more than one page of reviews. */
async function aTyre(request: APIRequestContext): Promise<Tyre> {
  const filter = { width: 205, profile: 55, diameter: 16, brands: ['michelin'] };
  const { id } = await findTyre(
    request,
    filter,
    ({ stockQuantity, model }) => stockQuantity > 4 && stockQuantity < 99 && model.reviewCount > 5,
  );
  return (await askShop<{ product: Tyre }>(request, TYRE, { id })).product;
}

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

let tyre: Tyre;
test.beforeEach(async ({ request }) => {
  tyre = await aTyre(request);
});

test('ROUTE-02 PRODC-01 PROD-10 C-15 C-44 each edition names the main page as canonical, or is not found', async ({
  request,
  baseURL,
}) => {
  const { id, slug, sku } = tyre;
  for (const path of [
    `/product-old/${slug}`,
    `/classic-product/${id}`,
    `/enhanced-product/${id}`,
    `/modern-product/${id}`,
  ]) {
    const response = await request.get(path);
    const html = await response.text();
    expect([response.status(), response.headers()['x-robots-tag']], path).toEqual([200, 'noindex,follow']);
    expect(html, path).toContain('<meta name="robots" content="noindex,follow"');
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}/product/${slug}"`);
  }
  // An upper-case address redirects to the lower-case one first.
  for (const key of [id, sku.toLowerCase()]) {
    const response = await request.get(`/product-old/${key}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, `/product-old/${slug}`]);
  }
  for (const path of [
    '/product-old/no-such-tyre',
    '/classic-product/999999999',
    '/enhanced-product/abc',
    `/modern-product/${slug}`,
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Product Not Found');
  }
});

test('PRODB-01 PRODB-02 PRODB-03 PRODB-04 PRODB-05 C-27 the second edition is one sheet, limited to stock', async ({
  page,
}) => {
  await openPage(page, `/product-old/${tyre.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/shop');
  await expect(main.getByRole('link', { name: tyre.brand.name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tyre.name);
  await expect(main.getByText('Mail Order Price:')).toBeVisible();
  await expect(main.getByText(/^Fully Fitted: £/)).toContainText(pounds(tyre.fittedPrice));
  for (const term of ['Size', 'Season', 'Load index', 'Speed rating', 'Fuel efficiency', 'Wet grip', 'Noise'])
    await expect(main.getByRole('term').getByText(term, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(tyre.sku)).toBeVisible();
  await expect(main.getByText(tyre.ean)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();

  const reviews = page.getByRole('region', { name: 'Customer reviews' });
  await expect(reviews.getByText(tyre.model.rating.toFixed(1), { exact: true })).toBeVisible();
  await expect(reviews.getByRole('article')).toHaveCount(5);
  await reviews.getByRole('button', { name: 'Next' }).click();
  await expect(reviews.getByText(/^Page 2 of \d+$/)).toBeVisible();

  const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
  await quantity.fill('500');
  await quantity.blur();
  await expect(quantity).toHaveValue('500');
  await addToCartButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    `Your cart has all ${tyre.stockQuantity} available of ${tyre.name}`,
  );
  expect(await storedCart(page)).toMatchObject([{ id: tyre.id, quantity: tyre.stockQuantity }]);
});

test('PRODB-06 C-22 the second edition shows the average and the bars of real reviews', async ({ page }) => {
  await openPage(page, `/classic-product/${tyre.id}`);
  const verdict = page.getByRole('region', { name: 'What drivers say' });
  await expect(verdict.getByText(tyre.model.rating.toFixed(1), { exact: true })).toBeVisible();
  for (const { stars, count } of tyre.model.ratingDistribution)
    await expect(
      verdict
        .getByRole('list', { name: 'Ratings' })
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${stars} stars?`) }),
    ).toContainText(`${count} review`);
  await addToCartButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Added to cart successfully!');
});

test('PRODC-02 PRODC-03 PRODC-04 PRODC-06 PRODC-07 PRODC-08 the third edition shows pictures and figures', async ({
  page,
}) => {
  await openPage(page, `/enhanced-product/${tyre.id}`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    `Home/Shop/Car Tyres/${tyre.name}`,
  );
  const { reviewCount, recommendPercent } = tyre.model;
  await expect(page.getByRole('link', { name: `${reviewCount} reviews` })).toBeVisible();
  await expect(page.getByText(`${recommendPercent}% recommend`)).toBeVisible();
  const buy = page.getByRole('region', { name: 'Buy', exact: true });
  await expect(buy).toContainText(pounds(tyre.price));
  await expect(buy).toContainText('In Stock');
  await expect(page.getByRole('region', { name: 'Key specifications' }).getByRole('term')).toHaveCount(6);

  const pictures = page.getByRole('group', { name: 'Pictures' });
  await pictures.getByRole('list', { name: 'Views' }).getByRole('button').nth(1).click();
  await pictures
    .getByRole('button', { name: /^Enlarge/ })
    .nth(1)
    .click();
  await expect(page.getByRole('dialog', { name: tyre.name })).toBeVisible();
  await page.keyboard.press('Escape');

  const heart = buy.getByRole('button', { name: /wish list$/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await addToCartButton(page).click();
  await expect(page.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');

  await expect(page.getByRole('tab')).toHaveText([
    'Description',
    'Specifications',
    /^Reviews/,
    'Shipping & Returns',
  ]);
  await page.getByRole('tab', { name: 'Shipping & Returns' }).click();
  const shipping = page.getByRole('tabpanel');
  for (const text of [
    /Standard delivery.*3-5 working days/,
    /Express delivery.*£.*1-2 working days/,
    /30-day return policy for unused items in their original packaging/,
    'Manufacturer warranty on every tyre',
  ])
    await expect(shipping).toContainText(text);
});

test('PRODC-09 PRODC-10 PRODC-11 PRODC-12 PRODC-13 the richer edition shows only details of the chosen size', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/We couldn’t load the model of this tyre/);
  await openPage(page, `/modern-product/${tyre.id}`);
  const main = page.getByRole('main');
  const modelBadge = main.getByRole('link', { name: `Model: ${tyre.model.name}` });
  await expect(modelBadge).toBeVisible();
  // Beside the badge, not among the facts further down.
  await expect(
    modelBadge.locator('xpath=..').getByText(/^(Summer|Winter|All Season)( 3PMSF)?$/),
  ).toBeVisible();
  const size = main.getByLabel('Size', { exact: true });
  const buy = page.getByRole('region', { name: 'Buy', exact: true });
  await expect(size).toHaveValue(String(tyre.id));
  await expect(buy).toContainText(pounds(tyre.price));
  const other = tyre.otherVariations.find(
    ({ price, size: sold, stockQuantity }) => price !== tyre.price && sold !== tyre.size && stockQuantity > 1,
  ) as Version;
  const release = await holdOperation(page, 'ModernProduct');
  await size.selectOption(String(other.id));
  await expect(buy.locator('xpath=ancestor::*[@inert]')).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
  await expect(page).toHaveTitle(`${other.name} | Treadline`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(other.name);
  await expect(page.getByRole('region', { name: 'Key specifications' })).toContainText(other.size);
  await expect(size).toHaveValue(String(other.id));
  await expect(buy).toContainText(pounds(other.price));
  await expect(buy).not.toContainText(pounds(tyre.price));
  await expect(buy).toContainText(`${other.stockQuantity} available`);
  await expect(main).not.toContainText(tyre.name);
  await addToCartButton(page).click();
  expect(await storedCart(page)).toMatchObject([{ id: other.id, quantity: 2 }]);

  await page.getByRole('tab', { name: 'Specifications' }).click();
  const topAt = (y: number) =>
    buy.evaluate((panel, top) => {
      scrollTo({ top, behavior: 'instant' });
      return [scrollY, Math.round(panel.getBoundingClientRect().top)];
    }, y);
  const [, stuck = 0] = await topAt(400);
  expect(stuck).toBeGreaterThan(0);
  expect(await topAt(500)).toEqual([500, stuck]);

  await page.getByRole('tab', { name: 'Details', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View All Sizes' })).toHaveAttribute(
    'href',
    `/models/${tyre.model.slug}?tyre=${other.slug}`,
  );
  await page.getByRole('tab', { name: 'Size Options' }).click();
  const sizes = page.getByRole('tabpanel').getByRole('link');
  await expect(sizes).toHaveCount(tyre.otherVariations.length);
  await expect(sizes.first()).toHaveAttribute('href', `/product/${tyre.id}`);
  await sizes.first().click();
  await expect(page).toHaveURL(`/product/${tyre.slug}`);

  await failOperation(page, 'ModernProductModel');
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/modern-product/${other.id}`);
  await expect(page.getByRole('tab', { name: 'Details', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
  await expect(page.getByRole('tab', { name: 'Size Options' })).toHaveCount(0);
  await expect(addToCartButton(page)).toBeVisible();
});
