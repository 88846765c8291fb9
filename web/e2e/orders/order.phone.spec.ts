import type { APIRequestContext, Locator } from '@playwright/test';
import { aPerson, fillLogin, register, signOut } from '../support/accounts/accounts.ts';
import { mailTo } from '../support/accounts/mail.ts';
import { placeOrder } from '../support/accounts/orders.ts';
import { openShopKeeper } from '../support/admin/admin.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectInCart } from '../support/shop/cart.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { payByCard, PAYING_CARD, SLOW_REFUND_CARD } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

/** Finds a tyre that matches the filter, with enough stock for each test. */
const aTyre = (request: APIRequestContext, filter: object) =>
  findTyre(request, filter, ({ stockQuantity }) => stockQuantity > 8);

test('ORD-02 ORD-03 ORDD-02 ORDD-03 TRACK-04 an order is found, invoiced, tracked, bought again and cancelled', async ({
  page,
  request,
  otherBrowser,
}) => {
  const tyre = await aTyre(request, { width: 225, profile: 45, diameter: 17, season: 'SUMMER' });
  const { orderId, orderNumber, trackingNumber } = await placeOrder(page, await register(page), tyre.id);
  // An unpaid order's page leads back to the payment.
  await openPage(page, `/orders/${orderId}`);
  await expect(page.getByText('We’re waiting for your payment.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay £[\d.,]+ now$/ }).click();
  await payByCard(page, PAYING_CARD);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'View Your Order' }).click();
  await expect(page).toHaveURL(`/orders/${orderId}`);

  await openPage(page, '/orders');
  const card = page.getByRole('article', { name: `Order ${orderNumber}` });
  await expect(card.getByText(orderId.slice(0, 8).toUpperCase())).toBeVisible();
  await expect(card.getByText('Order Received', { exact: true })).toBeVisible();
  await expect(card.getByText(`1 × ${tyre.name}`)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'View Details' }).click();

  await expect(page).toHaveURL(`/orders/${orderId}`);
  // The delivery date is above the actions.
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  expect(await top(page.getByText('Estimated delivery'))).toBeLessThan(
    await top(page.getByRole('link', { name: 'Track Package' })),
  );
  await expect(page.getByText('MK40 3HD')).toBeVisible();
  await expect(page.getByText('Own delivery team')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(/Delivery.*includes VAT/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expectInCart(page, 1);

  await page.getByRole('link', { name: 'Invoice', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'VAT invoice' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'VAT summary' })).toContainText('20%');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the order' }).click();

  const stranger = await otherBrowser();
  await openPage(stranger, `/track?number=${trackingNumber}`);
  await expect(stranger.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible();
  await expect(stranger.getByText('Ada K.', { exact: true })).toBeVisible();
  await expect(stranger.getByText('Bedford')).toHaveCount(
    await stranger.getByRole('contentinfo').getByText('Bedford').count(),
  );
  await expectAccessible(stranger);

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Your order has been cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByText('CANCELLED', { exact: true })).toBeVisible();
});

test('C-38 an order survives a resumed and abandoned payment, and a stale page says what has happened', async ({
  page,
  request,
  context,
}) => {
  const tyre = await aTyre(request, { width: 205, profile: 60, diameter: 16 });
  const { orderId, orderNumber } = await placeOrder(page, await register(page), tyre.id);
  await openPage(page, '/orders');
  const card = page.getByRole('article', { name: `Order ${orderNumber}` });
  await expect(card.getByText('Not paid yet')).toBeVisible();
  await card.getByRole('button', { name: /^Pay £[\d.,]+ now for order/ }).click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(`/orders/${orderId}`);
  await expect(page.getByText(/^Not paid yet\. We’re holding your tyres until/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay £[\d.,]+ now$/ }).click();
  await payByCard(page, PAYING_CARD);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();

  const old = await context.newPage();
  await Promise.all([openPage(page, `/orders/${orderId}`), openPage(old, `/orders/${orderId}`)]);
  await expect(old.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await (await openShopKeeper(request)).advance(orderId, 'PROCESSING');
  await old.getByRole('button', { name: 'Cancel order' }).click();
  await old.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(old.getByRole('alert')).toHaveText(
    'We’ve started preparing this order, so you can no longer cancel it here. Call us, or send it ' +
      'back within 14 days of delivery.',
  );
  await expect(old.getByText('Processing', { exact: true })).toBeVisible();
  await expect(old.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('an order with an unconfirmed refund says so everywhere and is not yet called cancelled', async ({
  page,
  request,
}) => {
  const tyre = await aTyre(request, { width: 195, profile: 65, diameter: 15 });
  const { orderId, trackingNumber, url } = await placeOrder(page, await register(page), tyre.id);
  await page.goto(url);
  await payByCard(page, SLOW_REFUND_CARD);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  await openPage(page, `/orders/${orderId}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.locator(':focus')).toContainText('The refund has started but isn’t confirmed yet.');
  await expect(page.getByText('We’ve started your refund, but it isn’t confirmed yet.')).toBeVisible();
  await expect(page.getByText(/^Payment: .+\. Refund in progress$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByText('Estimated delivery')).toHaveCount(0);
  await expect(page.getByText(/cancelled/i)).toHaveCount(0);
  await expectAccessible(page);
  await openPage(page, '/orders');
  await expect(page.getByRole('article').getByText('Refund in progress')).toBeVisible();
  await openPage(page, `/track?number=${trackingNumber}`);
  await expect(page.getByText('We’ve started your refund, but it isn’t confirmed yet.')).toBeVisible();
});

test('C-49 C-32 a guest who tracks by order number is led to the code that opens the order in this tab', async ({
  page,
  request,
}) => {
  const tyre = await aTyre(request, { width: 195, profile: 65, diameter: 15 });
  await openPage(page, '/');
  const guest = aPerson();
  const { orderId, orderNumber } = await placeOrder(page, guest, tyre.id);
  await openPage(page, '/track-order');
  await page.getByLabel('Tracking Number').fill(orderNumber.replaceAll('-', ' ').toLowerCase());
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByText(`${orderNumber} is an order number`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Find this order' }).click();
  await expect(page.getByLabel('Order number')).toHaveValue(orderNumber);
  await page.getByLabel('Email').fill(guest.email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const { html } = await mailTo(guest.email, /Your code/);
  await page.getByRole('textbox', { name: 'Code' }).fill(/>\s*(\d{6})\s*</.exec(html)?.[1] ?? '');
  await page.getByRole('button', { name: 'Show my order' }).click();

  const heading = page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(`/orders/${orderId}`);
  await expect(page.getByText('We’re waiting for your payment.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Find your order' }).click();
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
});

test('ORDD-01 ORDD-04 ORDD-05 sign-in leads to the customer’s own order and to nobody else’s', async ({
  page,
  request,
}) => {
  const tyre = await aTyre(request, { width: 225, profile: 45, diameter: 17, season: 'WINTER' });
  const owner = await register(page);
  const { orderId } = await placeOrder(page, owner, tyre.id);
  await page.evaluate(() => localStorage.clear());

  await openPage(page, `/orders/${orderId}`);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, owner);
  await expect(page).toHaveURL(`/orders/${orderId}`);
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/');
  await register(page);
  for (const id of [orderId, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await openPage(page, `/orders/${id}`);
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    await expect(
      page.getByText("The order you're looking for doesn't exist or you don't have permission to view it."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Orders' })).toHaveAttribute('href', '/orders');
  }
});

test('ORD-01 ORD-04 the orders page leads guests to sign-in and customers without orders to the tyres', async ({
  page,
}) => {
  await openPage(page, '/orders');
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', '/find-order');

  await register(page);
  await openPage(page, '/orders');
  await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Tyres' })).toHaveAttribute('href', '/shop');
  await expect(page.getByText(/^Ordered before you had this account\? Confirm ada-/)).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('A new link is on its way.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Find your order' })).toHaveAttribute(
    'href',
    '/find-order',
  );
  await expectAccessible(page);
});
