import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anAdmin, type SignedIn } from '../accounts/account.builder.ts';
import { OrderRefundService } from '../orders/order-refund.service.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  aPaidOrder,
  auditOf,
  cancelOrder,
  mailsAbout,
  refundOrder,
  refundsAt,
  stripeRefundsOf,
  type BoughtOrder,
} from '../orders/order.builder.ts';
import { orderOf, PAID, pay, stockOf } from './buying.builder.ts';
import { reconcilePayments, settlePayment } from './payments.jobs.ts';
import { bank, callBack, expectPaidBackOnce, leaveAWhile, totalOf } from './refund.builder.ts';

let shop: TestShop;
let admin: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  shop = await openTestShop({ jobs: [settlePayment] });
  // A callback comes when a test calls, and its work is done by the job.
  shop.sandbox.pauseWebhooks();
  [admin, owner] = await Promise.all([anAdmin(shop), aCustomer(shop)]);
});
afterAll(() => shop.close());

test('a refund that succeeded is not undone by somebody who was told that none was made', async () => {
  const order = await aPaidOrder(shop, { by: owner, stock: 9 });
  await cancelOrder(shop, order.orderId, owner);
  const books = shop.services.get(OrderRefundService);
  const [refund] = await stripeRefundsOf(shop, order);
  const attempt = await books.knownAs(refund?.id ?? '');
  if (!attempt) throw new Error('The books do not know the refund that Stripe made.');
  await books.refuse(attempt, null, 'charge_disputed: The charge is disputed.');
  await expectPaidBackOnce(shop, order);
});

describe('a refund that comes back after it was booked', () => {
  const CAME_BACK =
    'The refund came back after it was booked, so the buyer does not have the money. expired_or_canceled_card: The card has expired or was cancelled.';

  async function comesBack(order: BoughtOrder): Promise<void> {
    await bank(shop, order, 'failed', 'expired_or_canceled_card');
    await Promise.all([callBack(shop, 'refund.failed'), callBack(shop, 'charge.refund.updated')]);
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('somebody must look at it')]);
  }

  test('is refused again: the order has its money, says so, and somebody must look at it', async () => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: owner, stock: 9 });
    await refundOrder(shop, order.orderId, admin);
    const mails = await mailsAbout(shop, order);
    await comesBack(order);
    await leaveAWhile(shop, order);
    await reconcilePayments.handle(shop.services, undefined as never);
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'PAID',
      needs_attention: CAME_BACK,
      movements: [-2],
    });
    expect((await orderOf(shop, order)).events.at(-1)).toContain('you do not have your money yet');
    expect((await auditOf(shop, order)).at(-1)).toMatchObject({
      action: 'refund came back',
      actor_role: 'SHOP',
      before: { paymentStatus: 'REFUNDED', needsAttention: null },
      after: { paymentStatus: 'PAID', needsAttention: CAME_BACK },
    });
    expect(await mailsAbout(shop, order)).toEqual(mails);
  });

  test('can be made again, which puts no tyres back twice and is mailed', async () => {
    const order = await aPaidOrder(shop, { by: owner, stock: 9 });
    await cancelOrder(shop, order.orderId, owner);
    await expectPaidBackOnce(shop, order);
    await comesBack(order);
    expect(await orderOf(shop, order)).toMatchObject({ status: 'CANCELLED', payment_status: 'PAID' });
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'Order',
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
    });
    expect(await orderOf(shop, order)).toMatchObject({ needs_attention: null, movements: [-2, 2] });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
    expect((await mailsAbout(shop, order)).slice(2)).toEqual([expect.stringContaining('We have refunded')]);
    await comesBack(order);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'Order',
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
    });
    expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
  });

  test('of a sum that was not the total can be made again and never counts as paid', async () => {
    const order = await anUnpaidOrder(shop, { by: owner, stock: 9 });
    await shop.rows(
      'update orders set total_pence = total_pence + 100, subtotal_pence = subtotal_pence + 100 where id = $1',
      [order.orderId],
    );
    await pay(shop, order);
    await shop.graphql(PAID, { id: order.sessionId });
    shop.complaints.length = 0;
    await cancelOrder(shop, order.orderId, owner);
    await comesBack(order);
    expect(await orderOf(shop, order)).toMatchObject({ status: 'CANCELLED', payment_status: 'FAILED' });
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'Order',
      paymentStatus: 'REFUNDED',
    });
  });
});

test('nothing unforeseen happened meanwhile', () => {
  expect(shop.complaints).toEqual([]);
});
