import type { AuditedChanges } from '../../../../test/audited-change.ts';
import { aCustomer, PASSWORD } from '../../../../test/fixtures/account.ts';
import { aTwoStepCustomer } from '../../../../test/fixtures/two-step.ts';

export const audited: AuditedChanges = {
  changeRole: async ({ shop }) => {
    const { id } = await aCustomer(shop);
    await shop.rows('update users set email_verified_at = now() where id = $1', [id]);
    return { input: { id, role: 'ADMIN', currentPassword: PASSWORD } };
  },
  endCustomerSessions: async ({ shop }) => ({ input: { id: (await aCustomer(shop)).id } }),
  exportCustomer: async ({ shop }) => ({ id: (await aCustomer(shop)).id }),
  sendPasswordReset: async ({ shop }) => ({ id: (await aCustomer(shop)).id }),
  removeTwoStep: async ({ shop }) => ({
    input: { id: (await aTwoStepCustomer(shop)).id, currentPassword: PASSWORD },
  }),
  eraseCustomer: async ({ shop }) => {
    const { id, email } = await aCustomer(shop);
    return { input: { id, email } };
  },
};
