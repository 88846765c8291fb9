import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import { aBuyableProduct } from '../../../../test/fixtures/buying.ts';
import { aManualOrder, aTakenOrder } from '../../../../test/fixtures/order/manual-order.ts';

/** An example of each change that only administrators can make. */
export const audited: AuditedChanges = {
  createManualOrder: async ({ shop }) => ({ input: aManualOrder(await aBuyableProduct(shop)) }),
  sendPaymentLink: async ({ shop, admin }) => ({
    orderId: (await aTakenOrder(shop, await aBuyableProduct(shop), admin)).orderId,
  }),
  recordPayment: async ({ shop, admin }) => {
    const { orderId } = await aTakenOrder(shop, await aBuyableProduct(shop), admin, { payment: 'CASH' });
    return { input: { orderId, method: 'CASH' } };
  },
};
