import { formatPrice } from '@treadline/schema/trade/values/money';
import { describe, expect } from 'vitest';
import { orderOf, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  aPaidOrder,
  auditOf,
  changeStatus,
  mailsAbout,
  receiveReturn,
  refundOrder,
  refundsAt,
  retryRefund,
  stripeRefundsOf,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import {
  bank,
  breakStripe,
  callBack,
  callbackTest,
  leaveAWhile,
  lineOf,
  totalOf,
} from '../../../../../test/fixtures/refund.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { reconcilePayments, settlePayment } from '../../payments/index.ts';

const it = callbackTest(settlePayment);

const reconcile = (shop: TestShop) => reconcilePayments.handle(shop.services, undefined as never);

const REFUNDS = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      paymentStatus
      refundable
      refundableDelivery
      refundRevision
      refunds {
        id
        amount
        deliveryCharge
        status
        reason
        author
        tries
        lines {
          quantity
          restock
        }
      }
      lines {
        refundableUnits
        receivableUnits
        returnedUnits
        damagedUnits
      }
    }
  }
`;

interface Facts {
  readonly refundable: number;
  readonly refundRevision: number;
  readonly refunds: readonly { readonly id: string; readonly status: string; readonly amount: number }[];
}

async function factsOf(
  shop: TestShop,
  { orderId }: BoughtOrder,
  by: { readonly headers: Record<string, string> },
): Promise<Facts> {
  const { data } = await shop.graphql<{ order: Facts }>(REFUNDS, { id: orderId }, { ...by.headers });
  return data.order;
}

describe('a partial refund', () => {
  it('ADMIN-05 C-34 refunds units and delivery, restocks, is emailed, and the rest ends the order', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer, stock: 9 });
    const { price } = order.product;
    const lineId = await lineOf(shop, order);
    const part = {
      lines: [{ lineId, quantity: 1, restock: true }],
      deliveryCharge: 500,
      reason: 'One tyre had a nail in it.',
      revision: 0,
    };
    expect(await refundOrder(shop, order.orderId, admin, part)).toMatchObject({
      kind: 'Order',
      status: 'DELIVERED',
      paymentStatus: 'PARTIALLY_REFUNDED',
    });
    expect(await refundsAt(shop, order)).toEqual([price + 500]);
    expect(await factsOf(shop, order, admin)).toMatchObject({
      refundable: price + 1_099,
      refundableDelivery: 1_099,
      refundRevision: 1,
      refunds: [
        {
          amount: price + 500,
          deliveryCharge: 500,
          status: 'SUCCEEDED',
          reason: part.reason,
          tries: 1,
          lines: [{ quantity: 1, restock: true }],
        },
      ],
      lines: [{ refundableUnits: 1, receivableUnits: 1, returnedUnits: 1, damagedUnits: 0 }],
    });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 8, reserved: 0 });
    expect((await orderOf(shop, order)).events.at(-1)).toContain(part.reason);
    expect((await auditOf(shop, order)).at(-1)).toMatchObject({
      action: 'refund made',
      actor_id: admin.id,
      before: { paymentStatus: 'PAID', refunded: 0 },
      after: { paymentStatus: 'PARTIALLY_REFUNDED', refunded: price + 500 },
    });
    const [mail] = await shop.rows<{ text: string }>(
      'select text from mails where subject like $1 order by created_at desc, id desc limit 1',
      [`We’ve refunded%${order.orderNumber}`],
    );
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      `Delivery: £5.00 Refunded: ${formatPrice(price + 500)}`,
    );
    // A caller with older figures is told so.
    expect(await refundOrder(shop, order.orderId, admin, { ...part, amount: 100 })).toMatchObject({
      kind: 'StaleWrite',
    });
    const whole = { kind: 'Order', status: 'REFUNDED', paymentStatus: 'REFUNDED' };
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject(whole);
    expect((await refundsAt(shop, order)).reduce((sum, amount) => sum + amount, 0)).toBe(totalOf(order));
    const subjects = await mailsAbout(shop, order);
    expect(subjects.filter((subject) => subject.includes('refunded'))).toHaveLength(2);
  });

  it('ten at the same time refund no more than was paid, and a repeated request is one refund', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop, { stock: 9 });
    const total = totalOf(order);
    const amount = Math.floor(total / 3);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refundOrder(shop, order.orderId, admin, { amount })),
    );
    expect(answers.filter(({ kind }) => kind === 'Order')).toHaveLength(3);
    const left = total - 3 * amount;
    for (const { kind, message } of answers.filter((answer) => answer.kind !== 'Order'))
      expect([kind, message]).toEqual(
        left === 0 ? ['NothingLeftToRefund', expect.anything()] : ['InvalidInput', 'Please check the refund'],
      );
    expect(await refundsAt(shop, order)).toEqual([amount, amount, amount]);
    const other = await aPaidOrder(shop, { stock: 9 });
    const once = { amount: 1_000, key: 'pressed twice' };
    await Promise.all([1, 2, 3].map(() => refundOrder(shop, other.orderId, admin, once)));
    expect(await refundsAt(shop, other)).toEqual([1_000]);
    // Repeating a failed request doesn't report success. Staff retry it from the list of refunds.
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    for (const _ of [1, 2])
      expect(await refundOrder(shop, other.orderId, admin, { amount: 500, key: 'refused' })).toMatchObject({
        kind: 'RefundRefused',
      });
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('Stripe refused a refund')]);
    expect(await refundsAt(shop, other)).toEqual([1_000]);
  });

  it('lets the order continue while pending, follows the callback, and can be retried once it failed', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop, { stock: 9 });
    shop.sandbox.planNextRefund({ status: 'requires_action' });
    expect(await refundOrder(shop, order.orderId, admin, { amount: 2_000 })).toMatchObject({
      kind: 'RefundPending',
    });
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });
    const [waiting] = (await factsOf(shop, order, admin)).refunds;
    expect(waiting).toMatchObject({ status: 'REQUIRES_ACTION' });
    await bank(shop, order, 'failed', 'lost_or_stolen_card');
    await callBack(shop, 'refund.failed');
    expect(await factsOf(shop, order, admin)).toMatchObject({
      paymentStatus: 'PAID',
      refundable: totalOf(order),
      refunds: [{ status: 'FAILED', tries: 1 }],
    });
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('Stripe refused a refund')]);
    const answers = await Promise.all([1, 2].map(() => retryRefund(shop, waiting?.id ?? '', admin)));
    expect(answers.map(({ kind }) => kind)).toContain('Order');
    expect(await factsOf(shop, order, admin)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      refunds: [{ status: 'SUCCEEDED', tries: 2 }],
    });
    expect((await stripeRefundsOf(shop, order)).map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(await retryRefund(shop, waiting?.id ?? '', admin)).toMatchObject({ kind: 'NothingLeftToRefund' });
    expect(await retryRefund(shop, 'none', admin)).toMatchObject({ kind: 'RefundNotFound' });
  });

  it('restocks a tyre only once if its order is cancelled meanwhile, or not at all if staff said so', async ({
    shop,
    admin,
  }) => {
    for (const [restock, onHand] of [
      [true, 9],
      [false, 8],
    ] as const) {
      const order = await aPaidOrder(shop, { stock: 9 });
      const lines = [{ lineId: await lineOf(shop, order), quantity: 1, restock }];
      shop.sandbox.planNextRefund({ status: 'pending' });
      expect(await refundOrder(shop, order.orderId, admin, { lines })).toMatchObject({
        kind: 'RefundPending',
      });
      expect(await changeStatus(shop, order.orderId, 'CANCELLED', admin)).toMatchObject({ kind: 'Order' });
      const waiting = (await stripeRefundsOf(shop, order)).find(({ status }) => status === 'pending');
      shop.sandbox.changeRefund(waiting?.id ?? '', 'succeeded');
      await callBack(shop, 'refund.updated');
      expect(await factsOf(shop, order, admin)).toMatchObject({
        paymentStatus: 'REFUNDED',
        refunds: [{ status: 'SUCCEEDED' }, { status: 'SUCCEEDED' }],
        lines: [{ receivableUnits: restock ? 0 : 1, returnedUnits: restock ? 2 : 1 }],
      });
      expect(await stockOf(shop, order.product)).toEqual({ onHand, reserved: 0 });
    }
  });

  it('is completed once by the job if Stripe didn’t answer, even days later when its key has expired', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop, { stock: 9 });
    // Stripe makes the refund, but its answer is lost.
    const stripe = breakStripe(shop);
    expect(await refundOrder(shop, order.orderId, admin, { amount: 3_000 })).toMatchObject({
      kind: 'RefundPending',
    });
    stripe.mend();
    shop.complaints.splice(0);
    await leaveAWhile(shop, order);
    await Promise.all([1, 2].map(() => reconcile(shop)));
    expect(await refundsAt(shop, order)).toEqual([3_000]);
    // Pretend that the process died before it booked the outcome, and that the key has expired since.
    await shop.rows(
      `update refunds set status = 'PENDING', provider_refund_id = null, attempt = 1,
        tried_at = tried_at - interval '3 days', updated_at = updated_at - interval '3 days' where order_id = $1`,
      [order.orderId],
    );
    await shop.rows(`update orders set payment_status = 'PAID' where id = $1`, [order.orderId]);
    await shop.rows('delete from credit_notes where order_id = $1', [order.orderId]);
    await reconcile(shop);
    expect(await refundsAt(shop, order)).toEqual([3_000]);
    expect(await factsOf(shop, order, admin)).toMatchObject({ refunds: [{ status: 'SUCCEEDED' }] });
  });
});

describe('goods that come back', () => {
  it('are booked once, only after they were sent, and go back on sale if they’re resaleable', async ({
    shop,
    admin,
  }) => {
    const order = await anOrderThatIs(shop, 'PROCESSING', admin, { stock: 9 });
    const lineId = await lineOf(shop, order);
    const back = (quantity: number, condition: string) =>
      receiveReturn(shop, order.orderId, admin, [{ lineId, quantity, condition }]);
    expect(await back(1, 'RESALEABLE')).toMatchObject({
      kind: 'InvalidTransition',
      message: 'These tyres haven’t been sent yet. Refund or cancel the order instead.',
    });
    await changeStatus(shop, order.orderId, 'SHIPPED', admin);
    const answers = await Promise.all([1, 2, 3].map(() => back(1, 'RESALEABLE')));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['InvalidInput', 'Order', 'Order']);
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
    const other = await anOrderThatIs(shop, 'DELIVERED', admin, { stock: 9 });
    await receiveReturn(shop, other.orderId, admin, [
      { lineId: await lineOf(shop, other), quantity: 1, condition: 'RESALEABLE' },
      { lineId: await lineOf(shop, other), quantity: 1, condition: 'DAMAGED' },
    ]);
    expect(await stockOf(shop, other.product)).toEqual({ onHand: 8, reserved: 0 });
    expect(await factsOf(shop, other, admin)).toMatchObject({
      lines: [{ returnedUnits: 2, damagedUnits: 1, receivableUnits: 0 }],
    });
    expect((await auditOf(shop, other)).at(-1)).toMatchObject({
      action: 'return received',
      actor_id: admin.id,
    });
    // A refund can't restock units that are already back.
    expect(
      await refundOrder(shop, other.orderId, admin, {
        lines: [{ lineId: await lineOf(shop, other), quantity: 1, restock: true }],
      }),
    ).toMatchObject({ kind: 'InvalidInput' });
  });
});

it('partial refunds log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
