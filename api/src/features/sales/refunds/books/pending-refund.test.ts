import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { closeUnpaid, orderOf, PAID, pay } from '../../../../../test/fixtures/buying.ts';
import {
  anUnpaidOrder,
  aPaidOrder,
  auditOf,
  cancelOrder,
  changeStatus,
  refundOrder,
  stripeRefundsOf,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import {
  bank,
  callBack,
  callbackTest,
  expectAsItWas,
  expectPaidBackOnce,
  leaveAWhile,
  refundInDashboard,
  totalOf,
} from '../../../../../test/fixtures/refund.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { PaymentService, reconcilePayments, refundPayment, settlePayment } from '../../payments/index.ts';
import { RefundBooks } from './refund-books.service.ts';

const it = callbackTest(settlePayment, refundPayment);

/** Runs the job of each minute, some time after the refund was last updated. */
async function reconcileLater(shop: TestShop, order: BoughtOrder): Promise<void> {
  await leaveAWhile(shop, order);
  await reconcilePayments.handle(shop.services, undefined as never);
}

/** A paid order for two of nine tyres in stock, whose refund is pending at Stripe. */
async function aRefundUnderWay(
  shop: TestShop,
  owner: SignedIn,
  status: 'pending' | 'requires_action' = 'pending',
): Promise<BoughtOrder> {
  const order = await aPaidOrder(shop, { by: owner, stock: 9 });
  shop.sandbox.planNextRefund({ status });
  expect(await cancelOrder(shop, order.orderId, owner)).toMatchObject({
    kind: 'RefundPending',
    message: expect.stringContaining('has started but isn’t confirmed yet'),
  });
  return order;
}

describe('a refund that is pending at Stripe', () => {
  it('a pending refund only blocks other changes, and is booked and emailed when the callback reports success', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aRefundUnderWay(shop, customer);
    await expectAsItWas(shop, order);
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({
      kind: 'InvalidTransition',
      message: 'A refund for this order is pending and has to finish first.',
    });
    await callBack(shop, 'refund.created');
    await expectAsItWas(shop, order);
    await bank(shop, order, 'succeeded');
    await Promise.all([callBack(shop, 'refund.updated'), callBack(shop, 'charge.refund.updated')]);
    await expectPaidBackOnce(shop, order);
    await callBack(shop, 'refund.updated');
    await expectPaidBackOnce(shop, order);
  });

  it('a pending refund is booked once by the job if the callback never comes, even if several jobs run', async ({
    shop,
    customer,
  }) => {
    const order = await aRefundUnderWay(shop, customer, 'requires_action');
    await reconcileLater(shop, order);
    await bank(shop, order, 'pending');
    await reconcileLater(shop, order);
    await expectAsItWas(shop, order);
    await bank(shop, order, 'succeeded');
    await Promise.all([1, 2, 3].map(() => reconcileLater(shop, order)));
    await expectPaidBackOnce(shop, order);
  });

  it('ten simultaneous requests for a pending refund make one refund', async ({ shop, admin, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    shop.sandbox.planNextRefund({ status: 'pending' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? refundOrder(shop, order.orderId, admin) : cancelOrder(shop, order.orderId, customer),
      ),
    );
    for (const answer of answers) expect(answer.kind).toBe('RefundPending');
    await expectAsItWas(shop, order);
    expect(await stripeRefundsOf(shop, order)).toMatchObject([{ status: 'pending' }]);
  });

  it.for(['refund.failed', 'charge.refund.updated'])(
    'a pending refund that fails, as %s reports, leaves the order unchanged and can be retried',
    async (event, { shop, customer }) => {
      const order = await aRefundUnderWay(shop, customer);
      await bank(shop, order, 'failed', 'lost_or_stolen_card');
      await callBack(shop, event);
      await reconcileLater(shop, order);
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
      expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({ kind: 'Order' });
      await expectPaidBackOnce(shop, order);
      expect((await stripeRefundsOf(shop, order)).map(({ status }) => status)).toEqual([
        'succeeded',
        'failed',
      ]);
    },
  );

  it('a pending refund that is cancelled at Stripe leaves the order unchanged', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aRefundUnderWay(shop, customer);
    await bank(shop, order, 'canceled');
    await callBack(shop, 'refund.updated');
    await expectAsItWas(shop, order);
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('merchant_request')]);
  });
});

it.for([
  ['canceled', 'merchant_request: It was cancelled at Stripe on behalf of the shop.'],
  ['failed', 'unknown: The bank gave no reason.'],
] as const)(
  'a refund that is %s in Stripe’s first answer is refused with the reason in words',
  async ([status, reason], { shop, admin, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    shop.sandbox.planNextRefund({ status });
    const { data } = await shop.graphql(
      'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { ... on RefundRefused { ' +
        'providerMessage } } }',
      { input: { orderId: order.orderId } },
      { ...admin.headers },
    );
    expect(data).toEqual({ refundOrder: { providerMessage: reason } });
    await expectAsItWas(shop, order);
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining(reason)]);
  },
);

describe('a process killed between Stripe’s refund and its booking', () => {
  /** The state it leaves behind: an attempt in the books, and a refund at Stripe that they don't know of. */
  async function aRefundNobodyBooked(
    shop: TestShop,
    owner: SignedIn,
    status: 'pending' | 'succeeded',
  ): Promise<BoughtOrder> {
    const order = await aPaidOrder(shop, { by: owner, stock: 9 });
    const attempt = await shop.services.get(RefundBooks).begin(order.orderId, {
      endsAs: 'CANCELLED',
      actor: { role: 'CUSTOMER', userId: owner.id },
      message: 'You cancelled this order.',
    });
    if (attempt === null || !('idempotencyKey' in attempt)) throw new Error('Expected an attempt.');
    shop.sandbox.planNextRefund({ status });
    await shop.services.get(PaymentService).refund(attempt);
    return order;
  }

  it('a refund that a killed process didn’t book is booked by the job, which makes no second one', async ({
    shop,
    customer,
  }) => {
    const order = await aRefundNobodyBooked(shop, customer, 'pending');
    await reconcileLater(shop, order);
    await expectAsItWas(shop, order);
    await bank(shop, order, 'succeeded');
    await callBack(shop, 'refund.updated');
    await expectPaidBackOnce(shop, order);
    expect(await stripeRefundsOf(shop, order)).toHaveLength(1);
  });

  it('a refund that a killed process didn’t book is booked in its current state, not its first', async ({
    shop,
    customer,
  }) => {
    const [paid, returned] = [
      await aRefundNobodyBooked(shop, customer, 'pending'),
      await aRefundNobodyBooked(shop, customer, 'succeeded'),
    ];
    await bank(shop, paid, 'succeeded');
    await bank(shop, returned, 'failed');
    await reconcileLater(shop, paid);
    await reconcileLater(shop, returned);
    await expectPaidBackOnce(shop, paid);
    await expectAsItWas(shop, returned);
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('Stripe refused a refund')]);
  });
});

it('a refund made in Stripe’s own Dashboard is booked only once it has succeeded', async ({
  shop,
  customer,
}) => {
  const order = await aPaidOrder(shop, { by: customer, stock: 9 });
  shop.sandbox.planNextRefund({ status: 'pending' });
  await refundInDashboard(shop, order);
  expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({ kind: 'RefundPending' });
  await expectAsItWas(shop, order);
  await bank(shop, order, 'succeeded');
  await callBack(shop, 'refund.updated');
  await expectPaidBackOnce(shop, order);
});

it('a refund for sold-out tyres isn’t retried endlessly to a card that refuses it', async ({
  shop,
  admin,
}) => {
  const order = await anUnpaidOrder(shop, { stock: 2, quantity: 2 });
  await pay(shop, order);
  await closeUnpaid(shop, order.orderId, 'The payment page expired.');
  await shop.rows('update products set stock_quantity = 1 where id = $1', [order.product.id]);
  shop.sandbox.planNextRefund({ status: 'pending' });
  await shop.graphql(PAID, { id: order.sessionId });
  // The job requests the refund, and stores Stripe's id for it last.
  await expect
    .poll(() =>
      shop.rows('select id from refunds where order_id = $1 and provider_refund_id is not null', [
        order.orderId,
      ]),
    )
    .toHaveLength(1);
  await shop.rows(`update orders set paid_at = paid_at - interval '2 minutes' where id = $1`, [
    order.orderId,
  ]);
  await bank(shop, order, 'failed');
  await reconcileLater(shop, order);
  await reconcileLater(shop, order);
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

it('pending refunds log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
