import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anAdmin, type SignedIn } from '../accounts/account.builder.ts';
import { anOrderThatIs, refundOrder, stripeRefundsOf, type BoughtOrder } from '../orders/order.builder.ts';
import { bank, totalOf } from './refund.builder.ts';
import { RefundService } from './refund.service.ts';

const OWN = `query ($id: ID!) { order(id: $id) { status paymentStatus refund { amount status }
  statusInfo { label description } estimatedDelivery { from } invoice { refund { amount } balance } } }`;
const SHOPS = 'query ($id: ID!) { order(id: $id) { needsAttention refund { providerMessage } } }';
const TRACKED =
  'query ($number: String!) { trackOrder(trackingNumber: $number) { status { label description } order { estimatedDelivery { from } } } }';

const UNDER_WAY =
  'Your refund is under way but not confirmed yet. We write to you as soon as the money is on its way.';
const IN_VAIN = 'Your refund did not go through, so you do not have your money yet. We will be in touch.';

let shop: TestShop;
let admin: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  shop = await openTestShop();
  shop.sandbox.pauseWebhooks();
  [admin, owner] = await Promise.all([anAdmin(shop), aCustomer(shop)]);
});
afterAll(() => shop.close());

const ownOrder = async ({ orderId }: BoughtOrder) =>
  (await shop.graphql(OWN, { id: orderId }, { ...owner.headers })).data;

const tracked = async ({ orderNumber }: BoughtOrder) =>
  (await shop.graphql(TRACKED, { number: orderNumber })).data;

async function hears(order: BoughtOrder, status: 'succeeded' | 'failed'): Promise<void> {
  await bank(shop, order, status);
  const [refund] = await stripeRefundsOf(shop, order);
  await shop.services.get(RefundService).look(refund?.id ?? '');
}

test('an order tells its buyer how its refund stands, from the wish to its end and beyond', async () => {
  const order = await anOrderThatIs(shop, 'SHIPPED', admin, { by: owner });
  const amount = totalOf(order);
  expect(await ownOrder(order)).toMatchObject({
    order: { refund: null, estimatedDelivery: { from: expect.any(String) } },
  });

  shop.sandbox.planNextRefund({ status: 'pending' });
  await refundOrder(shop, order.orderId, admin);
  expect(await ownOrder(order)).toEqual({
    order: {
      status: 'SHIPPED',
      paymentStatus: 'PAID',
      refund: { amount, status: 'PENDING' },
      statusInfo: { label: 'Shipped', description: UNDER_WAY },
      estimatedDelivery: null,
      invoice: { refund: null, balance: amount },
    },
  });
  expect(await tracked(order)).toEqual({
    trackOrder: {
      status: { label: 'Shipped', description: UNDER_WAY },
      order: { estimatedDelivery: null },
    },
  });

  await hears(order, 'succeeded');
  expect(await ownOrder(order)).toEqual({
    order: {
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
      refund: { amount, status: 'SUCCEEDED' },
      statusInfo: { label: 'Refunded', description: 'This order was paid back in full.' },
      estimatedDelivery: null,
      invoice: { refund: { amount }, balance: 0 },
    },
  });

  await hears(order, 'failed');
  expect(await ownOrder(order)).toEqual({
    order: {
      status: 'REFUNDED',
      paymentStatus: 'PAID',
      refund: { amount, status: 'REFUSED' },
      statusInfo: { label: 'Refund Not Complete', description: IN_VAIN },
      estimatedDelivery: null,
      invoice: { refund: null, balance: amount },
    },
  });
  expect(await tracked(order)).toMatchObject({
    trackOrder: { status: { label: 'Refund Not Complete', description: IN_VAIN } },
  });

  shop.sandbox.planNextRefund({ status: 'pending' });
  await refundOrder(shop, order.orderId, admin);
  expect(await ownOrder(order)).toMatchObject({
    order: {
      refund: { status: 'PENDING' },
      statusInfo: { label: 'Refund Not Complete', description: UNDER_WAY },
    },
  });
});

test('why a refund came to nothing, and that somebody must look, is for the shop alone', async () => {
  const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: owner });
  await refundOrder(shop, order.orderId, admin);
  await hears(order, 'failed');
  const own = await shop.graphql(SHOPS, { id: order.orderId }, { ...owner.headers });
  expect(own.data).toEqual({ order: { needsAttention: null, refund: { providerMessage: null } } });
  expect(own.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect((await shop.graphql(SHOPS, { id: order.orderId }, { ...admin.headers })).data).toEqual({
    order: {
      needsAttention: expect.stringContaining('the buyer does not have the money'),
      refund: { providerMessage: 'unknown: The bank gave no reason.' },
    },
  });
});

test('a refund that came to nothing before it was booked troubles nobody on the order’s page', async () => {
  const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: owner });
  shop.sandbox.planNextRefund({ status: 'pending' });
  await refundOrder(shop, order.orderId, admin);
  await hears(order, 'failed');
  expect(await ownOrder(order)).toMatchObject({
    order: {
      paymentStatus: 'PAID',
      refund: { status: 'REFUSED' },
      statusInfo: { label: 'Delivered', description: 'Your tyres have been delivered.' },
    },
  });
});
