import { randomUUID } from 'node:crypto';
import type { AuditedChanges, Changed } from '../../../test/audited-change.ts';
import { anAddress } from '../../../test/fixtures/buying.ts';
import { anOrderThatIs, aPaidOrder, refundOrder } from '../../../test/fixtures/order.ts';
import { inLondon } from '../../platform/london-time.ts';
import { aHeldStep, carryOut } from './held/held-step.builder.ts';
import { toCompare } from './refunds/refund-note.ts';

async function aFailedRefund({ shop, admin }: Changed): Promise<{ id: string; amount: number } | undefined> {
  const order = await aPaidOrder(shop);
  shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
  await refundOrder(shop, order.orderId, admin);
  const [refund] = await shop.rows<{ id: string; amount: number }>(
    'select id, amount_pence as amount from refunds where order_id = $1',
    [order.orderId],
  );
  return refund;
}

export const audited: AuditedChanges = {
  changeOrderStatus: async ({ shop }) => ({
    input: { orderId: (await aPaidOrder(shop)).orderId, status: 'PROCESSING' },
  }),
  refundOrder: async ({ shop }) => ({ input: { orderId: (await aPaidOrder(shop)).orderId } }),
  addOrderNotes: async ({ shop }) => ({
    input: { orders: [(await aPaidOrder(shop)).orderId], text: 'Will collect on Friday.' },
  }),
  advanceOrders: async ({ shop }) => ({
    input: { orders: [(await aPaidOrder(shop)).orderId], step: 'PROCESSING' },
  }),
  shipOrders: async ({ shop, admin }) => ({
    input: {
      shipments: [
        { order: (await anOrderThatIs(shop, 'PROCESSING', admin)).orderNumber, trackingNumber: 'DPD1' },
      ],
    },
  }),
  holdStep: async ({ shop }) => ({
    input: {
      id: randomUUID(),
      advance: { orders: [(await aPaidOrder(shop)).orderId], step: 'PROCESSING' },
    },
  }),
  undoHeldStep: async ({ shop, admin }) => ({ id: await aHeldStep(shop, await aPaidOrder(shop), admin) }),
  carryOutHeldStep: async ({ shop, admin }) => ({ id: await aHeldStep(shop, await aPaidOrder(shop), admin) }),
  closeHeldStep: async ({ shop, admin }) => {
    const id = await aHeldStep(shop, await aPaidOrder(shop), admin);
    await carryOut(shop, id, admin);
    return { id };
  },
  planDelivery: async ({ shop }) => ({
    input: {
      orderId: (await aPaidOrder(shop)).orderId,
      window: { day: inLondon(shop.services.platform.now()).day },
    },
  }),
  correctDeliveryAddress: async ({ shop }) => ({
    input: { orderId: (await aPaidOrder(shop)).orderId, revision: 1, address: anAddress() },
  }),
  resendOrderMail: async ({ shop }) => ({
    input: { orderId: (await aPaidOrder(shop)).orderId, mail: 'CONFIRMATION' },
  }),
  retryRefund: async (where) => ({ refundId: (await aFailedRefund(where))?.id }),
  markOrderDealtWith: async ({ shop }) => {
    const { orderId } = await aPaidOrder(shop);
    const needsAttention = toCompare.paidOnceMore(100, 'pi_other');
    await shop.rows('update orders set needs_attention = $2 where id = $1', [orderId, needsAttention]);
    return { input: { orderId, needsAttention, note: 'Paid back in the Dashboard.' } };
  },
  recordRefundByHand: async (where) => {
    const refund = await aFailedRefund(where);
    return { input: { refundId: refund?.id, amount: refund?.amount, note: 'By bank transfer.' } };
  },
  giveUpRefund: async ({ shop, admin }) => {
    const { orderId } = await anOrderThatIs(shop, 'DELIVERED', admin);
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    await refundOrder(shop, orderId, admin, { amount: 500 });
    const [refund] = await shop.rows<{ id: string }>('select id from refunds where order_id = $1', [orderId]);
    return { input: { refundId: refund?.id, note: 'They keep the tyres.' } };
  },
  receiveReturn: async ({ shop, admin }) => {
    const { orderId } = await anOrderThatIs(shop, 'DELIVERED', admin);
    const [line] = await shop.rows<{ id: number }>('select id from order_lines where order_id = $1', [
      orderId,
    ]);
    return {
      input: { orderId, lines: [{ lineId: String(line?.id), quantity: 1, condition: 'RESALEABLE' }] },
    };
  },
};
