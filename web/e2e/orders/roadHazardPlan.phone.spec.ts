import { formatPrice } from '@treadline/schema/trade/values/money';
import { aPerson, register } from '../support/accounts/accounts.ts';
import { openShopKeeper } from '../support/admin/admin.ts';
import { fact } from '../support/page/fact.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen, expectUsableOnEachScreen } from '../support/page/screens.ts';
import { expectInCart } from '../support/shop/cart.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import {
  goToCardPage,
  orderSummary,
  payByCard,
  PAYING_CARD,
  placeOrderButton,
} from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

test('a customer buys four tyres with the road hazard plan and has its certificate', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(
    request,
    { brands: ['kumho'] },
    ({ stockQuantity, price }) => stockQuantity >= 4 && price * 4 >= 20_000,
  );
  await register(page, aPerson());
  await openPage(page, '/warranty#road-hazard-plan');
  await expect(page.getByText('£85.00 for 4')).toBeVisible();
  const choose = page.getByRole('link', { name: 'Choose tyres' });
  await expectUsableOnEachScreen(page, choose);
  await choose.click();
  await expect(page).toHaveURL(/\/shop/);

  await openPage(page, `/product/${tyre.slug}`);
  const buy = page.getByRole('region', { name: 'Buy', exact: true });
  await buy.getByRole('button', { name: '4 tyres' }).click();
  const offered = buy.getByRole('checkbox', { name: `Road hazard plan for 4 tyres ${tyre.name} £85.00` });
  const add = buy.getByRole('button', { name: 'Add to Cart' });
  await expectUsableOnEachScreen(page, offered, add);
  await offered.check();
  await add.click();
  await expectInCart(page, 4);

  await openPage(page, '/cart');
  const plan = page.getByRole('checkbox', { name: /^Road hazard plan/ });
  const subtotal = fact(orderSummary(page), 'Subtotal');
  await expect(plan).toBeChecked();
  await expect(subtotal).toHaveText(formatPrice(tyre.price * 4 + 8_500));
  await plan.uncheck();
  await expect(subtotal).toHaveText(formatPrice(tyre.price * 4));
  await plan.check();
  await expect(subtotal).toHaveText(formatPrice(tyre.price * 4 + 8_500));
  const proceed = page.getByRole('link', { name: 'Proceed to Checkout' });
  await expectSoundOnEachScreen(page, plan, proceed);
  await proceed.click();
  await expect(orderSummary(page).getByText('Road hazard plan £85.00')).toBeVisible();
  await expectUsableOnEachScreen(page, placeOrderButton(page));
  await goToCardPage(page);
  await payByCard(page, PAYING_CARD);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  const order = page.getByRole('link', { name: 'View Your Order' });
  await expectUsableOnEachScreen(page, order);
  await order.click();

  await expect(page.getByText(`Road hazard plan for ${tyre.name}`)).toBeVisible();
  const seeCertificate = page.getByRole('link', { name: 'Plan certificate' });
  await expectUsableOnEachScreen(page, seeCertificate);
  await seeCertificate.click();
  const number = await fact(page.getByRole('article'), 'Order number').innerText();
  const certificate = page.getByRole('region', { name: `Certificate ${number}-1` });
  await expect(fact(certificate, 'Covers')).toHaveText('4 tyres');
  await expect(fact(certificate, 'Runs')).toHaveText('24 months from the day your tyres arrive');
  await expectSoundOnEachScreen(page);

  const keeper = await openShopKeeper(request);
  const orderId = /orders\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';
  await keeper.deliver(orderId);
  await page.reload();
  await expect(fact(certificate, 'Runs')).toHaveText(/^\d+ \w+ \d{4} to \d+ \w+ \d{4}$/);
});
