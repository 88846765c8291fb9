import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { orderOf, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  aPaidOrder,
  changeStatus,
  refundOrder,
  retryRefund,
  stripeRefundsOf,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { listed } from '../../../../../test/fixtures/order/order-desk.ts';
import { bank, callBack, callbackTest, lineOf } from '../../../../../test/fixtures/refund.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { REFUND_UNDER_WAY } from '../../fulfilment/index.ts';
import { settlePayment } from '../../payments/index.ts';

const it = callbackTest(settlePayment);

describe('a refund of units that ends an unsent order', () => {
  it('restocks all its tyres, not only those that the refund names', async ({ shop, admin }) => {
    const order = await aPaidOrder(shop, { stock: 9 });
    const goodwill = order.product.price + 1_599;
    expect(await refundOrder(shop, order.orderId, admin, { amount: goodwill })).toMatchObject({
      kind: 'Order',
      status: 'PENDING',
    });
    const lines = [{ lineId: await lineOf(shop, order), quantity: 1, restock: true }];
    expect(await refundOrder(shop, order.orderId, admin, { lines })).toMatchObject({
      kind: 'Order',
      status: 'REFUNDED',
    });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
    expect(await orderOf(shop, order)).toMatchObject({ movements: [-2, 2] });
  });

  it('doesn’t restock tyres that staff excluded', async ({ shop, admin }) => {
    const order = await anOrderThatIs(shop, 'PROCESSING', admin, { stock: 9 });
    await refundOrder(shop, order.orderId, admin, { amount: order.product.price + 1_599 });
    const lines = [{ lineId: await lineOf(shop, order), quantity: 1, restock: false }];
    expect(await refundOrder(shop, order.orderId, admin, { lines })).toMatchObject({ status: 'REFUNDED' });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 8, reserved: 0 });
  });

  it('restocks the rest even if its own tyre was restocked before the money came back', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop, { stock: 9 });
    const lines = [{ lineId: await lineOf(shop, order), quantity: 1, restock: true }];
    await refundOrder(shop, order.orderId, admin, { lines });
    await bank(shop, order, 'failed');
    await callBack(shop, 'refund.failed');
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 8, reserved: 0 });
    await refundOrder(shop, order.orderId, admin, { amount: order.product.price + 1_599 });
    const [failed] = await shop.rows<{ id: string }>(
      `select id from refunds where order_id = $1 and status = 'FAILED'`,
      [order.orderId],
    );
    expect(await retryRefund(shop, failed?.id ?? '', admin)).toMatchObject({ status: 'REFUNDED' });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('A refund came back')]);
  });
});

describe('a refund of the rest while an earlier partial refund is pending', () => {
  /** Starts a refund of £20 that stays pending at Stripe. */
  async function aPartUnderWay(shop: TestShop, order: BoughtOrder, admin: SignedIn): Promise<BoughtOrder> {
    shop.sandbox.planNextRefund({ status: 'pending' });
    expect(await refundOrder(shop, order.orderId, admin, { amount: 2_000 })).toMatchObject({
      kind: 'RefundPending',
    });
    return order;
  }

  /** Ends the partial refund, the older of the two. */
  async function endPart(shop: TestShop, order: BoughtOrder, status: 'succeeded' | 'failed'): Promise<void> {
    const part = (await stripeRefundsOf(shop, order)).find((refund) => refund.status === 'pending');
    shop.sandbox.changeRefund(part?.id ?? '', status);
    await callBack(shop, status === 'failed' ? 'refund.failed' : 'refund.updated');
  }

  it('holds the order once it succeeds, and the partial refund ends it', async ({ shop, admin }) => {
    const order = await aPartUnderWay(shop, await aPaidOrder(shop, { stock: 9 }), admin);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'Order',
      status: 'PENDING',
      paymentStatus: 'PARTIALLY_REFUNDED',
    });
    expect(await listed(shop, { desk: 'TO_SHIP' }, admin)).not.toContain(order.orderNumber);
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({
      kind: 'InvalidTransition',
      message: REFUND_UNDER_WAY,
    });
    await endPart(shop, order, 'succeeded');
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'REFUNDED',
      movements: [-2, 2],
    });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('lets the order continue if the partial refund fails, and its retry ends the order', async ({
    shop,
    admin,
  }) => {
    const order = await aPartUnderWay(shop, await aPaidOrder(shop, { stock: 9 }), admin);
    await refundOrder(shop, order.orderId, admin);
    await endPart(shop, order, 'failed');
    const waiting = () => listed(shop, { desk: 'NEEDS_ATTENTION' }, admin);
    // The later refund doesn't replace the partial one, which hadn't failed then.
    expect(await waiting()).toContain(order.orderNumber);
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });
    const [failed] = await shop.rows<{ id: string }>(
      `select id from refunds where order_id = $1 and status = 'FAILED'`,
      [order.orderId],
    );
    expect(await retryRefund(shop, failed?.id ?? '', admin)).toMatchObject({ status: 'REFUNDED' });
    expect(await waiting()).not.toContain(order.orderNumber);
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('Stripe refused a refund')]);
  });

  it('refunds an order that was sent, even if staff press Cancel', async ({ shop, admin }) => {
    const order = await aPartUnderWay(
      shop,
      await anOrderThatIs(shop, 'PROCESSING', admin, { stock: 9 }),
      admin,
    );
    await changeStatus(shop, order.orderId, 'SHIPPED', admin);
    await refundOrder(shop, order.orderId, admin);
    // Earlier releases never ended an order with a partial refund.
    await shop.rows('update refunds set ends_as = null where order_id = $1', [order.orderId]);
    expect(await changeStatus(shop, order.orderId, 'CANCELLED', admin)).toMatchObject({
      kind: 'RefundPending',
    });
    await endPart(shop, order, 'succeeded');
    expect(await orderOf(shop, order)).toMatchObject({ status: 'REFUNDED', movements: [-2] });
  });
});

it('refunds of the rest log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
