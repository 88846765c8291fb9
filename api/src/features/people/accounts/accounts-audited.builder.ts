import { aCustomer, aMember, anEmail, PASSWORD } from '../../../../test/account.ts';
import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import { anInvitation, aStaffRole } from '../../../../test/fixtures/account/staff.ts';
import { aTwoFactorCustomer } from '../../../../test/fixtures/account/two-factor.ts';

const ROLE = { label: 'Tyre buyer', meaning: 'Buys tyres.', scopes: ['READ_CATALOGUE'] };

export const audited: AuditedChanges = {
  updateRole: async ({ shop }) => {
    const { id } = await aCustomer(shop);
    await shop.rows('update users set email_verified_at = now() where id = $1', [id]);
    return { input: { id, role: 'ADMIN', currentPassword: PASSWORD } };
  },
  updateStaffAccess: async ({ shop }) => ({
    input: { id: (await aMember(shop, 'warehouse')).id, suspended: true, currentPassword: PASSWORD },
  }),
  createStaffRole: async () => ({ input: ROLE }),
  updateStaffRole: async ({ shop }) => ({
    input: {
      ...ROLE,
      label: 'Another tyre buyer',
      slug: await aStaffRole(shop, ['READ_ORDERS']),
      revision: 1,
      currentPassword: PASSWORD,
    },
  }),
  deleteStaffRole: async ({ shop }) => ({ slug: await aStaffRole(shop, ['READ_ORDERS']) }),
  inviteStaff: async () => ({
    input: { email: anEmail(), staffRole: 'desk', currentPassword: PASSWORD },
  }),
  resendStaffInvitation: async ({ shop, admin }) => ({ id: (await anInvitation(shop, admin)).id }),
  withdrawStaffInvitation: async ({ shop, admin }) => ({ id: (await anInvitation(shop, admin)).id }),
  revokeCustomerSessions: async ({ shop }) => ({ input: { id: (await aCustomer(shop)).id } }),
  exportCustomer: async ({ shop }) => ({ id: (await aCustomer(shop)).id }),
  sendPasswordReset: async ({ shop }) => ({ id: (await aCustomer(shop)).id }),
  disableCustomerTwoFactor: async ({ shop }) => ({
    input: { id: (await aTwoFactorCustomer(shop)).id, currentPassword: PASSWORD },
  }),
  updateCustomer: async ({ shop }) => ({
    input: { id: (await aCustomer(shop)).id, revision: 1, firstName: 'Robin', lastName: 'Wright' },
  }),
  changeCustomerEmail: async ({ shop }) => ({
    input: { id: (await aCustomer(shop)).id, newEmail: anEmail() },
  }),
  eraseCustomer: async ({ shop }) => {
    const { id, email } = await aCustomer(shop);
    return { input: { id, email } };
  },
};
