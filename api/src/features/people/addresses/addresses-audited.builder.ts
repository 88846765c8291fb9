import { aCustomer } from '../../../../test/account.ts';
import { aSavedAddress, aSaving } from '../../../../test/fixtures/account/address-book.ts';
import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';

export const audited: AuditedChanges = {
  saveCustomerAddress: async ({ shop }) => ({
    input: { customerId: (await aCustomer(shop)).id, ...aSaving() },
  }),
  deleteCustomerAddress: async ({ shop }) => {
    const customer = await aCustomer(shop);
    const { id } = await aSavedAddress(shop, customer);
    return { input: { customerId: customer.id, id } };
  },
};
