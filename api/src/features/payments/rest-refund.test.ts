import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { aPaidOrder, anOrderThatIs, refundOrder, retryRefund } from '../orders/order.builder.ts';
import { orderOf, stockOf } from './buying.builder.ts';
import { settlePayment } from './payments.jobs.ts';
import { bank, callBack, lineOf } from './refund.builder.ts';

const it = shopTest({ jobs: [settlePayment] });
it.beforeAll(({ shop }) => {
  // A callback comes when a test calls, and the job processes it.
  shop.sandbox.pauseWebhooks();
});

describe('a refund of units that ends an order which was never sent', () => {
  it('puts all its tyres back on the shelf, not only those that it names', async ({ shop, admin }) => {
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

  it('keeps off the shelf what staff keep off it', async ({ shop, admin }) => {
    const order = await anOrderThatIs(shop, 'PROCESSING', admin, { stock: 9 });
    await refundOrder(shop, order.orderId, admin, { amount: order.product.price + 1_599 });
    const lines = [{ lineId: await lineOf(shop, order), quantity: 1, restock: false }];
    expect(await refundOrder(shop, order.orderId, admin, { lines })).toMatchObject({ status: 'REFUNDED' });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 8, reserved: 0 });
  });

  it('puts the rest back even if its own tyre is there since before its money came back', async ({
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
