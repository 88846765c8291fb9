import { describe, expect } from 'vitest';
import { orderOf, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  aPaidOrder,
  auditOf,
  changeStatus,
  mailsAbout,
  refundOrder,
  refundsAt,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { breakStripe, figuresOf, totalOf } from '../../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { reconcilePayments } from '../../payments/index.ts';

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  // No jobs run here: opening the return page books each payment.
  shop.sandbox.pauseWebhooks();
});

const refundMails = async (shop: TestShop, order: BoughtOrder): Promise<number> =>
  (await mailsAbout(shop, order)).filter((subject) => subject.includes('refunded')).length;

describe('a refund', () => {
  it('ten simultaneous refund requests make one refund, at Stripe, in the books and by email', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? refundOrder(shop, order.orderId, admin)
          : changeStatus(shop, order.orderId, 'REFUNDED', admin),
      ),
    );
    for (const answer of answers)
      expect(['Order', 'InvalidTransition', 'NothingLeftToRefund']).toContain(answer.kind);
    expect(answers.some(({ kind }) => kind === 'Order')).toBe(true);
    expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
    expect(await refundMails(shop, order)).toBe(1);
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'REFUNDED',
      movements: [-2],
    });
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'NothingLeftToRefund',
      message: 'All that was paid for this order has been refunded.',
    });
  });

  it('a refund that Stripe refuses changes nothing, gives the reason, and can be retried', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'SHIPPED', admin, { by: customer });
    const before = await figuresOf(shop, order);
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    const document = /* GraphQL */ `
      mutation ($input: RefundOrderInput!) {
        refundOrder(input: $input) {
          ... on RefundRefused {
            message
            providerMessage
          }
        }
      }
    `;
    expect(
      (await shop.graphql(document, { input: { orderId: order.orderId } }, { ...admin.headers })).data,
    ).toEqual({
      refundOrder: {
        message: 'We couldn’t refund the payment, so the order hasn’t changed. Please contact us.',
        providerMessage: 'insufficient_funds: The refund failed: insufficient_funds.',
      },
    });
    expect(await figuresOf(shop, order)).toEqual(before);
    expect((await auditOf(shop, order)).slice(-2)).toMatchObject([
      { action: 'refund asked' },
      { action: 'refund refused', after: { refund: null } },
    ]);
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('Stripe refused a refund')]);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'Order',
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
    });
    expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
  });

  it('a refund that Stripe doesn’t answer stays pending, blocks other changes, and ends later with one email', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'PROCESSING', admin, { by: customer });
    const stripe = breakStripe(shop);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'RefundPending',
      message: expect.stringContaining('isn’t responding'),
    });
    stripe.mend();
    expect(await orderOf(shop, order)).toMatchObject({ status: 'PROCESSING', payment_status: 'PAID' });
    expect(await changeStatus(shop, order.orderId, 'SHIPPED', admin)).toMatchObject({
      kind: 'InvalidTransition',
      message: 'A refund for this order is pending and has to finish first.',
    });
    await shop.rows(`update refunds set updated_at = updated_at - interval '2 minutes' where order_id = $1`, [
      order.orderId,
    ]);
    await Promise.all([1, 2, 3].map(() => reconcilePayments.handle(shop.services, {} as never)));
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'REFUNDED',
      movements: [-2, 2],
    });
    expect([await refundsAt(shop, order), await refundMails(shop, order)]).toEqual([[totalOf(order)], 1]);
    shop.complaints.splice(0);
  });

  it('a refund made in Stripe’s own Dashboard is booked without refunding again', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const [row] = await shop.rows<{ intent: string }>(
      'select provider_payment_id as intent from orders where id = $1',
      [order.orderId],
    );
    const { stripe } = shop.config;
    await fetch(`${stripe?.apiUrl}/v1/refunds`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${stripe?.secretKey}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `payment_intent=${row?.intent}&metadata[order_id]=${order.orderId}`,
    });
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'Order',
      status: 'REFUNDED',
    });
    expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
  });

  it('a refund restocks the tyres only if they were never dispatched', async ({ shop, admin }) => {
    const [packed, sent] = [
      await anOrderThatIs(shop, 'PROCESSING', admin, { stock: 9 }),
      await anOrderThatIs(shop, 'SHIPPED', admin, { stock: 9 }),
    ];
    for (const order of [packed, sent])
      expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ kind: 'Order' });
    expect([await stockOf(shop, packed.product), await stockOf(shop, sent.product)]).toEqual([
      { onHand: 9, reserved: 0 },
      { onHand: 7, reserved: 0 },
    ]);
    expect((await orderOf(shop, packed)).movements).toEqual([-2, 2]);
  });
});

it('refunds log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
