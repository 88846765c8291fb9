import { expect } from 'vitest';
import { orderOf, PAID, pay, stockOf } from '../../../../../test/fixtures/buying.ts';
import { anUnpaidOrder, auditOf, mailsAbout } from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  // No jobs run here; each read of the return page books the payment.
  shop.sandbox.pauseWebhooks();
});

it('a payment is booked together with its email and its invoice, or not at all', async ({ shop }) => {
  const order = await anUnpaidOrder(shop, { stock: 6 });
  await pay(shop, order);
  await shop.rows('alter table mails add constraint no_mails check (false) not valid');
  expect((await shop.graphql(PAID, { id: order.sessionId })).errors?.[0]?.extensions.code).toBe(
    'INTERNAL_SERVER_ERROR',
  );
  expect(await orderOf(shop, order)).toMatchObject({
    payment_status: 'UNPAID',
    movements: [],
    events: [expect.any(String)],
  });
  expect([await stockOf(shop, order.product), await auditOf(shop, order)]).toEqual([
    { onHand: 6, reserved: 2 },
    [],
  ]);

  await shop.rows('alter table mails drop constraint no_mails');
  await shop.graphql(PAID, { id: order.sessionId });
  expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'PAID', movements: [-2] });
  expect(await mailsAbout(shop, order)).toEqual([`Thank you for your order ${order.orderNumber}`]);
  expect(
    await shop.rows('select invoice_serial as serial from orders where id = $1', [order.orderId]),
  ).toEqual([{ serial: 1 }]);
});

it('a payment that fails to be booked sends no email', async ({ shop }) => {
  const order = await anUnpaidOrder(shop);
  await pay(shop, order);
  await shop.rows('alter table stock_movements add constraint no_movements check (false) not valid');
  await shop.graphql(PAID, { id: order.sessionId });
  expect([(await orderOf(shop, order)).payment_status, await mailsAbout(shop, order)]).toEqual([
    'UNPAID',
    [],
  ]);
  await shop.rows('alter table stock_movements drop constraint no_movements');
});

it('ten simultaneous reads of the return page queue one email', async ({ shop }) => {
  const order = await anUnpaidOrder(shop);
  await pay(shop, order);
  await Promise.all(Array.from({ length: 10 }, () => shop.graphql(PAID, { id: order.sessionId })));
  expect(await mailsAbout(shop, order)).toEqual([`Thank you for your order ${order.orderNumber}`]);
  expect(await auditOf(shop, order)).toMatchObject([
    {
      action: 'payment sold',
      actor_role: 'SHOP',
      before: { paymentStatus: 'UNPAID' },
      after: { paymentStatus: 'PAID' },
    },
  ]);
});

it('payments booked at once are numbered without gaps', async ({ shop }) => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => anUnpaidOrder(shop)));
  for (const order of orders) await pay(shop, order);
  await Promise.all(orders.map(({ sessionId }) => shop.graphql(PAID, { id: sessionId })));
  const serials = await shop.rows<{ serial: number }>(
    'select invoice_serial as serial from orders where invoice_serial is not null order by 1',
  );
  expect(serials.map(({ serial }) => serial)).toEqual(serials.map((_, index) => index + 1));
  expect(serials.length).toBeGreaterThanOrEqual(10);
});

it('an abandoned checkout sends no email', async ({ shop }) => {
  const order = await anUnpaidOrder(shop);
  await shop.graphql('mutation ($id: ID!) { cancelCheckout(orderId: $id) }', { id: order.orderId });
  expect(await orderOf(shop, order)).toMatchObject({ status: 'CANCELLED', payment_status: 'FAILED' });
  expect(await mailsAbout(shop, order)).toEqual([]);
  expect(await auditOf(shop, order)).toMatchObject([{ action: 'CANCELLED', actor_role: 'SHOP' }]);
});
