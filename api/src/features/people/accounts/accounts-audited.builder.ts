import { aCustomer, PASSWORD } from '../../../../test/account.ts';
import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import { aTwoFactorCustomer } from '../../../../test/fixtures/account/two-factor.ts';

export const audited: AuditedChanges = {
  updateRole: async ({ shop }) => {
    const { id } = await aCustomer(shop);
    await shop.rows('update users set email_verified_at = now() where id = $1', [id]);
    return { input: { id, role: 'ADMIN', currentPassword: PASSWORD } };
  },
  revokeCustomerSessions: async ({ shop }) => ({ input: { id: (await aCustomer(shop)).id } }),
  exportCustomer: async ({ shop }) => ({ id: (await aCustomer(shop)).id }),
  sendPasswordReset: async ({ shop }) => ({ id: (await aCustomer(shop)).id }),
  disableCustomerTwoFactor: async ({ shop }) => ({
    input: { id: (await aTwoFactorCustomer(shop)).id, currentPassword: PASSWORD },
  }),
  eraseCustomer: async ({ shop }) => {
    const { id, email } = await aCustomer(shop);
    return { input: { id, email } };
  },
};
