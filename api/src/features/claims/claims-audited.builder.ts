import type { AuditedChanges } from '../../../test/audited-change.ts';
import { aCustomer } from '../accounts/account.builder.ts';
import { aPaidOrder } from '../orders/order.builder.ts';
import { aPriceMatch, makeClaim } from './claim.builder.ts';

export const audited: AuditedChanges = {
  decideClaim: async ({ shop }) => {
    const buyer = await aCustomer(shop);
    const { id, revision } = await makeClaim(
      shop,
      await aPriceMatch(shop, await aPaidOrder(shop, { by: buyer })),
      buyer,
    );
    return { input: { id, revision, decision: 'REFUSE', text: 'It is another tyre.' } };
  },
};
