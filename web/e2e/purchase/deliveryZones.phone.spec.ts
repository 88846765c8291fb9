import { fact } from '../support/page/fact.ts';
import { openPage } from '../support/page/openPage.ts';
import { cartLine, storeCart } from '../support/shop/cart.ts';
import { findTyre, type Tyre } from '../support/shop/catalogue.ts';
import { fillCheckout, orderSummary, placeOrderButton } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

const isInStock = ({ stockQuantity }: Tyre) => stockQuantity > 0;

test.beforeEach(async ({ page, request }) => {
  await storeCart(page, [cartLine(await findTyre(request, { maxPrice: 15_000 }, isInStock))]);
});

for (const [where, typed, written, shipping, note] of [
  [
    'Skye',
    'iv519eh',
    'IV51 9EH',
    '£25.99',
    /only offer standard delivery to the Scottish Highlands and islands/,
  ],
  ['Belfast', 'bt15gs', 'BT1 5GS', '£15.99', /only offer standard delivery to Northern Ireland/],
] as const)
  test(`C-37 CART-02 the cart shows price, method and time of delivery to ${where}`, async ({ page }) => {
    await openPage(page, '/cart');
    const summary = orderSummary(page);
    await expect(summary).toContainText('To the UK mainland, if you order now');
    await expect(summary.getByText('Express delivery')).toBeVisible();
    await summary.getByLabel('Delivery postcode').fill(typed);
    await summary.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(summary).toContainText(`To ${written}, if you order now`);
    await expect(summary.getByText(note)).toBeVisible();
    await expect(summary.getByText('Express delivery')).toHaveCount(0);
    await expect(fact(summary, 'Shipping')).toHaveText(shipping);
  });

test('C-26 the postcode checked in the cart survives a reload and fills in the checkout', async ({
  page,
}) => {
  await openPage(page, '/cart');
  const summary = orderSummary(page);
  await summary.getByLabel('Delivery postcode').fill('bt11aa');
  await summary.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(summary).toContainText('To BT1 1AA, if you order now');
  await page.reload();
  await expect(summary).toContainText('To BT1 1AA, if you order now');
  await expect(summary.getByLabel('Delivery postcode')).toHaveValue('BT1 1AA');
  await summary.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByLabel('Postcode')).toHaveValue('BT1 1AA');
  await expect(page.getByLabel('Country')).toHaveValue('NI');
  await expect(fact(orderSummary(page), 'Shipping')).toHaveText('£15.99');
  await expect(orderSummary(page)).toContainText('Estimated delivery');
});

test('C-37 the cart explains before the checkout that it can’t deliver to Jersey', async ({ page }) => {
  await openPage(page, '/cart');
  const summary = orderSummary(page);
  await summary.getByLabel('Delivery postcode').fill('JE2 3AB');
  await summary.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(summary.getByRole('alert')).toContainText('We don’t deliver to the Channel Islands');
  await expect(fact(summary, 'Shipping')).toHaveText('Not available');
  await expect(summary.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await summary.getByLabel('Delivery postcode').fill('MK42 0AA');
  await summary.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(summary.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('C-50 the cart offers no delivery for an invalid postcode', async ({ page }) => {
  await openPage(page, '/cart');
  const summary = orderSummary(page);
  await expect(summary.getByText('Standard delivery')).toBeVisible();
  await summary.getByLabel('Delivery postcode').fill('MK42');
  await summary.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(summary.getByText('Please enter a valid postcode')).toBeVisible();
  await expect(summary.getByText('Standard delivery')).toHaveCount(0);
});

test('C-37 the checkout offers only standard delivery to Skye, and says so', async ({ page }) => {
  await openPage(page, '/checkout');
  const methods = page.getByRole('group', { name: 'Delivery method' });
  await page.getByRole('radio', { name: /^Express/ }).check();
  await page.getByLabel('Postcode').fill('IV51 9EH');
  await expect(methods.getByRole('radio')).toHaveCount(1);
  await expect(methods).toContainText('Your delivery option isn’t available at this address');
  await expect(methods).toContainText('only offer standard delivery to the Scottish Highlands and islands');
  await expect(fact(orderSummary(page), 'Shipping')).toHaveText('£25.99');
});

test('C-37 the checkout refuses a Jersey postcode and takes no order', async ({ page }) => {
  await openPage(page, '/checkout');
  await fillCheckout(page);
  await page.getByLabel('Postcode').fill('JE2 3AB');
  const methods = page.getByRole('group', { name: 'Delivery method' });
  await expect(methods.getByRole('alert')).toContainText('We don’t deliver to the Channel Islands');
  await expect(methods.getByRole('radio')).toHaveCount(0);
  await expect(placeOrderButton(page)).toBeDisabled();
  await expect(placeOrderButton(page)).toHaveText('Pay now');
});

test('C-50 the checkout offers no delivery method for an invalid postcode', async ({ page }) => {
  await openPage(page, '/checkout');
  const methods = page.getByRole('group', { name: 'Delivery method' });
  await page.getByLabel('Postcode').fill('MK42');
  await page.getByLabel('City').focus();
  await expect(methods).toContainText('Enter a valid postcode to see how we can deliver');
  await expect(methods.getByRole('radio')).toHaveCount(0);
  await expect(fact(orderSummary(page), 'Shipping')).toHaveText('Not available');
  await expect(orderSummary(page)).not.toContainText('Estimated delivery');
  await expect(placeOrderButton(page)).toHaveText('Correct your postcode');
  await page.getByLabel('Postcode').fill('MK42 0AA');
  await expect(methods.getByRole('radio')).toHaveCount(3);
});
