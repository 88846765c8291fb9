import { randomUUID } from 'node:crypto';
import { adminToken, aPerson, signInAdmin } from '../support/accounts/accounts.ts';
import { mailTo } from '../support/accounts/mail.ts';
import { orderAs, payFor } from '../support/accounts/orders.ts';
import { openShopKeeper } from '../support/admin/admin.ts';
import { addProduct } from '../support/admin/products.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen, expectUsableOnEachScreen } from '../support/page/screens.ts';
import { stockOf } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

test('tyres sold from a supplier’s stock are ordered by email, and received short', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const keeper = await openShopKeeper(request);
  const name = `Midland ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  const { createSupplier: supplier } = await keeper.ask<{ createSupplier: { id: number } }>(
    'mutation ($input: CreateSupplierInput!) { createSupplier(input: $input) { ... on Supplier { id } } }',
    { input: { name, email, leadDays: 2, active: true } },
  );
  const tyre = await addProduct(request, { stockQuantity: 1 });
  const sent = await request.post(`/api/suppliers/offers?about=${supplier.id}&apply=each`, {
    headers: { authorization: `Bearer ${await adminToken(request)}`, 'content-type': 'text/csv' },
    data: `sku,code,cost,stock\n${tyre.sku},W17,51.20,10\n`,
  });
  expect(sent.status()).toBe(202);
  await expect.poll(() => stockOf(request, tyre.id)).toBe(11);
  const order = await orderAs(request, aPerson(), tyre.id, { quantity: 4 });
  await payFor(request, order);

  await signInAdmin(page);
  await openPage(page, '/admin/purchases');
  const main = page.getByRole('main');
  const place = (tyres: number) => main.getByRole('button', { name: `Order ${tyres} tyres from ${name}` });
  const units = main.getByLabel(`Units of ${tyre.name}`);
  await expect(units).toHaveValue('3');
  await expect(main.getByText('W17 · £51.20 each · needed by 1 order', { exact: false })).toBeVisible();
  await expectSoundOnEachScreen(page, place(3));
  await units.fill('5');
  await place(5).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Purchase \d+$/);
  expect((await mailTo(email, /^Order \d+ of /)).html).toContain('W17');
  const came = main.getByLabel(`Units of ${tyre.name} that came`);
  await expect(came).toHaveValue('5');
  await main.getByLabel(`Units of ${tyre.name} that won’t come`).fill('4');
  await expect(came).toHaveValue('1');
  const book = main.getByRole('button', { name: 'Book 1 tyre' });
  await expectSoundOnEachScreen(page, book);
  await book.click();
  await expect(main.getByText('5 ordered · 1 received · 4 not coming', { exact: false })).toBeVisible();

  // That was a mistake: two came, and the other three are cancelled.
  await main.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await came.fill('2');
  await main.getByRole('button', { name: 'Book 2 tyres' }).click();
  await expect(main.getByText('5 ordered · 2 received', { exact: false })).toBeVisible();
  await main.getByRole('button', { name: 'Correct cost' }).click();
  await page.getByLabel(/^Cost of one/).fill('49.50');
  await page.getByRole('dialog').getByRole('button', { name: 'Correct cost' }).click();
  await expect(main.getByText('£247.50 without VAT, £99.00 of it received.', { exact: false })).toBeVisible();
  await main.getByRole('button', { name: 'Cancel purchase' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel 3 tyres' }).click();
  await expect(main.getByText('2 received · 3 not coming', { exact: false })).toBeVisible();
  await mailTo(email, /^Cancelled: order \d+ of /);
  const more = main.getByRole('button', { name: 'More came' });
  await expectSoundOnEachScreen(page, more);
  await more.click();
  await came.fill('1');
  await expect(main.getByText('1 more than ordered: it goes to own stock.')).toBeVisible();
  await main.getByRole('button', { name: 'Book 1 tyre' }).click();
  await expect(main.getByText('3 not coming · 1 more than ordered', { exact: false })).toBeVisible();

  // One of the three that the order waits for must be ordered again.
  await openPage(page, `/admin/orders/${order.orderId}`);
  await expect(main.getByText(`${tyre.name}, 3 from ${name}: 2 here, 1 to order`)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Ship…' })).toHaveCount(0);
  const now = main.getByRole('link', { name: 'Order now' });
  await expectUsableOnEachScreen(page, now);
  await now.click();
  await expect(main.getByLabel(`Units of ${tyre.name}`)).toHaveValue('1');

  // It's ordered along with units for own stock.
  await main.getByRole('link', { name: 'New purchase' }).click();
  await main.getByLabel('Supplier').selectOption(name);
  await main.getByLabel('Add a tyre').fill(tyre.sku);
  await main.getByRole('option', { name: tyre.name }).click();
  await expect(main.getByText(/^W17 · £51\.20 each · \d+ units there · orders need 1$/)).toBeVisible();
  await units.fill('6');
  await expectSoundOnEachScreen(page, place(6));
  await place(6).click();
  await expect(main.getByText('6 ordered', { exact: false })).toBeVisible();
  await openPage(page, `/admin/orders/${order.orderId}`);
  await expect(main.getByRole('link', { name: /^See purchase \d+$/ })).toBeVisible();
});
