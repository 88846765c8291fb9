import { expect } from 'vitest';
import { aBuyableProduct, anAddress } from '../../../../test/fixtures/buying.ts';
import { askAs } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { changeStatus } from '../../../../test/fixtures/order.ts';
import {
  aManualOrder,
  aTakenOrder,
  recordPayment,
  takeOrder,
} from '../../../../test/fixtures/order/manual-order.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest();
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const COLLECTED = { shippingAddress: null, collectedBy: { firstName: 'Ann', lastName: 'Lee' } } as const;
const PAID_IN_CASH = { ...COLLECTED, email: 'ann@example.com', payment: 'CASH' } as const;
const ORDER = `query ($id: ID!) { order(id: $id) {
  isCollected shipping estimatedDelivery { from } promise { deliverBy }
  shippingAddress { name line1 postcode } billingAddress { name line1 postcode }
  statusInfo { label description isCollected } trackingEvents { message } } }`;

it('tyres that are collected need no address, and every text promises a collection', async ({
  shop,
  admin,
}) => {
  const product = await aBuyableProduct(shop, { price: 4_000 });
  const { orderId, orderNumber } = await aTakenOrder(shop, product, admin, PAID_IN_CASH);
  expect(await recordPayment(shop, { orderId, method: 'CASH' }, admin)).toMatchObject({ kind: 'Order' });
  const read = async () => (await askAs<{ order: object }>(shop, admin, ORDER, { id: orderId })).order;
  const name = { name: 'Ann Lee', line1: '', postcode: '' };
  expect(await read()).toMatchObject({
    isCollected: true,
    shipping: 0,
    estimatedDelivery: null,
    promise: null,
    shippingAddress: name,
    billingAddress: name,
  });
  for (const status of ['PROCESSING', 'SHIPPED'] as const) await changeStatus(shop, orderId, status, admin);
  expect(await read()).toMatchObject({
    statusInfo: { label: 'Ready to Collect', isCollected: true },
    trackingEvents: [
      { message: 'Your tyres are ready to collect.' },
      { message: 'We’re checking your tyres and setting them aside for you.' },
      {},
      {},
    ],
  });
  await changeStatus(shop, orderId, 'DELIVERED', admin);
  expect(await read()).toMatchObject({ statusInfo: { label: 'Collected' } });

  const mails = await shop.rows<{ subject: string; text: string }>(
    'select subject, text from mails where subject like $1 order by created_at, id',
    [`%${orderNumber}%`],
  );
  expect(mails.map(({ subject }) => subject.replace(orderNumber, 'N'))).toEqual([
    'Thank you for your order N',
    'We’re packing your tyres: N',
    'Your tyres are ready to collect: N',
    'You’ve collected your tyres: N',
  ]);
  for (const { text } of mails) {
    expect(text).toContain('Collect from: Treadline, Unit 4, Ivel Works');
    expect(text).not.toMatch(/Delivery address|Standard delivery|on their way\.|dispatched|fitting\./);
  }
});

it('an order is delivered to an address or collected, and only tyres that aren’t fitted are', async ({
  shop,
  admin,
}) => {
  const product = await aBuyableProduct(shop);
  for (const [place, path] of [
    [{ shippingAddress: null }, 'shippingAddress'],
    [{ ...COLLECTED, shippingAddress: anAddress() }, 'collectedBy'],
    [{ ...COLLECTED, collectedBy: { firstName: ' ', lastName: 'Lee' } }, 'collectedBy.firstName'],
  ] as const)
    expect(await takeOrder(shop, aManualOrder(product, { payment: 'CASH', ...place }), admin)).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path }],
    });
});
