import type { Page } from '@playwright/test';
import {
  answerOperation,
  failOperation,
  FAULT,
  holdOperation,
  operationOf,
} from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { cartLine, expectInCart, storeCart } from '../support/shop/cart.ts';
import { findTyre, type Tyre } from '../support/shop/catalogue.ts';
import { BUYER_EMAIL, fillCheckout, orderSummary, placeOrderButton } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

const FAILED = 'Failed to process checkout. Please try again.';
const QUANTITY = 2;

/** The part of a quote that the tests change. Prices in pence. */
interface Quote {
  lines: { unitPrice: number }[];
  total: number;
}

let tyre: Tyre;

/** Waits for a quote in flight. Otherwise the check before ordering would reuse it instead of requesting one. */
async function expectQuoted(page: Page): Promise<void> {
  await expect(orderSummary(page).locator('[aria-busy=true]')).toHaveCount(0);
}

test.beforeEach(async ({ page, request }) => {
  tyre = await findTyre(
    request,
    { width: 205, profile: 60, diameter: 16, maxPrice: 9000 },
    ({ stockQuantity }) => stockQuantity > 10,
  );
  await storeCart(page, [cartLine(tyre, QUANTITY)]);
  await openPage(page, '/checkout');
  await fillCheckout(page);
});

test('CHK-12 the order sends items, email, addresses and choices, but no price', async ({ page }) => {
  const sent = page.waitForRequest((request) => operationOf(request) === 'CreateCheckout');
  await failOperation(page, 'CreateCheckout');
  await placeOrderButton(page).click();
  const { variables } = (await sent).postDataJSON() as { variables: { input: Record<string, unknown> } };
  const address = {
    firstName: 'Sam',
    lastName: 'Carter',
    line1: '12 Mill Street',
    city: 'Bedford',
    postcode: 'MK40 3HD',
    country: 'GB',
  };
  expect(variables.input).toMatchObject({
    items: [{ productId: tyre.id, quantity: QUANTITY }],
    email: BUYER_EMAIL,
    shippingAddress: address,
    deliveryMethod: 'STANDARD',
    subscribeNewsletter: false,
    acceptTerms: true,
  });
  expect(JSON.stringify(variables)).not.toMatch(/price|total/i);
});

test('CHK-13 the button says Processing while the order is placed', async ({ page }) => {
  const release = await holdOperation(page, 'CreateCheckout');
  await placeOrderButton(page).click();
  await expect(placeOrderButton(page)).toHaveText('Processing...');
  await expect(placeOrderButton(page)).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expectInCart(page, QUANTITY);
});

test('CHK-14 the checkout reports a server error, loses nothing, and lets the shopper try again', async ({
  page,
}) => {
  await failOperation(page, 'CreateCheckout');
  await placeOrderButton(page).click();
  await expect(page.getByText(FAULT.message)).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('City')).toHaveValue('Bedford');
  await expectInCart(page, QUANTITY);
  await page.unroute('**/graphql*');
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expectInCart(page, QUANTITY);
});

test('CHK-14 the checkout reports a broken connection in the same way', async ({ page, complaints }) => {
  complaints.provoke(/ERR_INTERNET_DISCONNECTED/);
  await expectQuoted(page);
  await page.context().setOffline(true);
  await placeOrderButton(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(placeOrderButton(page)).toBeEnabled();
});

test('CHK-14 an order whose answer was lost is placed once, and paid when the button is pressed again', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/ERR_CONNECTION_RESET/);
  const sent: { keys: unknown[]; orders: unknown[] } = { keys: [], orders: [] };
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route.request()) !== 'CreateCheckout') return route.fallback();
    const { variables } = route.request().postDataJSON() as {
      variables: { input: { idempotencyKey: string } };
    };
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { createCheckout: { orderId: string } } };
    sent.keys.push(variables.input.idempotencyKey);
    sent.orders.push(data.createCheckout.orderId);
    return sent.keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response });
  });
  await placeOrderButton(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Bedford');
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  expect(sent.keys).toEqual([expect.any(String), sent.keys[0]]);
  expect(sent.orders).toEqual([expect.any(String), sent.orders[0]]);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expectInCart(page, QUANTITY);
});

test('CHK-14 the checkout says that the order can be paid later, and keeps the form’s values', async ({
  page,
}) => {
  const message = 'Our payment provider isn’t answering at the moment, so nothing has been charged.';
  await answerOperation(page, 'CreateCheckout', {
    data: { createCheckout: { __typename: 'PaymentDelayed', message } },
  });
  await placeOrderButton(page).click();
  await expect(orderSummary(page).getByRole('alert')).toHaveText(message);
  await expect(page.getByLabel('City')).toHaveValue('Bedford');
  await expect(placeOrderButton(page)).toBeEnabled();
});

test('CHK-14 the checkout shows the server’s error about a value that has no field', async ({ page }) => {
  const refusal = {
    __typename: 'InvalidInput',
    message: 'Please fill in all required fields',
    fields: [
      { __typename: 'FieldError', path: 'items', message: 'A cart can hold up to 50 different tyres' },
    ],
  };
  await answerOperation(page, 'CreateCheckout', { data: { createCheckout: refusal } });
  await placeOrderButton(page).click();
  await expect(orderSummary(page).getByRole('alert')).toHaveText('A cart can hold up to 50 different tyres');
});

test('CHK-14 the checkout shows the shop’s own message if an order has too many tyres', async ({ page }) => {
  const message = 'You can order up to 200 tyres online. Please call us for larger orders.';
  await answerOperation(page, 'CreateCheckout', {
    data: null,
    errors: [{ message, extensions: { code: 'TOO_MANY_REQUESTS' } }],
  });
  await placeOrderButton(page).click();
  await expect(orderSummary(page).getByRole('alert')).toHaveText(message);
});

test('CHK-10 a field that the server rejects is marked like any other', async ({ page }) => {
  const refusal = {
    __typename: 'InvalidInput',
    message: 'Please fill in all required fields',
    fields: [
      {
        __typename: 'FieldError',
        path: 'shippingAddress.postcode',
        message: 'Please enter a valid postcode',
      },
    ],
  };
  await answerOperation(page, 'CreateCheckout', { data: { createCheckout: refusal } });
  await placeOrderButton(page).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription('Please enter a valid postcode');
  await expect(page.getByLabel('Postcode')).toBeFocused();
});

test('CHK-15 the checkout reports an answer without a payment address', async ({ page }) => {
  await answerOperation(page, 'CreateCheckout', {
    data: {
      createCheckout: { __typename: 'Checkout', orderId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', url: null },
    },
  });
  await placeOrderButton(page).click();
  await expect(page.getByText('No checkout URL received')).toBeVisible();
});

test('C-27 the checkout names each tyre that sold out at the last moment', async ({ page }) => {
  const shortage = {
    __typename: 'OutOfStock',
    message: 'Some tyres are no longer in stock.',
    lines: [{ __typename: 'StockShortage', productId: tyre.id, requested: QUANTITY, available: 1 }],
  };
  await answerOperation(page, 'CreateCheckout', { data: { createCheckout: shortage } });
  await placeOrderButton(page).click();
  await expect(page.getByText(`Only 1 available now, and you asked for ${QUANTITY}`)).toBeVisible();
  await page.getByRole('button', { name: 'Update cart' }).click();
  await expectInCart(page, 1);
  await expect(placeOrderButton(page)).toHaveText(/^Pay £[\d,]+\.\d\d$/);
});

const LATER = [
  { what: 'delivery price', change: (quote: Quote) => ({ ...quote, total: quote.total + 500 }) },
  {
    what: 'price of a tyre',
    change: (quote: Quote) => ({
      ...quote,
      lines: quote.lines.map((line) => ({ ...line, unitPrice: line.unitPrice + 250 })),
      total: quote.total + 250 * QUANTITY,
    }),
  },
];

for (const { what, change } of LATER)
  test(`C-26 CHK-13 a ${what} that changes before Pay is pressed is shown, and nothing is ordered`, async ({
    page,
  }) => {
    let orders = 0;
    page.on('request', (request) => (orders += Number(operationOf(request) === 'CreateCheckout')));
    let total = 0;
    await page.route('**/graphql*', async (route) => {
      if (operationOf(route.request()) !== 'CartQuote') return route.fallback();
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { cartQuote: Quote } };
      const cartQuote = change(data.cartQuote);
      total = cartQuote.total;
      return route.fulfill({ response, json: { data: { cartQuote } } });
    });
    await expectQuoted(page);
    await placeOrderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your order has changed' })).toBeVisible();
    await expect(placeOrderButton(page)).toHaveText(`Pay £${(total / 100).toFixed(2)}`);
    await expect(page.getByLabel('Email')).toHaveValue(BUYER_EMAIL);
    expect(orders).toBe(0);
  });
