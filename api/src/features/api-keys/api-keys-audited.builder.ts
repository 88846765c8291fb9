import type { AuditedChanges } from '../../../test/audited-change.ts';
import { PASSWORD } from '../accounts/account.builder.ts';
import { aKey } from './api-key.builder.ts';

export const audited: AuditedChanges = {
  createApiKey: () => ({ input: { name: 'The till', scopes: ['READ_ORDERS'], currentPassword: PASSWORD } }),
  revokeApiKey: async ({ shop }) => ({ id: (await aKey(shop)).id }),
};
