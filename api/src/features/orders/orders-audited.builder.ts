import type { AuditedChanges } from '../../../test/audited-change.ts';
import { aPaidOrder } from './order.builder.ts';

export const audited: AuditedChanges = {
  changeOrderStatus: async ({ shop }) => ({
    input: { orderId: (await aPaidOrder(shop)).orderId, status: 'PROCESSING' },
  }),
  refundOrder: async ({ shop }) => ({ input: { orderId: (await aPaidOrder(shop)).orderId } }),
};
