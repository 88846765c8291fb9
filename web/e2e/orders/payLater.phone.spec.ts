import { aPerson } from '../support/accounts/accounts.ts';
import { linkIn, mailTo } from '../support/accounts/mail.ts';
import { placeOrder } from '../support/accounts/orders.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen, expectUsableOnEachScreen } from '../support/page/screens.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { payByCard, PAYING_CARD } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

test('C-38 a guest who leaves the card page gets an email, and pays by its link', async ({
  page,
  request,
  otherBrowser,
}) => {
  const tyre = await findTyre(
    request,
    { width: 205, profile: 55, diameter: 16 },
    ({ stockQuantity }) => stockQuantity > 8,
  );
  const guest = aPerson();
  await openPage(page, '/');
  const { orderId, orderNumber, url } = await placeOrder(page, guest, tyre.id);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await expectUsableOnEachScreen(page, page.getByRole('button', { name: /^Pay £/ }));

  // The browser that placed the order says which order holds the tyres.
  await openPage(page, '/cart');
  const held = page.getByText(`Order ${orderNumber} holds 1 tyre for you until`);
  await expect(held).toBeVisible();
  await expectSoundOnEachScreen(page);

  const mail = await mailTo(guest.email, /is waiting for payment/);
  expect(mail.html).toContain(tyre.name);
  const reader = await otherBrowser();
  await openPage(reader, linkIn(mail, `/orders/${orderId}`));
  await expect(reader).toHaveURL(`/orders/${orderId}`);
  await expect(reader.getByText('Awaiting Payment')).toBeVisible();
  // Shortly before midnight the deadline is tomorrow, so it includes the date.
  await expect(reader.getByText(/^We’re holding your tyres until (?:.+, )?\d\d:\d\d\./)).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Track Package' })).toBeVisible();
  const pay = reader.getByRole('button', { name: /^Pay £[\d.,]+ now$/ });
  await expectSoundOnEachScreen(reader, pay);
  await pay.click();
  await payByCard(reader, PAYING_CARD);
  await expect(reader.getByText('Payment Confirmed')).toBeVisible();
  const order = reader.getByRole('link', { name: 'View Your Order' });
  await expectUsableOnEachScreen(reader, order);
  await order.click();
  await expect(reader.getByText('Order Received', { exact: true })).toBeVisible();
  await expectUsableOnEachScreen(reader, reader.getByRole('link', { name: 'Track Package' }));

  await page.reload();
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
  await expect(held).toHaveCount(0);
});
