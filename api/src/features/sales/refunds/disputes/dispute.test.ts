import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { askStripe, intentOf } from '../../../../../test/fixtures/at-stripe.ts';
import { orderOf, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  aPaidOrder,
  auditOf,
  cancelOrder,
  changeStatus,
  mailsAbout,
  refundOrder,
  refundsAt,
  retryRefund,
  TRACK,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { bank, callBack, callbackTest, expectAsItWas, totalOf } from '../../../../../test/fixtures/refund.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { settlePayment } from '../../payments/index.ts';

const it = callbackTest(settlePayment);

const DISPUTES = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      refundable
      estimatedDelivery {
        from
      }
      disputes {
        id
        amount
        state
        reason
        evidenceDueBy
        closedAt
      }
      refunds {
        amount
        origin
        status
        reason
      }
      creditNotes {
        total
      }
    }
    orderCounts {
      toShip
      needsAttention
    }
  }
`;

interface Seen {
  readonly order: { readonly disputes: readonly { readonly state: string }[] };
  readonly orderCounts: { readonly toShip: number; readonly needsAttention: number };
}

const seenBy = async (shop: TestShop, { orderId }: BoughtOrder, { headers }: SignedIn): Promise<Seen> =>
  (await shop.graphql<Seen>(DISPUTES, { id: orderId }, { ...headers })).data;

/** Has the bank dispute an order's payment, and Stripe report it. @param pence by default all of it. */
async function dispute(shop: TestShop, order: BoughtOrder, pence?: number): Promise<string> {
  const id = shop.sandbox.openDispute((await intentOf(shop, order)) ?? '', {
    reason: 'product_not_received',
    ...(pence !== undefined && { amount: pence }),
  });
  await Promise.all(
    ['charge.dispute.created', 'charge.dispute.funds_withdrawn'].map((type) => callBack(shop, type)),
  );
  return id;
}

/** The emails about an order to the shop's own address. */
const mailsToShop = (shop: TestShop, { orderNumber }: BoughtOrder) =>
  shop.rows<{ subject: string; text: string }>(
    `select subject, text from mails where subject like $1 and recipient not like '%@example.com'`,
    [`%disputes%${orderNumber}%`],
  );

const track = async (shop: TestShop, { trackingNumber }: BoughtOrder): Promise<string> =>
  JSON.stringify((await shop.graphql(TRACK, { number: trackingNumber })).data);

describe('a disputed payment', () => {
  it('holds its order: nothing can be sent or refunded, and the shop gets one email with the deadline', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    const { orderCounts: before } = await seenBy(shop, order, admin);
    const id = await dispute(shop, order);
    await callBack(shop, 'charge.dispute.created');
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({
      kind: 'InvalidTransition',
      message: expect.stringContaining('Send nothing until that’s decided'),
    });
    expect(await refundOrder(shop, order.orderId, admin, { amount: 100 })).toMatchObject({
      kind: 'InvalidTransition',
      message: expect.stringContaining('Refund nothing until that’s decided'),
    });
    expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({
      kind: 'InvalidTransition',
      message: 'You can’t cancel this order online at the moment. Please call us.',
    });
    expect(await seenBy(shop, order, admin)).toMatchObject({
      order: {
        estimatedDelivery: null,
        disputes: [
          {
            id,
            amount: totalOf(order),
            state: 'NEEDS_RESPONSE',
            reason: 'The buyer says that the tyres have not come.',
            evidenceDueBy: expect.any(String),
            closedAt: null,
          },
        ],
      },
      orderCounts: { toShip: before.toShip - 1, needsAttention: before.needsAttention + 1 },
    });
    expect(await mailsToShop(shop, order)).toEqual([
      {
        subject: `A bank disputes order ${order.orderNumber}`,
        text: expect.stringContaining('Answer it in Stripe’s Dashboard by'),
      },
    ]);
    expect(await refundsAt(shop, order)).toEqual([]);
    const seen = await shop.graphql(DISPUTES, { id: order.orderId }, { ...customer.headers });
    expect(seen.data).toMatchObject({ order: { disputes: null } });
    const told = await track(shop, order);
    expect(told).toContain('Your order is on hold while a question about its payment is settled.');
    expect(told).not.toMatch(/disput|fraud|bank/i);
  });

  it('that is won lets the order continue', async ({ shop, admin, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    const id = await dispute(shop, order);
    shop.sandbox.changeDispute(id, 'under_review');
    await callBack(shop, 'charge.dispute.updated');
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({
      kind: 'InvalidTransition',
    });
    shop.sandbox.changeDispute(id, 'won');
    await Promise.all([
      callBack(shop, 'charge.dispute.closed'),
      callBack(shop, 'charge.dispute.funds_reinstated'),
    ]);
    expect((await seenBy(shop, order, admin)).order.disputes).toMatchObject([{ state: 'WON' }]);
    expect(await track(shop, order)).toContain('The question about your payment is settled');
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });
    expect((await auditOf(shop, order)).map(({ action }) => action)).toEqual([
      'payment sold',
      'dispute opened',
      'dispute changed',
      'dispute changed',
      'PROCESSING',
    ]);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ status: 'REFUNDED' });
  });

  it('that is lost counts as one refund, and nothing more can be refunded', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    const id = await dispute(shop, order);
    shop.sandbox.changeDispute(id, 'lost');
    await Promise.all(
      ['charge.dispute.closed', 'charge.dispute.created'].map((type) => callBack(shop, type)),
    );
    await callBack(shop, 'charge.dispute.closed');
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'REFUNDED',
      needs_attention: null,
      movements: [-2, 2],
    });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
    const back = { amount: totalOf(order), origin: 'DISPUTE', status: 'SUCCEEDED' };
    expect((await seenBy(shop, order, admin)).order).toMatchObject({
      refundable: 0,
      disputes: [{ state: 'LOST', closedAt: expect.any(String) }],
      refunds: [{ ...back, reason: 'Your bank has paid you back for this order.' }],
      creditNotes: [{ total: totalOf(order) }],
    });
    expect((await mailsAbout(shop, order)).at(-1)).toContain('Paid back by your bank');
    expect(await mailsAbout(shop, order)).toHaveLength(3);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ kind: 'NothingLeftToRefund' });
    expect(await refundsAt(shop, order)).toEqual([]);
  });

  it('of a part, if lost, leaves the rest refundable, and tyres on their way are still delivered', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'SHIPPED', admin, { by: customer, stock: 9 });
    const id = await dispute(shop, order, 5_000);
    expect(await changeStatus(shop, order.orderId, 'DELIVERED', admin)).toMatchObject({
      status: 'DELIVERED',
    });
    shop.sandbox.changeDispute(id, 'lost');
    await callBack(shop, 'charge.dispute.closed');
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'DELIVERED',
      payment_status: 'PARTIALLY_REFUNDED',
      movements: [-2],
    });
    expect((await seenBy(shop, order, admin)).order).toMatchObject({ refundable: totalOf(order) - 5_000 });
  });

  it('makes a pending refund fail, so that the whole payment is lost', async ({ shop, admin, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    shop.sandbox.planNextRefund({ status: 'pending' });
    await refundOrder(shop, order.orderId, admin, { amount: 4_000 });
    const id = await dispute(shop, order, totalOf(order));
    // No callback for the refund arrives, so losing the dispute has to check it.
    shop.sandbox.changeDispute(id, 'lost');
    await callBack(shop, 'charge.dispute.closed');
    expect(await orderOf(shop, order)).toMatchObject({ status: 'REFUNDED', payment_status: 'REFUNDED' });
    expect((await seenBy(shop, order, admin)).order).toMatchObject({
      refunds: [
        { amount: 4_000, status: 'FAILED' },
        { amount: totalOf(order), origin: 'DISPUTE' },
      ],
    });
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('Stripe refused a refund')]);
  });

  it('needs attention if more is lost than was left, until the refund that took it comes back', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    await refundOrder(shop, order.orderId, admin, { amount: 4_000 });
    const id = await dispute(shop, order, totalOf(order));
    shop.sandbox.changeDispute(id, 'lost');
    await callBack(shop, 'charge.dispute.closed');
    expect(await orderOf(shop, order)).toMatchObject({
      payment_status: 'REFUNDED',
      needs_attention: expect.stringContaining('may have been paid twice'),
    });
    await bank(shop, order, 'failed', 'expired_or_canceled_card');
    await callBack(shop, 'refund.failed');
    expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('it needs attention')]);
    expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'REFUNDED', needs_attention: null });
    expect((await seenBy(shop, order, admin)).order).toMatchObject({
      refundable: 0,
      refunds: [
        { amount: 4_000, status: 'FAILED' },
        { amount: totalOf(order) - 4_000, origin: 'DISPUTE', status: 'SUCCEEDED' },
        { amount: 4_000, origin: 'DISPUTE', status: 'SUCCEEDED' },
      ],
    });
  });

  it('blocks the retry of a failed refund', async ({ shop, admin, customer }) => {
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    await refundOrder(shop, order.orderId, admin);
    shop.complaints.splice(0);
    await dispute(shop, order);
    const [refund] = await shop.rows<{ id: string }>('select id from refunds where order_id = $1', [
      order.orderId,
    ]);
    expect(await retryRefund(shop, refund?.id ?? '', admin)).toMatchObject({ kind: 'InvalidTransition' });
  });
});

it('a dispute of a payment that isn’t for an order of the shop is ignored', async ({ shop, customer }) => {
  const order = await aPaidOrder(shop, { by: customer, stock: 9 });
  const other = await askStripe<{ id: string }>(shop, 'payment_intents', {
    amount: '5000',
    currency: 'gbp',
    payment_method: 'pm_card_visa',
    confirm: 'true',
    'metadata[order_id]': order.orderId,
  });
  shop.sandbox.openDispute(other.id);
  await callBack(shop, 'charge.dispute.created');
  await expectAsItWas(shop, order);
});

it('disputes log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
