import { randomUUID } from 'node:crypto';
import type { AuditedChanges } from '../../../../test/audited-change.ts';
import { anAddress } from '../../../../test/fixtures/buying.ts';
import { anOrderThatIs, aPaidOrder } from '../../../../test/fixtures/order.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { toCompare } from '../orders/index.ts';
import { aHeldStep, carryOut } from './held/held-step.builder.ts';

export const audited: AuditedChanges = {
  changeOrderStatus: async ({ shop }) => ({
    input: { orderId: (await aPaidOrder(shop)).orderId, status: 'PROCESSING' },
  }),
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
  markOrderDealtWith: async ({ shop }) => {
    const { orderId } = await aPaidOrder(shop);
    const needsAttention = toCompare.paidOnceMore(100, 'pi_other');
    await shop.rows('update orders set needs_attention = $2 where id = $1', [orderId, needsAttention]);
    return { input: { orderId, needsAttention, note: 'Paid back in the Dashboard.' } };
  },
};
