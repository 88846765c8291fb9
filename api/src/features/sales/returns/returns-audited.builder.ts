import { aCustomer } from '../../../../test/account.ts';
import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';
import type { BoughtOrder } from '../../../../test/fixtures/order.ts';
import { aReturn, fourDelivered, inspect, type ReadReturn } from '../../../../test/fixtures/order/return.ts';
import { lineOf } from '../../../../test/fixtures/refund.ts';

/** A return of two tyres. An exchange needs approval; a cancellation doesn't. */
async function twoBack(
  { shop, admin }: Changed,
  more: object = {},
): Promise<{ order: BoughtOrder; ret: ReadReturn; read: { id: string; revision: number } }> {
  const customer = await aCustomer(shop);
  const order = await fourDelivered(shop, customer, admin);
  const ret = await aReturn(shop, order, customer, 2, more);
  return { order, ret, read: { id: ret.id, revision: ret.revision } };
}

const today = ({ shop }: Changed): object => ({
  reason: 'EXCHANGE',
  fittedOn: shop.services.platform.now().toISOString().slice(0, 10),
});

export const audited: AuditedChanges = {
  approveReturn: async (where) => ({ input: (await twoBack(where, today(where))).read }),
  refuseReturn: async (where) => ({
    input: { ...(await twoBack(where, today(where))).read, reason: 'The tread is worn.' },
  }),
  inspectReturn: async (where) => {
    const { order, read } = await twoBack(where);
    return {
      input: { ...read, lines: [{ lineId: await lineOf(where.shop, order), resaleable: 2, damaged: 0 }] },
    };
  },
  refundReturn: async (where) => {
    const { order, read } = await twoBack(where);
    const { id, revision } = await inspect(where.shop, order, read, where.admin, {
      resaleable: 2,
      damaged: 0,
    });
    return { input: { id, revision } };
  },
};
