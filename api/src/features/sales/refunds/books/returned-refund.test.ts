import { describe, expect } from 'vitest';
import { orderOf, PAID, pay, stockOf } from '../../../../../test/fixtures/buying.ts';
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
} from '../../../../../test/fixtures/order.ts';
import {
  bank,
  callBack,
  callbackTest,
  expectPaidBackOnce,
  leaveAWhile,
  totalOf,
} from '../../../../../test/fixtures/refund.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { reconcilePayments, settlePayment } from '../../payments/index.ts';
import { RefundAttempts } from './refund-attempts.service.ts';
import { RefundBooks } from './refund-books.service.ts';

const it = callbackTest(settlePayment);

it('a refund that succeeded isn’t undone by a stale answer that says none was made', async ({
  shop,
  customer,
}) => {
  const order = await aPaidOrder(shop, { by: customer, stock: 9 });
  await cancelOrder(shop, order.orderId, customer);
  const books = shop.services.get(RefundBooks);
  const [refund] = await stripeRefundsOf(shop, order);
  const attempt = await shop.services.get(RefundAttempts).knownAs(refund?.id ?? '');
  if (!attempt) throw new Error('The books do not contain the refund that Stripe made.');
  await books.refuse(attempt, null, 'charge_disputed: The charge is disputed.');
  await expectPaidBackOnce(shop, order);
});

describe('a refund that comes back after it was booked', () => {
  const CAME_BACK =
    'The refund came back after it was booked, so the buyer does not have the money. ' +
    'expired_or_canceled_card: The card has expired or was cancelled.';

  async function comesBack(shop: TestShop, order: BoughtOrder): Promise<void> {
    await bank(shop, order, 'failed', 'expired_or_canceled_card');
    await Promise.all([callBack(shop, 'refund.failed'), callBack(shop, 'charge.refund.updated')]);
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('it needs attention')]);
  }

  it('a refund that comes back counts as refused: the order is paid again and needs attention', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer, stock: 9 });
    await refundOrder(shop, order.orderId, admin);
    const mails = await mailsAbout(shop, order);
    await comesBack(shop, order);
    await leaveAWhile(shop, order);
    await reconcilePayments.handle(shop.services, undefined as never);
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'PAID',
      needs_attention: CAME_BACK,
      movements: [-2],
    });
    expect((await orderOf(shop, order)).events.at(-1)).toContain('you won’t have your money yet');
    expect((await auditOf(shop, order)).at(-1)).toMatchObject({
      action: 'refund came back',
      actor_role: 'SHOP',
      before: { paymentStatus: 'REFUNDED', needsAttention: null },
      after: { paymentStatus: 'PAID', needsAttention: CAME_BACK },
    });
    expect(await mailsAbout(shop, order)).toEqual(mails);
  });

  it('a refund that came back can be retried, which emails the buyer and restocks nothing twice', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    await cancelOrder(shop, order.orderId, customer);
    await expectPaidBackOnce(shop, order);
    await comesBack(shop, order);
    expect(await orderOf(shop, order)).toMatchObject({ status: 'CANCELLED', payment_status: 'PAID' });
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'Order',
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
    });
    expect(await orderOf(shop, order)).toMatchObject({ needs_attention: null, movements: [-2, 2] });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
    expect((await mailsAbout(shop, order)).slice(2)).toEqual([expect.stringContaining('We’ve refunded')]);
    await comesBack(shop, order);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'Order',
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
    });
    expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
  });

  it('a returned refund of a wrong amount can be retried, and its order never counts as paid', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anUnpaidOrder(shop, { by: customer, stock: 9 });
    await shop.rows(
      'update orders set total_pence = total_pence + 100, subtotal_pence = subtotal_pence + 100 where id = $1',
      [order.orderId],
    );
    await pay(shop, order);
    await shop.graphql(PAID, { id: order.sessionId });
    shop.complaints.length = 0;
    await cancelOrder(shop, order.orderId, customer);
    await comesBack(shop, order);
    expect(await orderOf(shop, order)).toMatchObject({ status: 'CANCELLED', payment_status: 'FAILED' });
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'Order',
      paymentStatus: 'REFUNDED',
    });
  });
});

it('returned refunds log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
