import { describe, expect } from 'vitest';
import { aCustomer, type SignedIn } from '../../../../../test/account.ts';
import { orderOf, pay, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  aPaidOrder,
  anUnpaidOrder,
  cancelOrder,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;
const RESUME = /* GraphQL */ `
  mutation ($id: ID!) {
    resumeCheckout(orderId: $id) {
      kind: __typename
      ... on Checkout {
        orderId
        sessionId
        url
        order {
          id
          canPay
        }
      }
      ... on OrderNotFound {
        message
      }
      ... on PaymentClosed {
        message
      }
    }
  }
`;
const CAN_PAY = 'query ($id: ID!) { order(id: $id) { canPay } }';
const CLOSED = { kind: 'PaymentClosed', message: expect.stringContaining('nothing was charged') };

const it = shopTest({ now: NOW });

it.beforeEach(({ shop }) => {
  shop.sandbox.resumeWebhooks();
});

async function resume(
  shop: TestShop,
  customer: SignedIn,
  id: string,
  by: SignedIn = customer,
): Promise<unknown> {
  const { data, errors } = await shop.graphql<{ resumeCheckout: unknown }>(RESUME, { id }, { ...by.headers });
  expect(errors).toBeUndefined();
  return data.resumeCheckout;
}

async function canPay(
  shop: TestShop,
  customer: SignedIn,
  { orderId }: BoughtOrder,
): Promise<boolean | undefined> {
  const { data } = await shop.graphql<{ order: { canPay: boolean } | null }>(
    CAN_PAY,
    { id: orderId },
    { ...customer.headers },
  );
  return data.order?.canPay;
}

describe('an order left unpaid', () => {
  it('an order left unpaid leads its owner back to the same payment page, and can be paid there', async ({
    shop,
    customer,
  }) => {
    const order = await anUnpaidOrder(shop, { by: customer });
    expect(await canPay(shop, customer, order)).toBe(true);
    expect(await resume(shop, customer, order.orderId)).toEqual({
      kind: 'Checkout',
      orderId: order.orderId,
      sessionId: order.sessionId,
      url: order.url,
      order: { id: order.orderId, canPay: true },
    });
    await pay(shop, order);
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 20, reserved: 2 });
  });

  it('another customer’s unpaid order, an unknown and a malformed id get the same answer', async ({
    shop,
    customer,
    stranger,
  }) => {
    const order = await anUnpaidOrder(shop, { by: customer });
    const guests = await anUnpaidOrder(shop);
    for (const id of [
      order.orderId,
      guests.orderId,
      '00000000-0000-4000-8000-000000000000',
      '1',
      "'; drop table orders",
    ])
      expect(await resume(shop, customer, id, stranger)).toEqual({
        kind: 'OrderNotFound',
        message: 'Order not found',
      });
    expect((await shop.graphql(RESUME, { id: guests.orderId })).data).toMatchObject({
      resumeCheckout: { kind: 'OrderNotFound' },
    });
  });

  it('an order can’t be paid once it’s paid, cancelled or expired', async ({ shop, customer }) => {
    const paid = await aPaidOrder(shop, { by: customer });
    expect([await canPay(shop, customer, paid), await resume(shop, customer, paid.orderId)]).toEqual([
      false,
      { kind: 'PaymentClosed', message: 'This order has already been paid.' },
    ]);

    const calledOff = await anUnpaidOrder(shop, { by: customer });
    await cancelOrder(shop, calledOff.orderId, customer);
    expect([
      await canPay(shop, customer, calledOff),
      await resume(shop, customer, calledOff.orderId),
    ]).toEqual([false, CLOSED]);

    const left = await anUnpaidOrder(shop, { by: customer });
    shop.setNow(new Date(NOW.getTime() + 31 * MINUTE_MS));
    expect([await canPay(shop, customer, left), await resume(shop, customer, left.orderId)]).toEqual([
      false,
      CLOSED,
    ]);
    expect(await orderOf(shop, left)).toMatchObject({ status: 'CANCELLED' });
    expect(await stockOf(shop, left.product)).toEqual({ onHand: 20, reserved: 0 });
  });

  it('an order whose payment went unnoticed is settled when its owner comes back', async ({
    shop,
    customer,
  }) => {
    const order = await anUnpaidOrder(shop, { by: customer });
    shop.sandbox.pauseWebhooks();
    await pay(shop, order);
    expect((await orderOf(shop, order)).payment_status).toBe('UNPAID');
    expect(await resume(shop, customer, order.orderId)).toEqual({
      kind: 'PaymentClosed',
      message: 'This order has already been paid.',
    });
    expect((await orderOf(shop, order)).payment_status).toBe('PAID');
  });

  it('an unpaid order is unchanged while the payment provider is unreachable', async () => {
    const closing = await openTestShop({ now: NOW });
    try {
      const customer = await aCustomer(closing);
      const order = await anUnpaidOrder(closing, { by: customer });
      await closing.sandbox.close();
      const { data, errors } = await closing.graphql(RESUME, { id: order.orderId }, { ...customer.headers });
      expect({ data, errors }).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }],
      });
      expect(await orderOf(closing, order)).toMatchObject({ status: 'PENDING', payment_status: 'UNPAID' });
    } finally {
      await closing.close();
    }
  });
});
