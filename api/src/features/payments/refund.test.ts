import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  aPaidOrder,
  auditOf,
  cancelOrder,
  changeStatus,
  mailsAbout,
  refundOrder,
  refundsAt,
  type BoughtOrder,
} from '../orders/order.builder.ts';
import { orderOf, pay, stockOf } from './buying.builder.ts';
import { reconcilePayments } from './payments.jobs.ts';

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  // No jobs run here; the return page's read books each payment.
  shop.sandbox.pauseWebhooks();
});

const refundMails = async (shop: TestShop, order: BoughtOrder): Promise<number> =>
  (await mailsAbout(shop, order)).filter((subject) => subject.includes('refunded')).length;
const totalOf = (order: BoughtOrder): number => 2 * order.product.price + 1_599;

/** Everything a refund could touch. */
async function figuresOf(shop: TestShop, order: BoughtOrder): Promise<object> {
  return {
    order: await orderOf(shop, order),
    stock: await stockOf(shop, order.product),
    mails: await mailsAbout(shop, order),
    refunds: await refundsAt(shop, order),
  };
}

/** Has Stripe's connection break for every request until it is mended. */
function breakStripe(shop: TestShop): { mend(): void } {
  const { server } = shop.sandbox.app;
  const listeners = server.listeners('request') as ((...parts: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request) => request.destroy());
  return {
    mend() {
      server.removeAllListeners('request');
      for (const listener of listeners) server.on('request', listener);
    },
  };
}

describe('a refund', () => {
  it('two at once, and eight more, are one: at Stripe, in the books and in the mail', async ({
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
    for (const answer of answers) expect(['Order', 'InvalidTransition']).toContain(answer.kind);
    expect(answers.some(({ kind }) => kind === 'Order')).toBe(true);
    expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
    expect(await refundMails(shop, order)).toBe(1);
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'REFUNDED',
      movements: [-2],
    });
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'InvalidTransition',
      from: 'REFUNDED',
      to: 'REFUNDED',
    });
  });

  it('that Stripe refuses leaves order and figures as they were and says so, and can be asked for again', async ({
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
        message: 'The payment could not be paid back, so the order stays as it was. Please contact us.',
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

  it('that Stripe does not answer stays open, stops other steps, and ends by itself once, with one mail', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'PROCESSING', admin, { by: customer });
    const stripe = breakStripe(shop);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'RefundPending',
      message: expect.stringContaining('does not answer'),
    });
    stripe.mend();
    expect(await orderOf(shop, order)).toMatchObject({ status: 'PROCESSING', payment_status: 'PAID' });
    expect(await changeStatus(shop, order.orderId, 'SHIPPED', admin)).toMatchObject({
      kind: 'InvalidTransition',
      message: 'A refund of this order is under way; it must end first.',
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

  it('that somebody made in Stripe’s own pages is booked without paying again', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const [row] = await shop.rows<{ intent: string }>(
      'select stripe_payment_intent as intent from orders where id = $1',
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

  it('puts the tyres back on the shelf only as long as they never left', async ({ shop, admin }) => {
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

describe('calling an own order off', () => {
  it('before it is paid closes its page, gives the tyres back and charges nothing', async ({
    shop,
    customer,
  }) => {
    const order = await anUnpaidOrder(shop, { by: customer, stock: 8 });
    expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({
      kind: 'Order',
      status: 'CANCELLED',
      paymentStatus: 'FAILED',
      canCancel: false,
    });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 8, reserved: 0 });
    expect((await pay(shop, order)).status).toBe(410);
    expect(await mailsAbout(shop, order)).toEqual([`Order ${order.orderNumber} is cancelled`]);
    expect((await auditOf(shop, order)).at(-1)).toMatchObject({
      action: 'CANCELLED',
      actor_role: 'CUSTOMER',
      actor_id: customer.id,
    });
  });

  it('after it is paid pays it back, however often the button is pressed', async ({ shop, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 8 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => cancelOrder(shop, order.orderId, customer)),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ kind: 'Order', status: 'CANCELLED', paymentStatus: 'REFUNDED' });
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'CANCELLED',
      payment_status: 'REFUNDED',
      movements: [-2, 2],
    });
    expect([await refundsAt(shop, order), await stockOf(shop, order.product)]).toEqual([
      [totalOf(order)],
      { onHand: 8, reserved: 0 },
    ]);
    expect(await mailsAbout(shop, order)).toEqual([
      `We have your order ${order.orderNumber}`,
      `Order ${order.orderNumber} is cancelled`,
    ]);
  });

  it('that was paid while nobody looked pays it back too', async ({ shop, customer }) => {
    const order = await anUnpaidOrder(shop, { by: customer });
    await pay(shop, order);
    expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({
      kind: 'Order',
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
    });
    expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
  });

  it('that Stripe refuses to pay back leaves it as it was and keeps Stripe’s words from the customer', async ({
    shop,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const before = await figuresOf(shop, order);
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    const document =
      'mutation ($id: ID!) { cancelOrder(id: $id) { ... on RefundRefused { message providerMessage } } }';
    const { data, errors } = await shop.graphql(document, { id: order.orderId }, { ...customer.headers });
    expect(data).toEqual({
      cancelOrder: { message: expect.stringContaining('stays as it was'), providerMessage: null },
    });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect(await figuresOf(shop, order)).toEqual(before);
    shop.complaints.splice(0);
  });

  it('from a page that is older than the cancellation is no refusal', async ({ shop, admin, customer }) => {
    const [unpaid, byTheShop] = [
      await anUnpaidOrder(shop, { by: customer }),
      await anOrderThatIs(shop, 'CANCELLED', admin, { by: customer }),
    ];
    await cancelOrder(shop, unpaid.orderId, customer);
    expect(await cancelOrder(shop, unpaid.orderId, customer)).toMatchObject({
      kind: 'Order',
      status: 'CANCELLED',
      paymentStatus: 'FAILED',
      canCancel: false,
    });
    expect(await cancelOrder(shop, byTheShop.orderId, customer)).toMatchObject({
      kind: 'Order',
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
      canCancel: false,
    });
    expect(await mailsAbout(shop, unpaid)).toHaveLength(1);
  });

  it.for([
    [
      'PROCESSING',
      'We have begun to prepare this order, so it can no longer be cancelled here. Call us, or send it back within 14 days of delivery.',
    ],
    [
      'SHIPPED',
      'Your tyres are on their way, so this order can no longer be cancelled here. Call us, or send it back within 14 days of delivery.',
    ],
    [
      'DELIVERED',
      'Your tyres have been delivered, so this order can no longer be cancelled here. You can tell us within 14 days of delivery that you send it back.',
    ],
    ['REFUNDED', 'This order was paid back in full, so there is nothing left to cancel.'],
  ] as const)(
    'is too late once it is %s, in words for a customer',
    async ([status, message], { shop, admin, customer }) => {
      const order = await anOrderThatIs(shop, status, admin, { by: customer });
      expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({
        kind: 'InvalidTransition',
        code: 'INVALID_TRANSITION',
        message,
        from: status,
        to: 'CANCELLED',
      });
      expect(await refundsAt(shop, order)).toEqual(status === 'REFUNDED' ? [totalOf(order)] : []);
    },
  );

  it('at the moment it is prepared ends in one of the two, never in both', async ({
    shop,
    admin,
    customer,
  }) => {
    for (let round = 0; round < 5; round += 1) {
      const order = await aPaidOrder(shop, { by: customer });
      const [cancelled, prepared] = await Promise.all([
        cancelOrder(shop, order.orderId, customer),
        changeStatus(shop, order.orderId, 'PROCESSING', admin),
      ]);
      expect([cancelled.kind, prepared.kind].sort()).toEqual(['InvalidTransition', 'Order']);
      const { status } = await orderOf(shop, order);
      expect([status, await refundsAt(shop, order)]).toEqual(
        cancelled.kind === 'Order' ? ['CANCELLED', [totalOf(order)]] : ['PROCESSING', []],
      );
    }
  });
});

it('nothing unforeseen happened meanwhile', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
