import { failOperation, holdOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { askShop } from '../support/shop/askShop.ts';
import { addToCartButton, expectInCart, storedCart } from '../support/shop/cart.ts';
import { expect, test } from '../support/test.ts';

interface Model {
  slug: string;
  fullName: string;
  ean: string;
  brand: { name: string };
  variationCount: number;
  sizeCount: number;
  seo: { title: string; description: string };
  variations: {
    id: number;
    slug: string;
    name: string;
    size: string;
    loadIndex: number;
    speedRating: string;
    price: number;
    fittedPrice: number | null;
    diameter: number;
    stockQuantity: number;
  }[];
}

const MODEL = /* GraphQL */ `
  query Model($slug: String!) {
    model(slug: $slug) {
      slug
      fullName
      ean
      variationCount
      sizeCount
      brand {
        name
      }
      seo {
        title
        description
      }
      variations {
        id
        slug
        name
        size
        loadIndex
        speedRating
        price
        fittedPrice
        diameter
        stockQuantity
      }
    }
  }
`;

let model: Model;

/** The size that the page selects for a visitor without a known vehicle. */
const firstInStock = ({ variations }: Model) => variations.find(({ stockQuantity }) => stockQuantity > 0);

test.beforeEach(async ({ page, request }) => {
  const { models } = await askShop<{ models: { items: { slug: string }[] } }>(
    request,
    'query Slugs { models(brand: "michelin", search: "Primacy", limit: 5) { items { slug } } }',
  );
  model = (await askShop<{ model: Model }>(request, MODEL, { slug: models.items[0]?.slug })).model;
  await openPage(page, `/models/${model.slug}`);
});

test('MODEL-03 MODEL-04 MODEL-05 a model shows brand, name, EAN, stars, pictures, both prices and its sizes', async ({
  page,
}) => {
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    `Home/Tyres/${model.brand.name}/${model.fullName}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(model.fullName);
  await expect(page.getByText(`EAN ${model.ean}`)).toBeVisible();
  await expect(
    page.getByText(`${model.sizeCount} sizes available in ${model.variationCount} versions`),
  ).toBeVisible();
  await expect(page.getByText('Mail Order Price:')).toBeVisible();
  await expect(page.getByText('Fully Fitted:', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^Fully fitted: with a new valve, balancing and disposal of the old tyre/),
  ).toBeVisible();
  await expect(page.getByText('These are our own drawings')).toBeVisible();
  await expect(page.getByText(/self-fitting required/i)).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Pictures' }).getByRole('list', { name: 'Views' }),
  ).toBeVisible();
});

test('MODEL-05 MODEL-12 the selected size is named, priced and added to the cart', async ({ page }) => {
  const first = firstInStock(model);
  const other = model.variations.find(
    ({ diameter, price, stockQuantity }) =>
      diameter !== first?.diameter && price !== first?.price && stockQuantity > 0,
  );
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page
    .getByRole('group', { name: 'Rim diameter' })
    .getByRole('button', { name: new RegExp(`^${other?.diameter} inch`) })
    .click();
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await page
    .getByRole('radio', { name: new RegExp(other?.size ?? '') })
    .first()
    .check();
  const panel = page.getByRole('region', { name: 'Buy', exact: true });
  const name = await panel.getByRole('heading', { level: 2 }).textContent();
  const chosen = model.variations.find((size) => size.name === name);
  expect(chosen).toMatchObject({ size: other?.size });
  await expect(panel.getByText(/^£[\d,.]+$/).first()).toHaveText(
    `£${((chosen?.price ?? 0) / 100).toFixed(2)}`,
  );
  await expect(panel).toContainText(`${chosen?.stockQuantity} available`);
  await addToCartButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Added to cart successfully!');
  expect(await storedCart(page)).toMatchObject([{ id: chosen?.id, name, size: chosen?.size }]);
});

test('the page starts with the size that the shopper came from', async ({ page }) => {
  const start = firstInStock(model);
  const other = model.variations.findLast(({ diameter }) => diameter !== start?.diameter);
  await openPage(page, `/product/id/${other?.id}`);
  await page.getByRole('link', { name: `View all ${model.sizeCount} sizes` }).click();
  await expect(page).toHaveURL(new RegExp(`/models/${model.slug}\\?tyre=`));
  const choice = page.getByRole('radio', { checked: true });
  await expect(choice.locator('..')).toContainText(other?.size ?? '');
  const panel = page.getByRole('region', { name: 'Buy', exact: true });
  await panel.evaluate((element) => element.scrollIntoView());
  await expect(choice).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Details of this size' })).toHaveAttribute(
    'href',
    `/product/${other?.slug}`,
  );
});

test('MODEL-05 the size of a known vehicle is selected and marked as fitting', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Your vehicle' })).toContainText('Will it fit your vehicle?');
  const start = firstInStock(model);
  const own = model.variations.find(({ size, stockQuantity }) => size !== start?.size && stockQuantity > 0);
  const tyreSizes = [
    { position: 'BOTH', size: own?.size, minLoadIndex: own?.loadIndex, minSpeedRating: own?.speedRating },
  ];
  await page.evaluate((vehicle) => localStorage.setItem('vehicle', JSON.stringify([vehicle])), {
    registration: 'JA17 ABC',
    make: 'Volkswagen',
    model: 'Golf (Mk7)',
    year: 2017,
    tyreSizes,
    account: null,
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your vehicle' })).toContainText(
    'Fits your Volkswagen Golf (2017)',
  );
  await expect(page.getByRole('radio', { checked: true }).locator('..')).toContainText(own?.size ?? '');
  await expect(page.getByRole('region', { name: 'Delivery and returns' })).toContainText(/Delivery \w{3} \d/);
});

test('MODEL-06 MODEL-07 MODEL-09 the button is busy while adding, then confirms it', async ({ page }) => {
  const inStock = model.variations.find(({ stockQuantity }) => stockQuantity > 0);
  await page
    .getByRole('group', { name: 'Rim diameter' })
    .getByRole('button', { name: new RegExp(`^${inStock?.diameter} inch`) })
    .click();
  const sizes = page.getByRole('radio');
  await sizes
    .and(page.getByLabel(new RegExp(inStock?.size ?? '')))
    .first()
    .check();
  const release = await holdOperation(page, 'TyreToAdd');
  const add = addToCartButton(page);
  await add.click();
  await expect(add).toBeDisabled();
  release();
  await expect(page.getByRole('alert')).toContainText('Added to cart successfully!');
  const [line] = await storedCart(page);
  await expectInCart(page, line?.quantity ?? 0);
  expect(line).toMatchObject({
    size: expect.any(String),
    name: expect.any(String),
    image: expect.stringMatching(/^\/uploads/),
  });
});

test('MODEL-07 a model page says so if the tyre couldn’t be added', async ({ page }) => {
  const inStock = model.variations.find(({ stockQuantity }) => stockQuantity > 0);
  await page
    .getByRole('group', { name: 'Rim diameter' })
    .getByRole('button', { name: new RegExp(`^${inStock?.diameter} inch`) })
    .click();
  await page
    .getByRole('radio')
    .and(page.getByLabel(new RegExp(inStock?.size ?? '')))
    .first()
    .check();
  await failOperation(page, 'TyreToAdd');
  await addToCartButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to add to cart');
  await expectInCart(page, 0);
});

test('MODEL-08 a model shows features, description, grouped specifications and reviews', async ({ page }) => {
  await expect(
    page.getByRole('region', { name: 'Key features' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Specifications' }).click();
  expect(await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(1);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
});

test('MODEL-11 SEO-02 a model has its own search-engine text and is not indexed', async ({ page }) => {
  await expect(page).toHaveTitle(new RegExp(`^${model.seo.title.replaceAll(/[|+()]/g, '\\$&')}`));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', model.seo.description);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
});

test('MODEL-01 an unknown model is not found', async ({ page, complaints }) => {
  complaints.provoke(/status of 404/);
  const response = await openPage(page, '/models/no-such-model');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  await expect(page.getByText('The requested product could not be found.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
