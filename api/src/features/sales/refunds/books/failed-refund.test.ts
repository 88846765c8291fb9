import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { orderOf, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  aPaidOrder,
  cancelOrder,
  changeStatus,
  mailsAbout,
  receiveReturn,
  refundOrder,
  refundsAt,
  stripeRefundsOf,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import {
  atDesk,
  change,
  listed,
  recordOfflineRefund,
} from '../../../../../test/fixtures/order/order-desk.ts';
import { lineOf } from '../../../../../test/fixtures/refund.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { toCompare } from '../../orders/index.ts';
import { RefundService } from '../requests/refund.service.ts';

const it = shopTest();
it.beforeAll(({ shop }) => shop.sandbox.pauseWebhooks());

const GIVE_UP = /* GraphQL */ `
  mutation ($input: GiveUpRefundInput!) {
    answer: giveUpRefund(input: $input) {
      kind: __typename
      ${REFUSAL}
    }
  }
`;
const SEEN = 'canResolve refundable refunds { id status providerRefundId } notes { text }';
const seen = (shop: TestShop, { orderId }: BoughtOrder, by: SignedIn) => atDesk(shop, orderId, SEEN, by);
const needing = (shop: TestShop, by: SignedIn): Promise<string[]> =>
  listed(shop, { desk: 'NEEDS_ATTENTION' }, by);

/** The id of the latest refund of an order. */
async function lastRefundOf(shop: TestShop, { orderId }: BoughtOrder): Promise<string> {
  const [refund] = await shop.rows<{ id: string }>(
    'select id from refunds where order_id = $1 order by created_at desc limit 1',
    [orderId],
  );
  return refund?.id ?? '';
}

/** Requests a refund that Stripe refuses. @param request a part, by default all that was paid. @returns its id. */
async function refuseRefund(
  shop: TestShop,
  order: BoughtOrder,
  by: SignedIn,
  request: Parameters<typeof refundOrder>[3] = {},
  error = 'insufficient_funds',
): Promise<string> {
  shop.sandbox.planNextRefund({ error });
  expect(await refundOrder(shop, order.orderId, by, request)).toMatchObject({ kind: 'RefundRefused' });
  shop.complaints.splice(0);
  return lastRefundOf(shop, order);
}

/** An order whose buyer tried to cancel it, but whose refund Stripe refused. */
async function cancelledWithFailedRefund(shop: TestShop, customer: SignedIn): Promise<BoughtOrder> {
  const order = await aPaidOrder(shop, { by: customer });
  shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
  await cancelOrder(shop, order.orderId, customer);
  shop.complaints.splice(0);
  return order;
}

/** Records a refund as made offline. @param more by how many pence the caller's amount is wrong. */
async function bookOffline(
  shop: TestShop,
  refundId: string,
  by: SignedIn,
  note = 'By bank transfer.',
  more = 0,
): Promise<Record<string, unknown>> {
  const [refund] = await shop.rows<{ amount: number }>(
    'select amount_pence as amount from refunds where id::text = $1',
    [refundId],
  );
  const amount = (refund?.amount ?? 1) + more;
  return recordOfflineRefund(shop, { refundId, amount, note }, by);
}

describe('a refund that Stripe could not make', () => {
  it('can be recorded as made offline, which ends its order and emails the buyer', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop, { stock: 9 });
    const refundId = await refuseRefund(shop, order, admin);
    expect(await needing(shop, admin)).toContain(order.orderNumber);
    const record = (note: string) => bookOffline(shop, refundId, admin, note);
    expect(await record(' ')).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'note', message: 'Please write how the buyer is paid' }],
    });
    // The caller read another amount.
    expect(await bookOffline(shop, refundId, admin, 'By bank transfer.', 2_000)).toMatchObject({
      message: expect.stringContaining('less than that is left'),
    });
    expect(await record('By bank transfer.')).toEqual({ kind: 'Order' });
    expect(await seen(shop, order, admin)).toMatchObject({
      refundable: 0,
      refunds: [{ status: 'SUCCEEDED', providerRefundId: null }],
      notes: [{ text: 'By bank transfer.' }],
    });
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'REFUNDED',
      payment_status: 'REFUNDED',
      movements: [-2, 2],
    });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
    expect(await needing(shop, admin)).not.toContain(order.orderNumber);
    expect(await refundsAt(shop, order)).toEqual([]);
    const [mail] = await shop.rows<{ text: string }>(
      'select text from mails where subject like $1 order by created_at desc, id limit 1',
      [`%${order.orderNumber}%`],
    );
    expect(mail?.text).toContain('to you directly');
    expect(await mailsAbout(shop, order)).toHaveLength(2);

    expect(await record('Once more.')).toMatchObject({ kind: 'NothingLeftToRefund' });
    expect(await seen(shop, order, admin)).toMatchObject({ notes: [{ text: 'By bank transfer.' }] });
  });

  it('can’t be recorded as made offline if less is left, or the buyer would get more than is booked', async ({
    shop,
    admin,
  }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin);
    const lineId = await lineOf(shop, order);
    const lines = [{ lineId, quantity: 1, restock: false }];
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    await refundOrder(shop, order.orderId, admin, { lines });
    shop.complaints.splice(0);
    const refundId = await lastRefundOf(shop, order);
    // A price match leaves less to refund for each tyre.
    await shop.rows(
      `insert into refunds (id, order_id, amount_pence, status, message, asked_by_role, reduces, lines, tried_at,
          created_at, updated_at)
        values (gen_random_uuid(), $1, 2000, 'SUCCEEDED', 'Price match.', 'ADMIN', $2, '[]', now(), now(), now())`,
      [order.orderId, { lineId: Number(lineId), units: null }],
    );
    expect(await bookOffline(shop, refundId, admin)).toMatchObject({
      kind: 'InvalidTransition',
      message: expect.stringContaining('less than that is left'),
    });
  });

  it('can’t be recorded as made offline if Stripe reports a dispute that the shop hasn’t heard of', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop);
    const refundId = await refuseRefund(shop, order, admin, {}, 'charge_disputed');
    expect(await bookOffline(shop, refundId, admin)).toMatchObject({
      kind: 'InvalidTransition',
      message: expect.stringContaining('bank is looking into this payment'),
    });
  });

  it('needs attention while later refunds come to less', async ({ shop, admin }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin);
    const refundId = await refuseRefund(shop, order, admin, { amount: 4_000 });
    const smaller = await refuseRefund(shop, order, admin, { amount: 2_000 });
    expect(await bookOffline(shop, smaller, admin)).toEqual({ kind: 'Order' });
    expect(await needing(shop, admin)).toContain(order.orderNumber);
    expect(await atDesk(shop, order.orderId, 'refund { status }', admin)).toMatchObject({
      refund: { status: 'FAILED' },
    });
    expect(await bookOffline(shop, refundId, admin)).toEqual({ kind: 'Order' });
    expect(await needing(shop, admin)).not.toContain(order.orderNumber);
  });

  it('can be recorded after its tyres came back, which restocks them only once', async ({ shop, admin }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { stock: 9 });
    const lineId = await lineOf(shop, order);
    const lines = [{ lineId, quantity: 2, restock: true }];
    const refundId = await refuseRefund(shop, order, admin, { lines });
    await receiveReturn(shop, order.orderId, admin, [{ lineId, quantity: 2, condition: 'RESALEABLE' }]);
    expect(await stockOf(shop, order.product)).toMatchObject({ onHand: 9 });
    expect(await bookOffline(shop, refundId, admin)).toEqual({ kind: 'Order' });
    expect(await stockOf(shop, order.product)).toMatchObject({ onHand: 9 });
  });

  it('of an order that was sent after all doesn’t mention a cancellation, and names its recorder', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await cancelledWithFailedRefund(shop, customer);
    await changeStatus(shop, order.orderId, 'PROCESSING', admin);
    await changeStatus(shop, order.orderId, 'SHIPPED', admin);
    const refundId = await lastRefundOf(shop, order);
    expect(await bookOffline(shop, refundId, admin)).toEqual({ kind: 'Order' });
    const booked = await shop.rows('select message, asked_by::text as by from refunds where id = $1', [
      refundId,
    ]);
    expect(booked).toEqual([{ message: expect.not.stringContaining('cancelled'), by: admin.id }]);
  });

  it('can be given up with a reason, which moves no money and needs no more attention', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await cancelledWithFailedRefund(shop, customer);
    const refundId = await lastRefundOf(shop, order);
    expect(await needing(shop, admin)).toContain(order.orderNumber);
    const giveUp = (note: string) => change(shop, GIVE_UP, { refundId, note }, admin);
    expect(await giveUp(' ')).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'note', message: 'Please write why nothing is owed any more' }],
    });
    expect(await giveUp('They keep the tyres.')).toEqual({ kind: 'Order' });
    expect(await needing(shop, admin)).not.toContain(order.orderNumber);
    expect(await atDesk(shop, order.orderId, 'refund { status } notes { text }', admin)).toEqual({
      refund: null,
      notes: [{ text: 'They keep the tyres.' }],
    });
    expect(await giveUp('Once more.')).toMatchObject({ kind: 'InvalidTransition' });
    expect(await bookOffline(shop, refundId, admin)).toMatchObject({
      kind: 'NothingLeftToRefund',
      message: expect.stringContaining('Begin a new one'),
    });
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });

    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ status: 'REFUNDED' });
    expect(await seen(shop, order, admin)).toMatchObject({
      refunds: [{ status: 'FAILED' }, { status: 'SUCCEEDED' }],
    });
  });

  it('can’t be given up once the order has ended', async ({ shop, admin }) => {
    const order = await aPaidOrder(shop);
    await refundOrder(shop, order.orderId, admin);
    const [made] = await stripeRefundsOf(shop, order);
    shop.sandbox.changeRefund(made?.id ?? '', 'failed', 'expired_or_canceled_card');
    await shop.services.get(RefundService).reconcile(made?.id ?? '');
    shop.complaints.splice(0);
    const refundId = await lastRefundOf(shop, order);
    expect(await change(shop, GIVE_UP, { refundId, note: 'No.' }, admin)).toMatchObject({
      kind: 'InvalidTransition',
      message: 'This order has ended, so the buyer must be refunded.',
    });
    expect(await needing(shop, admin)).toContain(order.orderNumber);
  });

  it('is noted as owed in addition to a payment that needs comparing', async ({ shop, admin, customer }) => {
    const order = await aPaidOrder(shop, { by: customer });
    await shop.rows('update orders set needs_attention = $2 where id = $1', [
      order.orderId,
      toCompare.paidTwice(4_500, 'pi_other'),
    ]);
    shop.sandbox.planNextRefund({ status: 'pending' });
    await refundOrder(shop, order.orderId, admin, { amount: 500 });
    await cancelOrder(shop, order.orderId, customer);
    const first = (await stripeRefundsOf(shop, order)).at(-1);
    shop.sandbox.changeRefund(first?.id ?? '', 'failed', 'expired_or_canceled_card');
    await shop.services.get(RefundService).reconcile(first?.id ?? '');
    shop.complaints.splice(0);
    expect(await seen(shop, order, admin)).toMatchObject({ canResolve: false });
  });

  it('can’t be recorded as made offline while pending at Stripe, or if it doesn’t exist', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop);
    shop.sandbox.planNextRefund({ status: 'pending' });
    await refundOrder(shop, order.orderId, admin);
    const refundId = await lastRefundOf(shop, order);
    const record = (refundId: string) => bookOffline(shop, refundId, admin);
    expect(await record(refundId)).toMatchObject({
      kind: 'InvalidTransition',
      message: expect.stringContaining('pending at Stripe'),
    });
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000'])
      expect(await record(id)).toMatchObject({ kind: 'RefundNotFound' });
  });
});

it('failed refunds log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
