import { nameOf } from '../form/person/nameOf.ts';
import { staffText } from '../form/person/staffText.ts';
import type { CustomerListQuery } from './CustomerList.generated.ts';

type Entry = NonNullable<CustomerListQuery['customerEntries']>['items'][number];

/** A customer in the list, with or without an account. */
export interface CustomerRow {
  /** The account's id, or the id of a guest's latest order. */
  id: string;
  /** The address of the customer's screen. */
  to: string;
  name: string;
  email: string;
  phone: string | null;
  /** Their staff role; null for a customer. */
  role: ReturnType<typeof staffText>;
  mark: 'guest' | 'unconfirmed' | null;
  orderCount: number;
  /** In pence, less refunds. */
  spent: number;
  lastOrderAt: string | null;
  /** When the account was created, or the first order placed. */
  since: string;
}

/** The rows for an entry; empty if it has neither an account nor a guest. */
export function rowsOf({ account, guest }: Entry): CustomerRow[] {
  if (account) {
    const { id, email, phone, staffRole, staffState, emailVerified, createdAt, purchases } = account;
    const { orderCount = 0, spent = 0, lastOrderAt = null } = purchases ?? {};
    const role = staffText(staffRole, staffState);
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
