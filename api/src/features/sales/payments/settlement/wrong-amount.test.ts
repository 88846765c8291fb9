import { expect } from 'vitest';
import { type SignedIn } from '../../../../../test/account.ts';
import { orderOf, PAID, pay, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  anUnpaidOrder,
  cancelOrder,
  changeStatus,
  mailsAbout,
  refundOrder,
  refundsAt,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const STANDING = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      status
      paymentStatus
      received
      canPay
      canCancel
      invoiceNumber
      statusInfo {
        description
      }
    }
  }
`;
/** Two tyres at £89.49 and their delivery. */
const RECEIVED = 19_497;

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** An order whose payment is a pound short of its total. */
async function aShortPayment(shop: TestShop, customer: SignedIn): Promise<BoughtOrder> {
  const order = await anUnpaidOrder(shop, { by: customer, stock: 5 });
  await shop.rows(
    'update orders set total_pence = total_pence + 100, subtotal_pence = subtotal_pence + 100 where id = $1',
    [order.orderId],
  );
  await pay(shop, order);
  await shop.graphql(PAID, { id: order.sessionId });
  expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('A payment does not match its order')]);
  return order;
}

it('a wrong amount is shown to the buyer, reserves no stock and blocks payment and dispatch', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await aShortPayment(shop, customer);
  const { data } = await shop.graphql(STANDING, { id: order.orderId }, { ...customer.headers });
  expect(data).toEqual({
    order: {
      status: 'PENDING',
      paymentStatus: 'UNPAID',
      received: RECEIVED,
      canPay: false,
      canCancel: true,
      invoiceNumber: null,
      statusInfo: { description: expect.stringContaining('Cancel the order for a full refund') },
    },
  });
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 5, reserved: 0 });
  expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({
    kind: 'InvalidTransition',
  });
});

it('the buyer of an order paid with the wrong amount can cancel it and is refunded what they paid', async ({
  shop,
  customer,
}) => {
  const order = await aShortPayment(shop, customer);
  expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({
    kind: 'Order',
    status: 'CANCELLED',
    paymentStatus: 'REFUNDED',
  });
  expect(await refundsAt(shop, order)).toEqual([RECEIVED]);
  expect(await orderOf(shop, order)).toMatchObject({ needs_attention: null, movements: [] });
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 5, reserved: 0 });
  expect(
    await shop.rows('select 1 from mails where subject like $1 and text like $2', [
      `%${order.orderNumber}%`,
      '%refunding £194.97 to the card%',
    ]),
  ).toHaveLength(1);
});

it('an administrator can refund an order paid with the wrong amount, once', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await aShortPayment(shop, customer);
  expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
    kind: 'Order',
    status: 'REFUNDED',
    paymentStatus: 'REFUNDED',
  });
  expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ kind: 'NothingLeftToRefund' });
  expect(await refundsAt(shop, order)).toEqual([RECEIVED]);
  expect(await mailsAbout(shop, order)).toEqual([`We’ve refunded £194.97 for order ${order.orderNumber}`]);
});

it('an administrator can cancel an order paid with the wrong amount, which refunds it', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await aShortPayment(shop, customer);
  expect(await changeStatus(shop, order.orderId, 'CANCELLED', admin)).toMatchObject({
    kind: 'Order',
    status: 'CANCELLED',
    paymentStatus: 'REFUNDED',
  });
  expect(await changeStatus(shop, order.orderId, 'REFUNDED', admin)).toMatchObject({
    kind: 'InvalidTransition',
    message: 'There’s no payment to refund.',
  });
  expect(await refundsAt(shop, order)).toEqual([RECEIVED]);
});
