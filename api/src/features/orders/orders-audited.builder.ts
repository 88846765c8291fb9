import type { AuditedChanges } from '../../../test/audited-change.ts';
import { anAddress } from '../payments/buying.builder.ts';
import { anOrderThatIs, aPaidOrder } from './order.builder.ts';

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
  correctDeliveryAddress: async ({ shop }) => ({
    input: { orderId: (await aPaidOrder(shop)).orderId, revision: 1, address: anAddress() },
  }),
  resendOrderMail: async ({ shop }) => ({
    input: { orderId: (await aPaidOrder(shop)).orderId, mail: 'CONFIRMATION' },
  }),
};
