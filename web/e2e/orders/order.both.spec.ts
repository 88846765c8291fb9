import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { fillLogin, register } from '../support/accounts.ts';
import { expectInCart } from '../support/cart.ts';
import { findTyre } from '../support/catalogue.ts';
import { payByCard, PAYING_CARD } from '../support/checkout.ts';
import { openPage } from '../support/openPage.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, test } from '../support/test.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test('ORD-02 ORD-03 ORDD-02 ORDD-03 TRACK-04 an order is found, invoiced, tracked, bought again and cancelled', async ({ page, request, browser, baseURL }) => {
  const tyre = await findTyre(request, { width: 225, profile: 45, diameter: 17, season: 'SUMMER' }, ({ stockQuantity }) => stockQuantity > 8);
  const { orderId, orderNumber } = await placeOrder(page, await register(page), tyre.id);
  // Left unpaid, its page leads back to the payment.
  await openPage(page, `/orders/${orderId}`);
  await expect(page.getByText('We are waiting for your payment, and keep your tyres')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay £[\d.,]+ now$/ }).click();
  await payByCard(page, PAYING_CARD);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'View Your Order' }).click();
  await expect(page).toHaveURL(`/orders/${orderId}`);

  await openPage(page, '/orders');
  const card = page.getByRole('article', { name: `Order ${orderId.slice(0, 8).toUpperCase()}` });
  await expect(card.getByText('Order Received')).toBeVisible();
  await expect(card.getByText(`1 × ${tyre.name}`)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'View Details' }).click();

  await expect(page).toHaveURL(`/orders/${orderId}`);
  await expect(page.getByText('MK40 3HD')).toBeVisible();
  await expect(page.getByText('Own delivery team')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('includes VAT');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expectInCart(page, 1);

  await page.getByRole('link', { name: 'Invoice', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'VAT invoice' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'VAT summary' })).toContainText('20 %');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print invoice' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the order' }).click();

  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await openPage(stranger, `/track?number=${orderNumber}`);
  await expect(stranger.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible();
  await expect(stranger.getByText('Ada K.', { exact: true })).toBeVisible();
  await expect(stranger.getByText('Bedford')).toHaveCount(await stranger.getByRole('contentinfo').getByText('Bedford').count());
  await expectAccessible(stranger);
  await stranger.context().close();

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Your order is cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByText('CANCELLED', { exact: true })).toBeVisible();
});

test('ORDD-01 ORDD-04 ORDD-05 leads to an order through sign-in, and to nobody else’s', async ({ page, request }) => {
  const tyre = await findTyre(request, { width: 225, profile: 45, diameter: 17, season: 'WINTER' }, ({ stockQuantity }) => stockQuantity > 8);
  const owner = await register(page);
  const { orderId } = await placeOrder(page, owner, tyre.id);
  await page.evaluate(() => localStorage.clear());

  await openPage(page, `/orders/${orderId}`);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, owner);
  await expect(page).toHaveURL(`/orders/${orderId}`);
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await register(page);
  for (const id of [orderId, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await openPage(page, `/orders/${id}`);
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    await expect(page.getByText("The order you're looking for doesn't exist or you don't have permission to view it.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Orders' })).toHaveAttribute('href', '/orders');
  }
});

test('ORD-01 ORD-04 shows who is not signed in the way there, and who has no orders the tyres', async ({ page }) => {
  await openPage(page, '/orders');
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', '/find-order');

  await register(page);
  await openPage(page, '/orders');
  await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Tyres' })).toHaveAttribute('href', '/shop');
  await expectAccessible(page);
});
