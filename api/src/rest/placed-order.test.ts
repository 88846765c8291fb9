import { expect } from 'vitest';
import { aBuyableProduct, stockOf } from '../../test/fixtures/buying.ts';
import { mailsAbout } from '../../test/fixtures/order.ts';
import { aTakenOrder } from '../../test/fixtures/order/manual-order.ts';
import { ask, get } from '../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../test/shop-test.ts';

const it = shopTest();

const aBody = (productId: number, quantity = 2) => ({
  items: [{ id: productId, quantity }],
  email: 'buyer@example.com',
  shipping_address: {
    firstName: 'Sam',
    lastName: 'Carter',
    address1: '4 Ivel Road',
    city: 'Bedford',
    postcode: 'mk42 0aa',
  },
});

it('ADMIN-05 C-39 an administrator’s POST /orders places an order for the buyer it names, who gets an email', async ({
  shop,
  admin,
  customer,
}) => {
  const product = await aBuyableProduct(shop, { stock: 9 });
  const headers = { ...admin.headers, 'idempotency-key': 'one call' };
  const send = () => ask(shop, 'POST', '/orders', { body: aBody(product.id), headers });
  const { status, body } = await send();
  expect([status, body]).toMatchObject([
    201,
    {
      success: true,
      order: { email: 'buyer@example.com', payment_status: 'unpaid', status: 'pending' },
      url: expect.stringContaining('/pay/'),
    },
  ]);
  const order = body['order'] as unknown as { order_number: string };
  expect(await mailsAbout(shop, { orderNumber: order.order_number })).toEqual([
    `Pay for your order ${order.order_number}`,
  ]);
  expect((await send()).body).toEqual(body);
  expect(await stockOf(shop, product)).toEqual({ onHand: 9, reserved: 2 });
  expect((await get(shop, '/orders/my-orders', admin)).body).toMatchObject({ orders: [] });
  expect((await get(shop, '/orders', admin)).body).toMatchObject({
    orders: [{ order_number: order.order_number }],
  });
  // A customer’s order is still their own, paid at the checkout, and without an email.
  const own = await ask(shop, 'POST', '/orders', {
    body: aBody(product.id, 1),
    headers: { ...customer.headers },
  });
  expect(own).toMatchObject({ status: 201, body: { order: { payment_status: 'unpaid' } } });
  expect((await get(shop, '/orders/my-orders', customer)).body).toMatchObject({
    orders: [{ item_count: 1 }],
  });
  const few = await ask(shop, 'POST', '/orders', {
    body: aBody(product.id, 50),
    headers: { ...admin.headers },
  });
  expect(few).toMatchObject({ status: 409, body: { lines: [{ id: product.id, available: 6 }] } });
});

it('a manual order’s note is in its buyer’s export, and is erased with the account', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await aTakenOrder(shop, await aBuyableProduct(shop), admin, {
    customerId: customer.id,
    note: 'Rings back after five.',
    payment: 'CASH',
  });
  await shop.rows(`update orders set status = 'CANCELLED', payment_status = 'FAILED' where id = $1`, [
    order.orderId,
  ]);
  const part = shop.services.personalData.find(({ name }) => name === 'manualOrders');
  const person = { userId: customer.id, email: customer.email, emailVerified: true };
  const em = shop.services.platform.orm.em.fork();
  expect(await part?.read(em, person)).toEqual([
    expect.objectContaining({ orderId: order.orderId, note: 'Rings back after five.', payment: 'CASH' }),
  ]);
  await part?.erase(em, person);
  expect(await shop.rows('select note from manual_orders where order_id = $1', [order.orderId])).toEqual([
    { note: null },
  ]);
});
