import type { ShopFixtures } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { recordPayment } from '../manual-orders/manual-order.builder.ts';
import {
  cancelOrder,
  changeStatus,
  receiveReturn,
  refundOrder,
  retryRefund,
  stripeRefundsOf,
  type BoughtOrder,
} from '../orders/order.builder.ts';
import { DisputeService, RefundService } from '../orders/order.service.ts';
import { intentOf, listedAtStripe } from './at-stripe.builder.ts';
import { cancel, PAID, pay } from './buying.builder.ts';
import { lineOf, refundInDashboard } from './refund.builder.ts';

/** What the log says of refunds that fail, which many deeds bring about. */
export const EXPECTED_WARNINGS = /Stripe refused a refund|A refund came back/;

export type Given = Pick<ShopFixtures, 'shop' | 'admin' | 'customer'>;

/** What people, the shop or the bank do with an order. It may be refused: what is tested is what it leaves behind. */
export type Deed = (given: Given, order: BoughtOrder) => Promise<unknown>;

/** Every deed on an order itself. A new one is one more row, and the tests of properties try it with all others. */
export const orderDeeds: Readonly<Record<string, Deed>> = {
  pay: ({ shop }, order) => pay(shop, order),
  payByHand: ({ shop, admin }, { orderId }) => recordPayment(shop, { orderId, method: 'CASH' }, admin),
  read: ({ shop }, { sessionId }) => shop.graphql(PAID, { id: sessionId }),
  leave: ({ shop }, { orderId }) => cancel(shop, orderId),
  callOff: ({ shop, customer }, { orderId }) => cancelOrder(shop, orderId, customer),
  prepare: ({ shop, admin }, { orderId }) => changeStatus(shop, orderId, 'PROCESSING', admin),
  send: ({ shop, admin }, { orderId }) => changeStatus(shop, orderId, 'SHIPPED', admin),
  deliver: ({ shop, admin }, { orderId }) => changeStatus(shop, orderId, 'DELIVERED', admin),
  cancel: ({ shop, admin }, { orderId }) => changeStatus(shop, orderId, 'CANCELLED', admin),
  refund: ({ shop, admin }, { orderId }) => refundOrder(shop, orderId, admin),
  refusedRefund: ({ shop, admin }, { orderId }) => {
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    return refundOrder(shop, orderId, admin);
  },
  pendingRefund: ({ shop, admin }, { orderId }) => {
    shop.sandbox.planNextRefund({ status: 'pending' });
    return refundOrder(shop, orderId, admin);
  },
  refundPart: ({ shop, admin }, { orderId }) => refundOrder(shop, orderId, admin, { amount: 4_000 }),
  pendingPart: ({ shop, admin }, { orderId }) => {
    shop.sandbox.planNextRefund({ status: 'pending' });
    return refundOrder(shop, orderId, admin, { amount: 6_000 });
  },
  refundTyre: async ({ shop, admin }, { orderId }) =>
    refundOrder(shop, orderId, admin, {
      lines: [{ lineId: await lineOf(shop, { orderId }), quantity: 1, restock: true }],
    }),
  retry: async ({ shop, admin }, { orderId }) => {
    const failed = await shop.rows<{ id: string }>(
      `select id from refunds where order_id = $1 and status <> 'SUCCEEDED' order by created_at`,
      [orderId],
    );
    return Promise.all(failed.map(({ id }) => retryRefund(shop, id, admin)));
  },
  receive: async ({ shop, admin }, { orderId }) =>
    receiveReturn(shop, orderId, admin, [
      { lineId: await lineOf(shop, { orderId }), quantity: 1, condition: 'RESALEABLE' },
    ]),
  refundPartAtStripe: ({ shop }, order) => refundAtStripe(shop, order, 3_000),
  refundAllAtStripe: ({ shop }, order) => refundAtStripe(shop, order),
  dispute: ({ shop }, order) => dispute(shop, order, null),
  winDispute: ({ shop }, order) => dispute(shop, order, 'won'),
  loseDispute: ({ shop }, order) => dispute(shop, order, 'lost'),
  confirmRefund: ({ shop }, order) => bank(shop, order, 'succeeded'),
  failRefund: ({ shop }, order) => bank(shop, order, 'failed'),
};

/** Somebody refunds the payment in Stripe's dashboard, and Stripe reports it. */
async function refundAtStripe(shop: TestShop, order: BoughtOrder, pence?: number): Promise<void> {
  const id = await refundInDashboard(shop, order, pence);
  if (id !== null) await shop.services.get(RefundService).reconcile(id);
}

/** The bank's work so far: it moves one refund at a time, so that none fails twice. */
let banking: Promise<unknown> = Promise.resolve();

/** The bank moves the latest refund on, even one that had succeeded, and Stripe reports it. */
async function bank(shop: TestShop, order: BoughtOrder, status: 'succeeded' | 'failed'): Promise<void> {
  const moved = banking.then(async () => {
    const [refund] = await stripeRefundsOf(shop, order);
    if (!refund || refund.status === status || refund.status === 'failed') return undefined;
    shop.sandbox.changeRefund(refund.id, status);
    return refund.id;
  });
  banking = moved;
  const id = await moved;
  if (id !== undefined) await shop.services.get(RefundService).reconcile(id);
}

/** The bank opens a dispute of all that was not paid back, or decides the one that is open, and Stripe reports it. */
async function dispute(shop: TestShop, order: BoughtOrder, verdict: 'won' | 'lost' | null): Promise<void> {
  const moved = banking.then(async () => {
    const intent = await intentOf(shop, order);
    const disputes = await listedAtStripe(shop, order, 'disputes');
    const open = disputes.find(({ status }) => status === 'needs_response');
    if (open && verdict) shop.sandbox.changeDispute(open.id, verdict);
    // One card payment is disputed once.
    if (intent !== null && disputes.length === 0 && !verdict) shop.sandbox.openDispute(intent);
  });
  banking = moved;
  await moved;
  for (const { id } of await listedAtStripe(shop, order, 'disputes'))
    await shop.services.get(DisputeService).reconcile(id);
  for (const { id } of await stripeRefundsOf(shop, order))
    await shop.services.get(RefundService).reconcile(id);
}
