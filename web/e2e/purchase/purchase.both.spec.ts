import { aPerson } from '../support/accounts/accounts.ts';
import { fact } from '../support/page/fact.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectInCart, storedCart } from '../support/shop/cart.ts';
import { findTyre, stockOf } from '../support/shop/catalogue.ts';
import {
  fillCheckout,
  goToCardPage,
  orderSummary,
  payByCard,
  PAYING_CARD,
  placeOrderButton,
} from '../support/shop/checkout.ts';
import { chooseSize, registrationForm, sizeForm } from '../support/shop/finder.ts';
import { followInDrawer } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

test('FIND-03 PROD-02 CART-02 CHK-13 PAY-02 PAY-03 PAY-04 PAY-05 a guest buys two tyres found by size', async ({
  page,
  request,
  isMobile,
}, { project }) => {
  // Each screen size buys a different tyre, because both run at once and check the remaining stock.
  const brand = project.name === 'phone' ? 'pirelli' : 'michelin';
  const tyre = await findTyre(
    request,
    { width: 205, profile: 55, diameter: 16, brands: [brand], season: 'SUMMER' },
    ({ stockQuantity }) => stockQuantity > 4,
  );
  const stock = await stockOf(request, tyre.id);

  await openPage(page, '/');
  await chooseSize(page, { width: '205', profile: '55', diameter: '16' });
  const form = sizeForm(page);
  await form.getByLabel('Season').selectOption('Summer');
  await form.getByLabel('Brand').selectOption(tyre.brand.name);
  await form.getByRole('button', { name: 'Find my tyres' }).click();

  const asked = { search: '205/55 R16', season: 'Summer', brand: tyre.brand.name, sort: 'recommended' };
  await expect(page).toHaveURL(`/shop?${new URLSearchParams(asked)}`);
  if (isMobile) await followInDrawer(page, 'Show every version');
  else await page.getByRole('link', { name: 'Show every version' }).click();
  await page.getByRole('article').getByRole('link', { name: tyre.name, exact: true }).click();

  await expect(page).toHaveURL(`/product/${tyre.slug}`);
  const buy = page.getByRole('region', { name: 'Buy', exact: true });
  await buy.getByRole('button', { name: 'Add to Cart' }).click();
  await expectInCart(page, 2);
  await page.getByRole('link', { name: 'View Cart' }).click();

  await expect(page).toHaveURL('/cart');
  const sum = fact(orderSummary(page), 'Total');
  await expect(sum).toHaveText(/^£/);
  const total = await sum.textContent();
  await orderSummary(page).getByRole('link', { name: 'Proceed to Checkout' }).click();
  const { email } = aPerson();
  await fillCheckout(page);
  await page.getByLabel('Email').fill(email);
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  expect(await stockOf(request, tyre.id)).toBe(stock - 2);
  await payByCard(page, PAYING_CARD);

  await expect(page.getByRole('heading', { name: 'Thank You for Your Purchase!' })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-success\?session_id=cs_/);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  const facts = page.getByRole('main');
  await expect(fact(facts, 'Order ID')).toHaveText(/^[0-9A-F]{8}$/);
  await expect(fact(facts, 'Amount Paid')).toHaveText(total ?? '');
  await expect(fact(facts, 'Customer Email')).toHaveText(email);
  await expect(fact(facts, 'Estimated Delivery')).toContainText('3-5 business days');
  await expect(fact(facts, 'Delivery method')).toHaveText('Standard delivery');
  await expect(fact(facts, 'Delivery address')).toContainText('Bedford');
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
  await expect(page.getByRole('link', { name: 'View Your Account' })).toHaveCount(0);
  await expectInCart(page, 0);
  expect(await storedCart(page)).toEqual([]);
  expect(await stockOf(request, tyre.id)).toBe(stock - 2);

  await page.reload();
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  // The shop has the other details, so an account only needs a password.
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('link', { name: 'View Your Account' })).toHaveAttribute('href', '/account');
});

test('FIND-07 FIND-08 CARD-03 a guest buys a tyre found by registration', async ({ page }) => {
  await openPage(page, '/');
  const plate = page.getByLabel('Vehicle registration');
  await plate.pressSequentially('ab12 cde');
  await expect(plate).toHaveValue('AB12 CDE');
  await registrationForm(page).getByRole('button', { name: 'Find my tyres' }).click();

  await expect(page).toHaveURL('/shop?registration=AB12+CDE&sort=recommended');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tyres for your .* – AB12 CDE$/);
  await page.getByRole('button', { name: 'Add to Cart', disabled: false }).first().click();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await goToCardPage(page);
  await payByCard(page, PAYING_CARD);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'View Your Order' }).click();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
});
