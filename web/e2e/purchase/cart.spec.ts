import { fact } from '../support/page/fact.ts';
import { answerOperation, failOperation, operationOf } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import {
  addToCartButton,
  cartLine,
  expectInCart,
  storeCart,
  storedCart,
  storeText,
} from '../support/shop/cart.ts';
import { findTyre, type Tyre } from '../support/shop/catalogue.ts';
import { orderSummary } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

const FREE_FROM = 20_000;
const FEE = '£15.99';
const isPlenty = ({ stockQuantity }: Tyre) => stockQuantity > 12;

function pounds(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
}

test.describe('with a tyre in it', () => {
  let tyre: Tyre;

  test.beforeEach(async ({ page, request }) => {
    tyre = await findTyre(request, { width: 195, profile: 65, diameter: 15, maxPrice: 9000 }, isPlenty);
    await storeCart(page, [cartLine(tyre)]);
    await openPage(page, '/cart');
  });

  test('CART-01 CART-02 CART-03 CART-04 CART-10 the cart shows its lines, their cost, and the next steps', async ({
    page,
  }) => {
    const table = page.getByRole('table', { name: 'Your cart' });
    await expect(table.getByRole('columnheader')).toHaveText(['Product', 'Price', 'Quantity', 'Total']);
    const row = table.getByRole('row').nth(1);
    await expect(row.getByRole('link', { name: tyre.name })).toHaveAttribute('href', `/product/${tyre.slug}`);
    await expect(row.getByRole('cell').first()).toHaveText(pounds(tyre.price));
    await expect(row.getByRole('button', { name: `Remove ${tyre.name}` })).toBeVisible();
    const summary = orderSummary(page);
    await expect(fact(summary, 'Subtotal')).toHaveText(pounds(tyre.price));
    await expect(fact(summary, 'Shipping')).toHaveText(FEE);
    await expect(fact(summary, 'Total')).toHaveText(pounds(tyre.price + 1599));
    await expect(summary.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    await expect(summary.getByRole('link', { name: 'Sign in for a faster checkout' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  test('CART-06 CART-07 CART-09 GEN-04 the quantity steps up and down, never below one, and survives a reload', async ({
    page,
  }) => {
    const row = page.getByRole('row').nth(1);
    await expect(row.getByRole('button', { name: 'One fewer' })).toBeDisabled();
    await row.getByRole('button', { name: 'One more' }).click();
    await row.getByRole('button', { name: 'One more' }).click();
    await expect(fact(orderSummary(page), 'Subtotal')).toHaveText(pounds(3 * tyre.price));
    await expectInCart(page, 3);
    await row.getByRole('button', { name: 'One fewer' }).click();
    await expect(fact(orderSummary(page), 'Subtotal')).toHaveText(pounds(2 * tyre.price));
    await page.reload();
    await expectInCart(page, 2);
    await expect(row.getByRole('textbox')).toHaveValue('2');
  });

  test('CART-10 C-01 delivery is free from £200', async ({ page }) => {
    const enough = Math.ceil(FREE_FROM / tyre.price);
    const field = page.getByRole('row').nth(1).getByRole('textbox');
    await field.fill(String(enough - 1));
    await field.press('Enter');
    await expect(fact(orderSummary(page), 'Shipping')).toHaveText(FEE);
    await expect(
      orderSummary(page).getByText(`${pounds(FREE_FROM - (enough - 1) * tyre.price)} more for free delivery`),
    ).toBeVisible();
    await field.fill(String(enough));
    await field.press('Enter');
    await expect(fact(orderSummary(page), 'Shipping')).toHaveText('FREE');
    await expect(fact(orderSummary(page), 'Total')).toHaveText(pounds(enough * tyre.price));
  });

  test('CART-05 CART-06 a line can be removed and restored, and the cart says when it is empty', async ({
    page,
  }) => {
    await page.getByRole('button', { name: `Remove ${tyre.name}` }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is currently empty.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/shop');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Empty cart' }).click();
    await expectInCart(page, 0);
    expect(await storedCart(page)).toEqual([]);
  });
});

test('CART-06 adding a tyre that is already in the cart raises its quantity', async ({ page, request }) => {
  const tyre = await findTyre(request, { brands: ['yokohama'] }, isPlenty);
  await storeCart(page, [cartLine(tyre, 2)]);
  await openPage(page, `/product/${tyre.slug}`);
  await addToCartButton(page).click();
  await expectInCart(page, 4);
  expect(await storedCart(page)).toMatchObject([{ id: tyre.id, quantity: 4 }]);
});

test('C-26 the cart reports a changed price, and one click accepts it', async ({ page, request }) => {
  const tyre = await findTyre(request, { brands: ['falken'] }, isPlenty);
  await storeCart(page, [{ ...cartLine(tyre), price: 1.5 }]);
  await openPage(page, '/cart');
  await expect(page.getByText(`Price changed from £1.50 to ${pounds(tyre.price)}`)).toBeVisible();
  const toCheckout = orderSummary(page).getByRole('button', { name: 'Proceed to Checkout' });
  await expect(toCheckout).toBeDisabled();
  await page.getByRole('button', { name: 'Update cart' }).click();
  await expect(orderSummary(page).getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ price: tyre.price / 100 }]);
});

test('C-26 the cart reports a tyre that is no longer sold, and one click removes it', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['falken'] }, isPlenty);
  await storeCart(page, [cartLine(tyre), { ...cartLine(tyre), id: 99_999_999, name: 'Old Tyre' }]);
  await openPage(page, '/cart');
  await expect(page.getByRole('row').filter({ hasText: 'Old Tyre' })).toContainText(/no longer/);
  await page.getByRole('button', { name: 'Update cart' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await storedCart(page)).toMatchObject([{ id: tyre.id }]);
});

test('CART-08 the cart reads lines of older carts: prices and ids as text, the picture as image_url', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['falken'] }, isPlenty);
  const old = {
    id: String(tyre.id),
    name: tyre.name,
    price: (tyre.price / 100).toFixed(2),
    quantity: '2',
    image_url: tyre.images[0]?.url,
  };
  await storeCart(page, [old]);
  await openPage(page, '/cart');
  await expectInCart(page, 2);
  await expect(fact(orderSummary(page), 'Subtotal')).toHaveText(pounds(2 * tyre.price));
});

for (const [what, text] of Object.entries({
  'no JSON at all': '{oops',
  'no list': '{"items":[]}',
  'a list of nonsense': '[null, 7, {"id":"x"}]',
}))
  test(`CART-09 a stored cart that is ${what} is reported as unreadable, and shopping goes on`, async ({
    page,
  }) => {
    await storeText(page, 'cart', text);
    await openPage(page, '/cart');
    await expect(page.getByText('We couldn’t read part of your saved cart')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('We couldn’t read part of your saved cart')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your cart is currently empty.' })).toBeVisible();
  });

for (const [quantity, kept] of [
  [0, 1],
  [-1, 1],
  [1.5, 1],
  [1e9, 99],
] as const)
  test(`C-27 a stored quantity of ${quantity} counts as ${kept}`, async ({ page, request }) => {
    const tyre = await findTyre(request, { brands: ['falken'] }, isPlenty);
    await storeCart(page, [cartLine(tyre, quantity)]);
    await openPage(page, '/cart');
    await expectInCart(page, kept);
  });

test('C-26 a failed quote keeps the cart, blocks the checkout, and can be retried', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['toyo'] }, isPlenty);
  await storeCart(page, [cartLine(tyre, 2)]);
  await failOperation(page, 'CartQuote');
  await openPage(page, '/cart');
  await expect(page.getByText('We couldn’t check prices and stock', { exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(orderSummary(page).getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(orderSummary(page).getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('C-26 a quote that the server refuses, for example when it is too busy, counts as failed', async ({
  page,
  request,
  complaints,
}) => {
  complaints.provoke(/status of 503/);
  const tyre = await findTyre(request, { brands: ['toyo'] }, isPlenty);
  await storeCart(page, [cartLine(tyre)]);
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route.request()) === 'CartQuote')
      await route.fulfill({ status: 503, json: { success: false, error: 'Service Unavailable' } });
    else await route.fallback();
  });
  await openPage(page, '/cart');
  await expect(page.getByText('We couldn’t check prices and stock', { exact: true })).toBeVisible();
});

test('C-27 a quantity above the stock is reduced to it in the field and the total, and the cart says so', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(
    request,
    { brands: ['toyo'] },
    ({ stockQuantity }) => stockQuantity > 1 && stockQuantity < 99,
  );
  await storeCart(page, [cartLine(tyre, 99)]);
  await openPage(page, '/cart');
  const row = page.getByRole('row').filter({ hasText: tyre.name });
  await expect(row).toContainText(`Only ${tyre.stockQuantity} available now, and you asked for 99`);
  await expect(row.getByRole('textbox')).toHaveValue(String(tyre.stockQuantity));
  await expect(row.getByRole('cell').last()).toContainText(pounds(tyre.stockQuantity * tyre.price));
});

test('C-26 C-27 a line that is no longer available blocks the checkout and says why', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['toyo'] }, isPlenty);
  const line = {
    __typename: 'CartLine',
    productId: tyre.id,
    unitPrice: tyre.price,
    available: 0,
    problemText: 'This tyre is out of stock.',
    product: {
      __typename: 'Product',
      id: tyre.id,
      name: tyre.name,
      slug: tyre.slug,
      imageUrl: tyre.images[0]?.url,
      size: tyre.size,
    },
  };
  const range = { __typename: 'DateRange', from: '2030-01-02', to: '2030-01-04' };
  const quote = {
    __typename: 'CartQuote',
    lines: [line],
    subtotal: 0,
    shipping: 0,
    vatIncluded: 0,
    total: 0,
    toFreeDelivery: FREE_FROM,
    deliveryMethod: 'STANDARD',
    deliveryOptions: [],
    deliveryNotes: [],
    deliveryRefusal: null,
    canCheckOut: false,
    estimatedDelivery: range,
  };
  await answerOperation(page, 'CartQuote', { data: { cartQuote: quote } });
  await storeCart(page, [cartLine(tyre)]);
  await openPage(page, '/cart');
  await expect(page.getByRole('row').filter({ hasText: tyre.name })).toContainText(
    'This tyre is out of stock.',
  );
  await expect(orderSummary(page)).not.toContainText(/Subtotal|Total|£/);
  await expect(
    orderSummary(page).getByRole('link', { name: `See other tyres in ${tyre.size}` }),
  ).toHaveAttribute('href', `/shop?${new URLSearchParams({ search: tyre.size, sort: 'recommended' })}`);
  await expect(orderSummary(page).getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
});
