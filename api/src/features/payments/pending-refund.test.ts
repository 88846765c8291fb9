import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anAdmin, type SignedIn } from '../accounts/account.builder.ts';
import { OrderRefundService } from '../orders/order-refund.service.ts';
import {
  anUnpaidOrder,
  aPaidOrder,
  auditOf,
  cancelOrder,
  changeStatus,
  refundOrder,
  stripeRefundsOf,
  type BoughtOrder,
} from '../orders/order.builder.ts';
import { OrderService } from '../orders/order.service.ts';
import { orderOf, PAID, pay } from './buying.builder.ts';
import { PaymentService } from './payment.service.ts';
import { reconcilePayments, refundPayment, settlePayment } from './payments.jobs.ts';
import {
  bank,
  callBack,
  expectAsItWas,
  expectPaidBackOnce,
  leaveAWhile,
  refundInDashboard,
  totalOf,
} from './refund.builder.ts';

let shop: TestShop;
let admin: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  shop = await openTestShop({ jobs: [settlePayment, refundPayment] });
  // A callback comes when a test calls, and its work is done by the job.
  shop.sandbox.pauseWebhooks();
  [admin, owner] = await Promise.all([anAdmin(shop), aCustomer(shop)]);
});
afterAll(() => shop.close());

/** The job that runs each minute, a while after the refund was last touched. */
async function reconcileLater(order: BoughtOrder): Promise<void> {
  await leaveAWhile(shop, order);
  await reconcilePayments.handle(shop.services, undefined as never);
}

/** An order of nine tyres on the shelf, two of which were paid for and are to be paid back; Stripe has begun with it. */
async function aRefundUnderWay(status: 'pending' | 'requires_action' = 'pending'): Promise<BoughtOrder> {
  const order = await aPaidOrder(shop, { by: owner, stock: 9 });
  shop.sandbox.planNextRefund({ status });
  expect(await cancelOrder(shop, order.orderId, owner)).toMatchObject({
    kind: 'RefundPending',
    message: expect.stringContaining('under way but not confirmed yet'),
  });
  return order;
}

describe('a refund that Stripe answers pending', () => {
  test('changes nothing but stops other steps, and is booked and mailed once by the callback that it succeeded', async () => {
    const order = await aRefundUnderWay();
    await expectAsItWas(shop, order);
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({
      kind: 'InvalidTransition',
      message: 'A refund of this order is under way; it must end first.',
    });
    await callBack(shop, 'refund.created');
    await expectAsItWas(shop, order);
    await bank(shop, order, 'succeeded');
    await Promise.all([callBack(shop, 'refund.updated'), callBack(shop, 'charge.refund.updated')]);
    await expectPaidBackOnce(shop, order);
    await callBack(shop, 'refund.updated');
    await expectPaidBackOnce(shop, order);
  });

  test('is booked by the job when the callback never comes, however many look at a time', async () => {
    const order = await aRefundUnderWay('requires_action');
    await reconcileLater(order);
    await bank(shop, order, 'pending');
    await reconcileLater(order);
    await expectAsItWas(shop, order);
    await bank(shop, order, 'succeeded');
    await Promise.all([1, 2, 3].map(() => reconcileLater(order)));
    await expectPaidBackOnce(shop, order);
  });

  test('is one refund when ten ask at once', async () => {
    const order = await aPaidOrder(shop, { by: owner, stock: 9 });
    shop.sandbox.planNextRefund({ status: 'pending' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? refundOrder(shop, order.orderId, admin) : cancelOrder(shop, order.orderId, owner),
      ),
    );
    for (const answer of answers) expect(answer.kind).toBe('RefundPending');
    await expectAsItWas(shop, order);
    expect(await stripeRefundsOf(shop, order)).toMatchObject([{ status: 'pending' }]);
  });

  test.each(['refund.failed', 'charge.refund.updated'])(
    'and that fails leaves the order as it was, as %s tells, and can be asked for again',
    async (event) => {
      const order = await aRefundUnderWay();
      await bank(shop, order, 'failed', 'lost_or_stolen_card');
      await callBack(shop, event);
      await reconcileLater(order);
      await expectAsItWas(shop, order);
      expect((await auditOf(shop, order)).slice(-2)).toMatchObject([
        { action: 'refund asked' },
        {
          action: 'refund refused',
          before: { refund: totalOf(order) },
          after: {
            refund: null,
            refusal: 'lost_or_stolen_card: The card was reported lost or stolen.',
          },
        },
      ]);
      expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('Stripe refused a refund')]);
      expect(await cancelOrder(shop, order.orderId, owner)).toMatchObject({ kind: 'Order' });
      await expectPaidBackOnce(shop, order);
      expect((await stripeRefundsOf(shop, order)).map(({ status }) => status)).toEqual([
        'succeeded',
        'failed',
      ]);
    },
  );

  test('and that somebody cancels at Stripe leaves the order as it was', async () => {
    const order = await aRefundUnderWay();
    await bank(shop, order, 'canceled');
    await callBack(shop, 'refund.updated');
    await expectAsItWas(shop, order);
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('merchant_request')]);
  });
});

test.each([
  ['canceled', 'merchant_request: It was cancelled at Stripe on behalf of the shop.'],
  ['failed', 'unknown: The bank gave no reason.'],
] as const)(
  'a refund that Stripe answers %s at once is refused with the reason in words',
  async (status, reason) => {
    const order = await aPaidOrder(shop, { by: owner, stock: 9 });
    shop.sandbox.planNextRefund({ status });
    const { data } = await shop.graphql(
      'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { ... on RefundRefused { providerMessage } } }',
      { input: { orderId: order.orderId } },
      { ...admin.headers },
    );
    expect(data).toEqual({ refundOrder: { providerMessage: reason } });
    await expectAsItWas(shop, order);
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining(reason)]);
  },
);

describe('a process that is killed after Stripe made a refund and before it is booked', () => {
  /** What is left of it: an attempt in the books, and a refund at Stripe of which they know nothing. */
  async function aRefundNobodyBooked(status: 'pending' | 'succeeded'): Promise<BoughtOrder> {
    const order = await aPaidOrder(shop, { by: owner, stock: 9 });
    const attempt = await shop.services.get(OrderRefundService).begin(order.orderId, {
      endsAs: 'CANCELLED',
      actor: { role: 'CUSTOMER', userId: owner.id },
      message: 'You cancelled this order.',
    });
    if (attempt === null || 'refused' in attempt) throw new Error('Expected an attempt.');
    shop.sandbox.planNextRefund({ status });
    await shop.services.get(PaymentService).payBack(attempt);
    return order;
  }

  test('leaves it to the job, which makes no second one', async () => {
    const order = await aRefundNobodyBooked('pending');
    await reconcileLater(order);
    await expectAsItWas(shop, order);
    await bank(shop, order, 'succeeded');
    await callBack(shop, 'refund.updated');
    await expectPaidBackOnce(shop, order);
    expect(await stripeRefundsOf(shop, order)).toHaveLength(1);
  });

  test('books how the refund stands by then, not what Stripe answered first', async () => {
    const [paid, returned] = [await aRefundNobodyBooked('pending'), await aRefundNobodyBooked('succeeded')];
    await bank(shop, paid, 'succeeded');
    await bank(shop, returned, 'failed');
    await reconcileLater(paid);
    await reconcileLater(returned);
    await expectPaidBackOnce(shop, paid);
    await expectAsItWas(shop, returned);
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('Stripe refused a refund')]);
  });
});

test('a refund that somebody made in Stripe’s own pages is booked only once it has succeeded', async () => {
  const order = await aPaidOrder(shop, { by: owner, stock: 9 });
  shop.sandbox.planNextRefund({ status: 'pending' });
  await refundInDashboard(shop, order);
  expect(await cancelOrder(shop, order.orderId, owner)).toMatchObject({ kind: 'RefundPending' });
  await expectAsItWas(shop, order);
  await bank(shop, order, 'succeeded');
  await callBack(shop, 'refund.updated');
  await expectPaidBackOnce(shop, order);
});

test('money owed for sold-out tyres is not paid back again and again to a card that takes none', async () => {
  const order = await anUnpaidOrder(shop, { stock: 2, quantity: 2 });
  await pay(shop, order);
  await shop.services.get(OrderService).abandon(order.orderId, 'The payment page expired.');
  await shop.rows('update products set stock_quantity = 1 where id = $1', [order.product.id]);
  shop.sandbox.planNextRefund({ status: 'pending' });
  await shop.graphql(PAID, { id: order.sessionId });
  // The job asks for the refund, and notes Stripe's id of it last.
  await expect
    .poll(
      () =>
        shop.rows('select id from refunds where order_id = $1 and stripe_refund_id is not null', [
          order.orderId,
        ]),
      { timeout: 15_000 },
    )
    .toHaveLength(1);
  await shop.rows(`update orders set paid_at = paid_at - interval '2 minutes' where id = $1`, [
    order.orderId,
  ]);
  await bank(shop, order, 'failed');
  await reconcileLater(order);
  await reconcileLater(order);
  expect(await stripeRefundsOf(shop, order)).toMatchObject([{ status: 'failed' }]);
  expect(await orderOf(shop, order)).toMatchObject({
    payment_status: 'PAID',
    needs_attention: expect.stringContaining('to be refunded'),
  });
  expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('Stripe refused a refund')]);
  expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
    kind: 'Order',
    paymentStatus: 'REFUNDED',
  });
});

test('a callback about a refund that is not the shop’s is taken and changes nothing', async () => {
  const order = await aPaidOrder(shop, { by: owner, stock: 9 });
  await refundInDashboard(shop, order, 100);
  await callBack(shop, 'refund.created');
  await expectAsItWas(shop, order);
});

test('nothing unforeseen happened meanwhile', () => {
  expect(shop.complaints).toEqual([]);
});
