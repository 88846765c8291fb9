import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';
import { anOrderThatIs, aPaidOrder, refundOrder } from '../../../../test/fixtures/order.ts';

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
  refundOrder: async ({ shop }) => ({ input: { orderId: (await aPaidOrder(shop)).orderId } }),
  retryRefund: async (where) => ({ refundId: (await aFailedRefund(where))?.id }),
  recordOfflineRefund: async (where) => {
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
