import { aCustomer, anEmail } from '../../../../test/account.ts';
import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import { importDecisions } from '../../../../test/fixtures/imports/imports.ts';

let made = 0;

export const audited: AuditedChanges = {
  ...importDecisions(
    'customer',
    '/api/customers/bulk',
    () => `email,name\nimported-${(made += 1)}@example.com,Robin Wright\n`,
    ['email', 'name'],
  ),
  createCustomer: async () => ({
    input: { firstName: 'Robin', lastName: 'Wright', email: anEmail() },
  }),
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
