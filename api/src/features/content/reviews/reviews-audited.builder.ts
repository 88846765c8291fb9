import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import { aBoughtLine, submitReview } from '../../../../test/fixtures/content/review.ts';

export const audited: AuditedChanges = {
  moderateReview: async ({ shop, admin }) => {
    const { lineId } = await aBoughtLine(shop, admin, { by: admin });
    const { id } = await submitReview(shop, { orderLineId: lineId }, admin.headers);
    return { input: { id, decision: 'APPROVE', revision: 1 } };
  },
};
