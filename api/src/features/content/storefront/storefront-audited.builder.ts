import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';

export const audited: AuditedChanges = {
  updateSettings: () => ({ input: { group: 'DELIVERY', values: { freeDeliveryFrom: 15_000 }, revision: 0 } }),
};
