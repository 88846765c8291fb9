import assert from 'node:assert/strict';
import { addProduct } from '../support/admin/products.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { operationOf } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { cartLine, expectInCart, storeCart, storedCart } from '../support/shop/cart.ts';
import { findTyre, findTyres, stockOf } from '../support/shop/catalogue.ts';
import {
  BUYER_EMAIL,
  DECLINED_CARD,
  fillCheckout,
  goToCardPage,
  payByCard,
  PAYING_CARD,
  placeOrderButton,
} from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

const BOUGHT = 3;

function isPlenty({ stockQuantity }: { stockQuantity: number }): boolean {
  return stockQuantity > BOUGHT;
}

test('CHK-14 a declined card loses nothing, and another card pays on the same page', async ({
  page,
  request,
  complaints,
}) => {
  complaints.provoke(/402 \(Payment Required\)/);
  const tyre = await findTyre(
    request,
    { width: 195, profile: 65, diameter: 15, brands: ['continental'] },
    isPlenty,
  );
  const stock = await stockOf(request, tyre.id);
  await storeCart(page, [cartLine(tyre, BOUGHT)]);
  await openPage(page, '/checkout');
  await goToCardPage(page);

  await payByCard(page, DECLINED_CARD);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  expect(await stockOf(request, tyre.id)).toBe(stock - BOUGHT);

  await payByCard(page, PAYING_CARD);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  await expectInCart(page, 0);
  expect(await stockOf(request, tyre.id)).toBe(stock - BOUGHT);
});

test('C-38 the card page’s Back link keeps cart and stock: the shopper can still pay, or change the order', async ({
  page,
  request,
}) => {
  const { sku } = await addProduct(request, { stockQuantity: BOUGHT });
  const { items } = await findTyres(request, { search: sku });
  const [tyre] = items;
  assert(tyre);
  await storeCart(page, [cartLine(tyre, BOUGHT)]);
  await openPage(page, '/checkout');
  await goToCardPage(page);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(
    // Shortly before midnight the deadline is tomorrow, so it includes the date.
    page.getByText(/holds 3 tyres for you until (?:.+, )?\d\d:\d\d\. Nothing has been charged\.$/),
  ).toBeVisible();
  await expect(page.getByText(`${BOUGHT} × ${tyre.name}`)).toBeVisible();
  await expectInCart(page, BOUGHT);
  expect(await stockOf(request, tyre.id)).toBe(0);

  const pay = page.getByRole('button', { name: /^Pay £[\d,.]+ now$/ });
  await expectAccessible(page);
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.getByRole('button', { name: 'Change my order' }).click();
  await expect(page.locator(':focus')).toContainText('has been cancelled and nothing was charged.');
  await expectInCart(page, BOUGHT);
  expect(await stockOf(request, tyre.id)).toBe(BOUGHT);

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(BUYER_EMAIL);
  await expect(page.getByLabel('Postcode')).toHaveValue('MK40 3HD');
  await expect(placeOrderButton(page)).toHaveText(/^Pay £[\d,]+\.\d\d$/);
});

test('C-38 the browser’s Back button releases the stock too', async ({ page, request }) => {
  const tyre = await findTyre(
    request,
    { width: 225, profile: 45, diameter: 17, brands: ['hankook'] },
    isPlenty,
  );
  const stock = await stockOf(request, tyre.id);
  await storeCart(page, [cartLine(tyre, BOUGHT)]);
  await openPage(page, '/checkout');
  await goToCardPage(page);
  await page.goBack();
  await expect(placeOrderButton(page)).toHaveText(/^Pay £[\d,]+\.\d\d$/);
  await expect.poll(() => stockOf(request, tyre.id)).toBe(stock);
  await expectInCart(page, BOUGHT);
});

test('CHK-13 pressing the button several times places one order', async ({ page, request }) => {
  const tyre = await findTyre(
    request,
    { width: 225, profile: 40, diameter: 18, brands: ['bridgestone'] },
    isPlenty,
  );
  const stock = await stockOf(request, tyre.id);
  let orders = 0;
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route.request()) === 'CreateCheckout') orders += 1;
    await route.continue();
  });
  await storeCart(page, [cartLine(tyre)]);
  await openPage(page, '/checkout');
  await fillCheckout(page);
  await placeOrderButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  expect(orders).toBe(1);
  expect(await stockOf(request, tyre.id)).toBe(stock - 1);
  await page.goBack();
  await expect.poll(() => stockOf(request, tyre.id)).toBe(stock);
});

test('C-26 C-27 the checkout reports a line that exceeds the stock before it can be paid', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(
    request,
    { width: 205, profile: 60, diameter: 16 },
    ({ stockQuantity }) => stockQuantity > 0 && stockQuantity < 10,
  );
  const stock = await stockOf(request, tyre.id);
  await storeCart(page, [cartLine(tyre, stock + 1)]);
  await openPage(page, '/checkout');
  await expect(page.getByText(`Only ${stock} available now, and you asked for ${stock + 1}`)).toBeVisible();
  await expect(placeOrderButton(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Update cart' }).click();
  expect((await storedCart(page)).map(({ quantity }) => quantity)).toEqual([stock]);
});
