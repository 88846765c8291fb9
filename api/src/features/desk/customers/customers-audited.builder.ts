import { aCustomer } from '../../../../test/account.ts';
import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';

export const audited: AuditedChanges = {
  addCustomerNote: async ({ shop }) => ({
    input: { customerId: (await aCustomer(shop)).id, text: 'Rings before noon.' },
  }),
  deleteCustomerNote: async ({ shop, admin }) => {
    const [note] = await shop.rows<{ id: number }>(
      "insert into customer_notes (user_id, text, at) values ($1, 'Wrong customer', now()) returning id",
      [admin.id],
    );
    return { id: note?.id };
  },
};
