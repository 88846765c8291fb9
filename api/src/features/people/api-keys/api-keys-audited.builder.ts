import { PASSWORD } from '../../../../test/account.ts';
import { aKey } from '../../../../test/fixtures/account/api-key.ts';
import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';

export const audited: AuditedChanges = {
  createApiKey: () => ({ input: { name: 'The till', scopes: ['READ_ORDERS'], currentPassword: PASSWORD } }),
  revokeApiKey: async ({ shop }) => ({ id: (await aKey(shop)).id }),
};
