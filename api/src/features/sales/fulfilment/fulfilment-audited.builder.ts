import { randomUUID } from 'node:crypto';
import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import { anAddress } from '../../../../test/fixtures/buying.ts';
import { anOrderThatIs, aPaidOrder } from '../../../../test/fixtures/order.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { toCompare } from '../orders/index.ts';
import { aHeldTransition, carryOut } from './held/held-transition.builder.ts';

export const audited: AuditedChanges = {
  updateOrderStatus: async ({ shop }) => ({
    input: { orderId: (await aPaidOrder(shop)).orderId, status: 'PROCESSING' },
  }),
  addOrderNotes: async ({ shop }) => ({
    input: { orders: [(await aPaidOrder(shop)).orderId], text: 'Will collect on Friday.' },
  }),
  advanceOrders: async ({ shop }) => ({
    input: { orders: [(await aPaidOrder(shop)).orderId], status: 'PROCESSING' },
  }),
  shipOrders: async ({ shop, admin }) => ({
    input: {
      shipments: [
        { order: (await anOrderThatIs(shop, 'PROCESSING', admin)).orderNumber, trackingNumber: 'DPD1' },
      ],
    },
  }),
  holdTransition: async ({ shop }) => ({
    input: {
      id: randomUUID(),
      advance: { orders: [(await aPaidOrder(shop)).orderId], status: 'PROCESSING' },
    },
  }),
  undoHeldTransition: async ({ shop, admin }) => ({
    id: await aHeldTransition(shop, await aPaidOrder(shop), admin),
  }),
  applyHeldTransition: async ({ shop, admin }) => ({
    id: await aHeldTransition(shop, await aPaidOrder(shop), admin),
  }),
  dismissHeldTransition: async ({ shop, admin }) => {
    const id = await aHeldTransition(shop, await aPaidOrder(shop), admin);
    await carryOut(shop, id, admin);
    return { id };
  },
  planDelivery: async ({ shop }) => ({
    input: {
      orderId: (await aPaidOrder(shop)).orderId,
      window: { day: inLondon(shop.services.platform.now()).day },
    },
  }),
  updateDeliveryAddress: async ({ shop }) => ({
    input: { orderId: (await aPaidOrder(shop)).orderId, revision: 1, address: anAddress() },
  }),
  resendOrderMail: async ({ shop }) => ({
    input: { orderId: (await aPaidOrder(shop)).orderId, mail: 'CONFIRMATION' },
  }),
  resolveOrder: async ({ shop }) => {
    const { orderId } = await aPaidOrder(shop);
    const needsAttention = toCompare.paidTwice(100, 'pi_other');
    await shop.rows('update orders set needs_attention = $2 where id = $1', [orderId, needsAttention]);
    return { input: { orderId, needsAttention, note: 'Paid back in the Dashboard.' } };
  },
};
