import { describe, expect, onTestFinished } from 'vitest';
import { orderOf, pay, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  aPaidOrder,
  auditOf,
  cancelOrder,
  changeStatus,
  mailsAbout,
  refundsAt,
} from '../../../../../test/fixtures/order.ts';
import { breakStripe, figuresOf, totalOf } from '../../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { OrderReader } from '../../orders/index.ts';
import { OrderSettlement, PaymentService } from '../../payments/index.ts';

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  // No jobs run here: opening the return page books each payment.
  shop.sandbox.pauseWebhooks();
});

describe('cancelling one’s own order', () => {
  it('cancelling one’s own unpaid order closes its payment page, releases the tyres and charges nothing', async ({
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
    expect(await mailsAbout(shop, order)).toEqual([`Order ${order.orderNumber} has been cancelled`]);
    expect((await auditOf(shop, order)).at(-1)).toMatchObject({
      action: 'CANCELLED',
      actor_role: 'CUSTOMER',
      actor_id: customer.id,
    });
  });

  it('while Stripe doesn’t answer, an unpaid order can’t be cancelled, and buyer and staff are told to retry', async ({
    shop,
    customer,
    admin,
  }) => {
    const order = await anUnpaidOrder(shop, { by: customer, stock: 8 });
    const ways = [
      ['mutation ($id: ID!) { cancelOrder(id: $id) { __typename } }', customer],
      [
        'mutation ($id: ID!) { updateOrderStatus(input: { orderId: $id, status: CANCELLED }) { __typename } }',
        admin,
      ],
    ] as const;
    const stripe = breakStripe(shop);
    onTestFinished(() => stripe.mend());
    for (const [query, { headers }] of ways) {
      const { errors } = await shop.graphql(query, { id: order.orderId }, { ...headers });
      expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
    }
    expect(shop.complaints.splice(0)).toEqual(
      ways.map((): unknown => expect.stringContaining('Stripe could not be reached about a payment.')),
    );
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 8, reserved: 2 });
    stripe.mend();
    expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({ status: 'CANCELLED' });
  });

  it('cancelling one’s own paid order refunds it once, however often the button is pressed', async ({
    shop,
    customer,
  }) => {
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
      `Thank you for your order ${order.orderNumber}`,
      `Order ${order.orderNumber} has been cancelled`,
    ]);
  });

  it('cancelling one’s own order refunds it even if the payment wasn’t booked yet', async ({
    shop,
    customer,
  }) => {
    const order = await anUnpaidOrder(shop, { by: customer });
    await pay(shop, order);
    expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({
      kind: 'Order',
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
    });
    expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
  });

  it('a cancellation whose refund Stripe refuses changes nothing and hides Stripe’s message', async ({
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
      cancelOrder: { message: expect.stringContaining('hasn’t changed'), providerMessage: null },
    });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect(await figuresOf(shop, order)).toEqual(before);
    shop.complaints.splice(0);
  });

  it('cancelling again from an outdated page succeeds', async ({ shop, admin, customer }) => {
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
      'We’ve started preparing this order, so you can no longer cancel it here. Call us, or send ' +
        'it back within 14 days of delivery.',
    ],
    [
      'SHIPPED',
      'Your tyres are on their way, so you can no longer cancel this order here. Call us, or send ' +
        'it back within 14 days of delivery.',
    ],
    [
      'DELIVERED',
      'Your tyres have been delivered, so you can no longer cancel this order here. You can still ' +
        'return it: tell us within 14 days of delivery.',
    ],
    ['REFUNDED', 'We’ve refunded this order in full, so there’s nothing left to cancel.'],
  ] as const)(
    'is too late once the order is %s, and says so in customers’ words',
    async ([status, message], { shop, admin, customer }) => {
      const order = await anOrderThatIs(shop, status, admin, { by: customer });
      expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({
        kind: 'InvalidTransition',
        message,
        from: status,
        to: 'CANCELLED',
      });
      expect(await refundsAt(shop, order)).toEqual(status === 'REFUNDED' ? [totalOf(order)] : []);
    },
  );

  it('an order cancelled just as it’s prepared ends in only one of the two statuses', async ({
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

describe('an order that changed after it was read', () => {
  it('isn’t timed out if it got a payment page, but a cancellation closes order and page', async ({
    shop,
  }) => {
    const order = await anUnpaidOrder(shop, { stock: 8 });
    const page = (id: string | null) =>
      shop.rows('update orders set provider_session_id = $2 where id = $1', [order.orderId, id]);
    await page(null);
    const asRead = await shop.services.get(OrderReader).unchecked({ id: order.orderId });
    if (!asRead) throw new Error('Expected the order.');
    await page(order.sessionId);
    const payments = shop.services.get(PaymentService);
    expect(await payments.close(asRead, { message: 'Its time was up.' })).toBe(false);
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 8, reserved: 2 });
    expect(await payments.cancel(asRead)).toBe(true);
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 8, reserved: 0 });
    expect((await pay(shop, order)).status).toBe(410);
  });

  it('isn’t timed out if its time was extended', async ({ shop }) => {
    const order = await anUnpaidOrder(shop, { stock: 8 });
    const asRead = await shop.services.get(OrderReader).unchecked({ id: order.orderId });
    await shop.rows(`update orders set reserved_until = reserved_until + interval '1 day' where id = $1`, [
      order.orderId,
    ]);
    if (!asRead) throw new Error('Expected the order.');
    expect(await shop.services.get(OrderSettlement).cancel(asRead, { message: 'Its time was up.' })).toBe(
      false,
    );
    expect(await orderOf(shop, order)).toMatchObject({ status: 'PENDING', payment_status: 'UNPAID' });
  });
});

it('cancelling orders logs no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
