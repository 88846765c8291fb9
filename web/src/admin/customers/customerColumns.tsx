import { formatPrice } from '@treadline/schema/trade/money';
import { formatCount, formatDate } from '../../lib/format.ts';
import { Mark } from '../frame/Mark.tsx';
import type { ListColumn } from '../list/listColumn.ts';
import { NONE } from '../list/none.tsx';
import { RowLink } from '../list/RowLink.tsx';
import type { CustomerListQuery } from './CustomerList.generated.ts';
import { nameOf } from './customerText.ts';

type Customer = NonNullable<CustomerListQuery['customers']>['items'][number];

/** Whether somebody manages the shop, or has yet to confirm their address. */
function Marks({ role, emailVerified }: Pick<Customer, 'role' | 'emailVerified'>) {
  return (
    <>
      {role === 'ADMIN' && <Mark tone="good">Administrator</Mark>}
      {!emailVerified && <Mark tone="warn">Not confirmed</Mark>}
    </>
  );
}

/** The columns of the list of customers. */
export const customerColumns: readonly ListColumn<Customer>[] = [
  {
    id: 'name',
    label: 'Customer',
    always: true,
    cell: (customer) => (
      <span className="grid">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <RowLink to={`/admin/customers/${customer.id}`}>{nameOf(customer)}</RowLink>
          <Marks {...customer} />
        </span>
        <span className="text-xs wrap-anywhere text-ink-2">{customer.email}</span>
      </span>
    ),
  },
  { id: 'phone', label: 'Phone', optional: true, cell: ({ phone }) => phone ?? NONE },
  {
    id: 'orders',
    label: 'Orders',
    figures: true,
    sort: { up: 'MOST_ORDERS', down: 'MOST_ORDERS' },
    cell: ({ purchases }) => formatCount(purchases?.orderCount ?? 0),
  },
  {
    id: 'spent',
    label: 'Spent',
    figures: true,
    sort: { up: 'MOST_SPENT', down: 'MOST_SPENT' },
    cell: ({ purchases }) => formatPrice(purchases?.spent ?? 0),
  },
  {
    id: 'last',
    label: 'Last order',
    figures: true,
    sort: { up: 'LAST_ORDER', down: 'LAST_ORDER' },
    cell: ({ purchases }) => (purchases?.lastOrderAt ? formatDate(purchases.lastOrderAt) : NONE),
  },
  {
    id: 'joined',
    label: 'Joined',
    figures: true,
    sort: { up: 'OLDEST', down: 'NEWEST' },
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];

/** A customer on a phone. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { orderCount = 0, spent = 0 } = customer.purchases ?? {};
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <RowLink to={`/admin/customers/${customer.id}`}>{nameOf(customer)}</RowLink>
        <Marks {...customer} />
      </span>
      <span className="text-xs wrap-anywhere text-ink-2">{customer.email}</span>
      <span className="flex flex-wrap justify-between gap-x-3">
        <span>
          {formatCount(orderCount)} {orderCount === 1 ? 'order' : 'orders'}
        </span>
        <span className="font-[650]">{formatPrice(spent)}</span>
      </span>
    </div>
  );
}
