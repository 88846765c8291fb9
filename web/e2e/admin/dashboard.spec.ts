import { aPerson, signInAdmin } from '../support/accounts/accounts.ts';
import { orderAs, payFor } from '../support/accounts/orders.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { failOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

test('ADMIN-01 ADMIN-02 ADMIN-08 ROUTE-08 the home screen shows the shop’s figures and links to every section', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['bridgestone'] }, ({ stockQuantity }) => stockQuantity > 9);
  const order = await orderAs(request, aPerson(), tyre.id);
  await payFor(request, order);
  await signInAdmin(page);
  await openPage(page, '/admin');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Products [\d,]{6,}$/ })).toHaveAttribute(
    'href',
    '/admin/products',
  );
  await expect(main.getByRole('link', { name: /^Orders [1-9]/ })).toHaveAttribute('href', '/admin/orders');
  await expect(main.getByRole('link', { name: /^Pending orders [1-9]/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Revenue £[1-9]/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /orders? to ship$/ })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Sales' })).toContainText('Average order');
  await main.getByRole('button', { name: 'Table' }).first().click();
  await expect(main.getByRole('columnheader', { name: 'Period before' })).toBeVisible();
  await expectAccessible(page);
  for (const path of [
    'products/new',
    'products/simple',
    'page-contents',
    'settings',
    `orders/${order.orderId}`,
  ])
    await expect(page.locator(`a[href^="/admin/${path}"]`).first(), path).toBeAttached();

  // Ctrl-K finds an order by its number, without the mouse.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(order.orderNumber);
  await expect(page.getByRole('option', { name: new RegExp(order.orderNumber) })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: order.orderNumber })).toBeVisible();
});

test('ADMIN-03 figures that can’t be loaded are shown as zeros and can be retried', async ({ page }) => {
  await signInAdmin(page);
  await failOperation(page, 'Dashboard');
  await openPage(page, '/admin');
  const main = page.getByRole('main');
  await expect(main.getByText('We couldn’t load the figures.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Products 0' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Revenue £0.00' })).toBeVisible();
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('link', { name: /^Products [\d,]{6,}$/ })).toBeVisible();
});
