import { expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import {
  anOrderThatIs,
  refundOrder,
  stripeRefundsOf,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { bank, totalOf } from '../../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { RefundService } from '../requests/refund.service.ts';

const OWN = `query ($id: ID!) { order(id: $id) { status paymentStatus refund { amount status }
  statusInfo { label description } estimatedDelivery { from } invoice { refund { amount } balance } } }`;
const SHOPS = 'query ($id: ID!) { order(id: $id) { needsAttention refund { providerMessage } } }';
const TRACKED =
  'query ($number: String!) { trackOrder(trackingNumber: $number) { status { label description } ' +
  'order { estimatedDelivery { from } } } }';

const UNDER_WAY =
  'We’ve started your refund, but it isn’t confirmed yet. We’ll email you as soon as your money is on its way.';
const WAITS =
  'Your refund is waiting for you: Stripe, which handles our payments, has emailed you to ask which bank account ' +
  'it should go to. We’ll email you as soon as your money is on its way.';
const STOPPED =
  'Your refund was stopped before it was paid out, so you won’t have your money yet. We’ll be in touch.';
const IN_VAIN = 'Your refund didn’t go through, so you won’t have your money yet. We’ll be in touch.';

const it = shopTest();
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

const ownOrder = async (shop: TestShop, owner: SignedIn, { orderId }: BoughtOrder) =>
  (await shop.graphql(OWN, { id: orderId }, { ...owner.headers })).data;

const tracked = async (shop: TestShop, { trackingNumber }: BoughtOrder) =>
  (await shop.graphql(TRACKED, { number: trackingNumber })).data;

async function hears(
  shop: TestShop,
  order: BoughtOrder,
  status: 'succeeded' | 'failed' | 'canceled',
): Promise<void> {
  await bank(shop, order, status);
  const [refund] = await stripeRefundsOf(shop, order);
  await shop.services.get(RefundService).reconcile(refund?.id ?? '');
}

it('an order shows its buyer the state of its refund, even after it came back', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await anOrderThatIs(shop, 'SHIPPED', admin, { by: customer });
  const amount = totalOf(order);
  expect(await ownOrder(shop, customer, order)).toMatchObject({
    order: { refund: null, estimatedDelivery: { from: expect.any(String) } },
  });

  shop.sandbox.planNextRefund({ status: 'pending' });
  await refundOrder(shop, order.orderId, admin);
  expect(await ownOrder(shop, customer, order)).toEqual({
    order: {
      status: 'SHIPPED',
      paymentStatus: 'PAID',
      refund: { amount, status: 'PENDING' },
      statusInfo: { label: 'Shipped', description: UNDER_WAY },
      estimatedDelivery: null,
      invoice: { refund: null, balance: amount },
    },
  });
  expect(await tracked(shop, order)).toEqual({
    trackOrder: {
      status: { label: 'Shipped', description: UNDER_WAY },
      order: { estimatedDelivery: null },
    },
  });

  await hears(shop, order, 'succeeded');
  expect(await ownOrder(shop, customer, order)).toEqual({
    order: {
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
      refund: { amount, status: 'SUCCEEDED' },
      statusInfo: { label: 'Refunded', description: 'We’ve refunded this order in full.' },
      estimatedDelivery: null,
      invoice: { refund: { amount }, balance: 0 },
    },
  });

  await hears(shop, order, 'failed');
  expect(await ownOrder(shop, customer, order)).toEqual({
    order: {
      status: 'REFUNDED',
      paymentStatus: 'PAID',
      refund: { amount, status: 'FAILED' },
      statusInfo: { label: 'Refund Not Complete', description: IN_VAIN },
      estimatedDelivery: null,
      invoice: { refund: null, balance: amount },
    },
  });
  expect(await tracked(shop, order)).toMatchObject({
    trackOrder: { status: { label: 'Refund Not Complete', description: IN_VAIN } },
  });

  shop.sandbox.planNextRefund({ status: 'pending' });
  await refundOrder(shop, order.orderId, admin);
  expect(await ownOrder(shop, customer, order)).toMatchObject({
    order: {
      refund: { status: 'PENDING' },
      statusInfo: { label: 'Refund Not Complete', description: UNDER_WAY },
    },
  });
});

it('only the shop sees why a refund failed, and that it needs attention', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer });
  await refundOrder(shop, order.orderId, admin);
  await hears(shop, order, 'failed');
  const own = await shop.graphql(SHOPS, { id: order.orderId }, { ...customer.headers });
  expect(own.data).toEqual({ order: { needsAttention: null, refund: { providerMessage: null } } });
  expect(own.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect((await shop.graphql(SHOPS, { id: order.orderId }, { ...admin.headers })).data).toEqual({
    order: {
      needsAttention: expect.stringContaining('the buyer does not have the money'),
      refund: { providerMessage: 'unknown: The bank gave no reason.' },
    },
  });
});

it.for([
  ['failed', 'FAILED', IN_VAIN],
  ['canceled', 'CANCELED', STOPPED],
] as const)(
  'an order that continues says that its refund was %s, until another succeeds or it’s given up',
  async ([status, state, text], { shop, admin, customer }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer });
    shop.sandbox.planNextRefund({ status: 'pending' });
    await refundOrder(shop, order.orderId, admin, { amount: 500 });
    await hears(shop, order, status);
    const delivered = 'Your tyres have been delivered.';
    const told = { label: 'Delivered', description: `${delivered} ${text}` };
    expect(await ownOrder(shop, customer, order)).toMatchObject({
      order: { paymentStatus: 'PAID', refund: { status: state }, statusInfo: told },
    });
    expect(await tracked(shop, order)).toMatchObject({ trackOrder: { status: told } });
    const settled = { statusInfo: { label: 'Delivered', description: delivered } };
    await shop.rows('update refunds set given_up_at = now() where order_id = $1', [order.orderId]);
    expect(await ownOrder(shop, customer, order)).toMatchObject({ order: { ...settled, refund: null } });
    await shop.rows('update refunds set given_up_at = null where order_id = $1', [order.orderId]);
    await refundOrder(shop, order.orderId, admin, { amount: 500 });
    expect(await ownOrder(shop, customer, order)).toMatchObject({
      order: { ...settled, refund: { status: 'SUCCEEDED' } },
    });
  },
);

it('an order whose refund waits for its buyer says what to do', async ({ shop, admin, customer }) => {
  const order = await anOrderThatIs(shop, 'SHIPPED', admin, { by: customer });
  shop.sandbox.planNextRefund({ status: 'requires_action' });
  await refundOrder(shop, order.orderId, admin);
  expect(await ownOrder(shop, customer, order)).toMatchObject({
    order: {
      refund: { status: 'REQUIRES_ACTION' },
      statusInfo: { label: 'Shipped', description: WAITS },
      estimatedDelivery: null,
    },
  });
});
