import { expect } from 'vitest';
import { aCustomer } from '../../../../../test/account.ts';
import { cartOf, updateCart } from '../../../../../test/fixtures/account/saved-cart.ts';
import {
  aBuyableProduct,
  anOpenCheckout,
  cancel,
  closeUnpaid,
  orderOf,
  pay,
  stockOf,
} from '../../../../../test/fixtures/buying.ts';
import { mailsAbout } from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { paymentGateway } from '../gateway/payment-gateway.port.ts';
import { reconcilePayments, settlePayment } from '../payments.jobs.ts';
import type { Payment } from './order-payment.ts';
import { OrderSettlement } from './order-settlement.service.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

/** Without job workers: whatever isn't written with the settlement is lost, as if the process had been killed. */
const it = shopTest({ now: NOW });
it.beforeEach(({ shop }) => {
  shop.setNow(NOW);
  shop.sandbox.pauseWebhooks();
});

/** The payment that Stripe reports for the order, once its page took a card. */
async function paymentOf(shop: TestShop, sessionId: string): Promise<Payment> {
  const session = await paymentGateway.in(shop.services).readSession(sessionId);
  if (!session?.amount || !session.currency) throw new Error('The session has no payment.');
  const { amount, currency, intentId } = session;
  return { amount, currency, paymentIntent: intentId, method: null };
}

it('a process killed right after a settlement has already removed the purchase from the saved cart', async ({
  shop,
}) => {
  const buyer = await aCustomer(shop);
  const product = await aBuyableProduct(shop);
  await updateCart(shop, buyer, [{ productId: product.id, quantity: 2 }]);
  const order = await anOpenCheckout(shop, product, { headers: buyer.headers });
  await pay(shop, order);
  const payment = await paymentOf(shop, order.sessionId);
  expect(await shop.services.get(OrderSettlement).settle(order.orderId, payment)).toBe('sold');
  expect(await cartOf(shop, buyer)).toEqual([]);
  expect(await mailsAbout(shop, order)).toEqual([`Thank you for your order ${order.orderNumber}`]);
});

it('a failed settlement leaves the saved cart unchanged', async ({ shop }) => {
  const buyer = await aCustomer(shop);
  const product = await aBuyableProduct(shop);
  await updateCart(shop, buyer, [{ productId: product.id, quantity: 2 }]);
  const order = await anOpenCheckout(shop, product, { headers: buyer.headers });
  await pay(shop, order);
  await shop.rows(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
  await shop.rows(
    `create constraint trigger refuse after insert on stock_movements deferrable initially deferred
      for each row execute function refuse()`,
  );
  const payment = await paymentOf(shop, order.sessionId);
  await expect(shop.services.get(OrderSettlement).settle(order.orderId, payment)).rejects.toThrow('killed');
  await shop.rows('drop trigger refuse on stock_movements');
  expect(await cartOf(shop, buyer)).toEqual([[product.id, 2]]);
  expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'UNPAID', movements: [] });

  // The next minute's sweep does all of it.
  shop.setNow(new Date(NOW.getTime() + 120_000));
  await reconcilePayments.handle(shop.services, undefined as never);
  expect(await cartOf(shop, buyer)).toEqual([]);
  expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'PAID', movements: [-2] });
});

it('money for sold-out tyres is refunded even if the process was killed before requesting the refund', async ({
  shop,
}) => {
  const product = await aBuyableProduct(shop, { stock: 2 });
  const late = await anOpenCheckout(shop, product);
  await pay(shop, late);
  const payment = await paymentOf(shop, late.sessionId);
  const { services } = shop;
  await closeUnpaid(shop, late.orderId, 'Its time was up.');
  const quicker = await anOpenCheckout(shop, product);
  expect(await services.get(OrderSettlement).settle(late.orderId, payment)).toBe('sold-out');
  expect(await orderOf(shop, late)).toMatchObject({ payment_status: 'PAID' });
  shop.setNow(new Date(NOW.getTime() + 120_000));
  await reconcilePayments.handle(services, undefined as never);
  expect(await orderOf(shop, late)).toMatchObject({ payment_status: 'REFUNDED', status: 'REFUNDED' });
  await cancel(shop, quicker.orderId);
});

it('a callback whose job is killed before it’s marked as processed runs again, and changes nothing', async ({
  shop,
}) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const order = await anOpenCheckout(shop, product);
  await pay(shop, order);
  const job = { sessionId: order.sessionId, eventId: 'evt_killed' };
  for (const _ of [1, 2]) await settlePayment.handle(shop.services, job);
  expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'PAID', movements: [-2] });
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
  expect(await mailsAbout(shop, order)).toHaveLength(1);
});
