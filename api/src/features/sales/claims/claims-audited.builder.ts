import { aCustomer } from '../../../../test/account.ts';
import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import { aPaidOrder } from '../../../../test/fixtures/order.ts';
import { aPriceMatch, createClaim } from '../../../../test/fixtures/order/claim.ts';

export const audited: AuditedChanges = {
  decideClaim: async ({ shop }) => {
    const buyer = await aCustomer(shop);
    const { id, revision } = await createClaim(
      shop,
      await aPriceMatch(shop, await aPaidOrder(shop, { by: buyer })),
      buyer,
    );
    return { input: { id, revision, decision: 'REFUSE', text: 'It is another tyre.' } };
  },
};
