import type { CustomerListQuery } from './CustomerList.generated.ts';
import { nameOf } from './customerText.ts';

type Entry = NonNullable<CustomerListQuery['customerEntries']>['items'][number];

/** A customer as the list shows them, with an account or without one. */
export interface CustomerRow {
  /** The id of the account; that of the latest order of a guest. */
  id: string;
  /** Their screen. */
  to: string;
  name: string;
  email: string;
  phone: string | null;
  /** What people call their role, if they are on the staff. */
  role: string | null;
  mark: 'guest' | 'unconfirmed' | null;
  orderCount: number;
  /** In pence, less refunds. */
  spent: number;
  lastOrderAt: string | null;
  /** When the account was made, or the first order placed. */
  since: string;
}

/** Nothing for an entry that is neither. */
export function rowsOf({ account, guest }: Entry): CustomerRow[] {
  if (account) {
    const { id, email, phone, roleLabel, scopes, emailVerified, createdAt, purchases } = account;
    const { orderCount = 0, spent = 0, lastOrderAt = null } = purchases ?? {};
    const role = scopes.length > 0 ? roleLabel : null;
    const mark = role || emailVerified ? null : 'unconfirmed';
    const to = `/admin/customers/${id}`;
    return [
      {
        id,
        to,
        name: nameOf(account),
        email,
        phone,
        role,
        mark,
        orderCount,
        spent,
        lastOrderAt,
        since: createdAt,
      },
    ];
  }
  if (!guest) return [];
  const { lastOrder, ...facts } = guest;
  return [
    { ...facts, id: lastOrder.id, to: `/admin/customers/guests/${lastOrder.id}`, role: null, mark: 'guest' },
  ];
}
