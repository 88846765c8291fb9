import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { askStripe } from '../../../../../test/fixtures/at-stripe.ts';
import { orderOf, pay, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  anUnpaidOrder,
  aPaidOrder,
  cancelOrder,
  changeStatus,
  mailsAbout,
  refundOrder,
  refundsAt,
  retryRefund,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import {
  bank,
  callBack,
  callbackTest,
  expectAsItWas,
  figuresOf,
  refundInDashboard,
  totalOf,
} from '../../../../../test/fixtures/refund.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { settlePayment } from '../../payments/index.ts';

const it = callbackTest(settlePayment);

const REFUNDS = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      refundable
      refunds {
        id
        amount
        origin
        author
        status
        reason
        endsOrder
      }
      creditNotes {
        total
        voidedAt
      }
    }
  }
`;

interface Facts {
  readonly refundable: number;
  readonly refunds: readonly { readonly id: string; readonly status: string }[];
  readonly creditNotes: readonly { readonly total: number; readonly voidedAt: string | null }[];
}

async function factsOf(shop: TestShop, { orderId }: BoughtOrder, { headers }: SignedIn): Promise<Facts> {
  return (await shop.graphql<{ order: Facts }>(REFUNDS, { id: orderId }, { ...headers })).data.order;
}

/** Asserts that an order of two tyres out of nine was refunded and restocked, each once. */
async function expectRefundedOnce(shop: TestShop, order: BoughtOrder): Promise<void> {
  expect(await orderOf(shop, order)).toMatchObject({
    status: 'REFUNDED',
    payment_status: 'REFUNDED',
    needs_attention: null,
    movements: [-2, 2],
  });
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
  expect(await mailsAbout(shop, order)).toEqual([
    `Thank you for your order ${order.orderNumber}`,
    expect.stringContaining('We’ve refunded'),
  ]);
  expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
}

describe('a refund made in Stripe’s Dashboard', () => {
  it('of the whole payment ends the order once, whichever events report it', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    await refundInDashboard(shop, order);
    await Promise.all(
      ['refund.updated', 'charge.refunded', 'refund.created'].map((type) => callBack(shop, type)),
    );
    await expectRefundedOnce(shop, order);
    expect(await factsOf(shop, order, admin)).toMatchObject({
      refundable: 0,
      refunds: [
        {
          amount: totalOf(order),
          origin: 'PROVIDER',
          author: null,
          status: 'SUCCEEDED',
          reason: 'We’ve refunded your payment in full.',
          endsOrder: true,
        },
      ],
      creditNotes: [{ total: totalOf(order), voidedAt: null }],
    });
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({
      kind: 'InvalidTransition',
    });
    await callBack(shop, 'refund.created');
    await expectRefundedOnce(shop, order);
  });

  it('of a part leaves the order’s status, and then only the rest can be refunded', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    await refundInDashboard(shop, order, 2_500);
    await callBack(shop, 'charge.refunded');
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'PENDING',
      payment_status: 'PARTIALLY_REFUNDED',
      movements: [-2],
    });
    expect(await mailsAbout(shop, order)).toHaveLength(2);
    expect(await factsOf(shop, order, admin)).toMatchObject({
      refundable: totalOf(order) - 2_500,
      refunds: [{ amount: 2_500, origin: 'PROVIDER', endsOrder: false }],
      creditNotes: [{ total: 2_500 }],
    });
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ status: 'REFUNDED' });
    expect(await refundsAt(shop, order)).toEqual([totalOf(order) - 2_500, 2_500]);
  });

  it('holds the order while pending, and releases it if it’s cancelled', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    shop.sandbox.planNextRefund({ status: 'pending' });
    await refundInDashboard(shop, order);
    await callBack(shop, 'refund.created');
    await expectAsItWas(shop, order);
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({
      message: 'A refund for this order is pending and has to finish first.',
    });
    await bank(shop, order, 'canceled');
    await callBack(shop, 'refund.updated');
    await expectAsItWas(shop, order);
    const [refund] = (await factsOf(shop, order, admin)).refunds;
    expect(refund).toMatchObject({ status: 'CANCELED' });
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('Stripe refused a refund')]);
    expect(await retryRefund(shop, refund?.id ?? '', admin)).toMatchObject({ status: 'REFUNDED' });
    await expectRefundedOnce(shop, order);
  });

  it('that comes back after it was booked leaves the order paid and needing attention', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    await refundInDashboard(shop, order);
    await callBack(shop, 'refund.created');
    await bank(shop, order, 'failed', 'lost_or_stolen_card');
    await callBack(shop, 'refund.failed');
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'PAID',
      needs_attention: expect.stringContaining('lost_or_stolen_card'),
      movements: [-2, 2],
    });
    expect((await factsOf(shop, order, admin)).creditNotes).toMatchObject([{ voidedAt: expect.any(String) }]);
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('it needs attention')]);
  });

  it('that failed before the shop heard of it changes nothing', async ({ shop, admin, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    shop.sandbox.planNextRefund({ status: 'failed' });
    await refundInDashboard(shop, order);
    await callBack(shop, 'refund.failed');
    await callBack(shop, 'refund.created');
    await expectAsItWas(shop, order);
    expect((await factsOf(shop, order, admin)).refunds).toEqual([]);
  });

  it('is booked after the payment, even if Stripe reports it first', async ({ shop, customer }) => {
    const order = await anUnpaidOrder(shop, { by: customer, stock: 9 });
    await pay(shop, order);
    const session = await askStripe<{ payment_intent: string }>(shop, `checkout/sessions/${order.sessionId}`);
    await askStripe(shop, 'refunds', { payment_intent: session.payment_intent });
    await callBack(shop, 'refund.created');
    await expectRefundedOnce(shop, order);
    await callBack(shop, 'checkout.session.completed');
    await expectRefundedOnce(shop, order);
  });

  it('of a payment that isn’t for an order of the shop is ignored', async ({ shop, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    const intent = await askStripe<{ id: string }>(shop, 'payment_intents', {
      amount: '5000',
      currency: 'gbp',
      payment_method: 'pm_card_visa',
      confirm: 'true',
      'metadata[order_id]': order.orderId,
    });
    await askStripe(shop, 'refunds', { payment_intent: intent.id });
    await callBack(shop, 'refund.created');
    await callBack(shop, 'charge.refunded');
    await expectAsItWas(shop, order);
  });
});

describe('a refund made by the shop and in Stripe’s Dashboard at the same time', () => {
  it('is refused to the shop if too little is left, and the other refund is booked', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    await refundInDashboard(shop, order, 4_000);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ kind: 'RefundRefused' });
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('greater than unrefunded amount')]);
    expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'PARTIALLY_REFUNDED' });
    const before = await figuresOf(shop, order);
    await callBack(shop, 'refund.created');
    expect(await figuresOf(shop, order)).toEqual(before);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ status: 'REFUNDED' });
    expect(await refundsAt(shop, order)).toEqual([totalOf(order) - 4_000, 4_000]);
  });

  it('counts once if both refund the whole payment', async ({ shop, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    await refundInDashboard(shop, order);
    const [cancelled] = await Promise.all([
      cancelOrder(shop, order.orderId, customer),
      callBack(shop, 'refund.created'),
    ]);
    expect(['Order', 'InvalidTransition', 'RefundRefused']).toContain(cancelled.kind);
    const { status, ...stored } = await orderOf(shop, order);
    expect(['CANCELLED', 'REFUNDED']).toContain(status);
    expect(stored).toMatchObject({ payment_status: 'REFUNDED', movements: [-2, 2] });
    expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
    expect(await mailsAbout(shop, order)).toHaveLength(2);
    shop.complaints.splice(0);
  });
});

it('external refunds log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
