import { formatPrice } from '@treadline/schema/trade/values/money';
import type { CustomerSort } from '../../apollo/schema.generated.ts';
import { formatCount, formatDate } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { NONE } from '../list/table/none.tsx';
import { RowLink } from '../list/table/RowLink.tsx';
import type { CustomerRow } from './customerRow.ts';

const MARKS = {
  unconfirmed: <Mark tone="warn">Not confirmed</Mark>,
  guest: <Mark tone="plain">Guest</Mark>,
} as const;

/** The name, linked to the customer, with the role or a badge. */
function Name({ customer: { to, name, role, mark } }: { customer: CustomerRow }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <RowLink to={to}>{name}</RowLink>
      {role && <Mark tone={role.tone}>{role.text}</Mark>}
      {mark && MARKS[mark]}
    </span>
  );
}

export const customerColumns: readonly ListColumn<CustomerRow, CustomerSort>[] = [
  {
    id: 'name',
    label: 'Customer',
    always: true,
    cell: (customer) => (
      <span className="grid">
        <Name customer={customer} />
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
    cell: ({ orderCount }) => formatCount(orderCount),
  },
  {
    id: 'spent',
    label: 'Spent',
    figures: true,
    sort: { up: 'MOST_SPENT', down: 'MOST_SPENT' },
    cell: ({ spent }) => formatPrice(spent),
  },
  {
    id: 'last',
    label: 'Last order',
    figures: true,
    sort: { up: 'LAST_ORDER', down: 'LAST_ORDER' },
    cell: ({ lastOrderAt }) => (lastOrderAt ? formatDate(lastOrderAt) : NONE),
  },
  {
    id: 'joined',
    label: 'Customer since',
    figures: true,
    sort: { up: 'OLDEST', down: 'NEWEST' },
    cell: ({ since }) => formatDate(since),
  },
];

/** A customer as a card on a phone. */
export function CustomerCard({ customer }: { customer: CustomerRow }) {
  const { email, orderCount, spent } = customer;
  return (
    <div className="grid gap-1">
      <Name customer={customer} />
      <span className="text-xs wrap-anywhere text-ink-2">{email}</span>
      <span className="flex flex-wrap justify-between gap-x-3">
        <span>
          {formatCount(orderCount)} {orderCount === 1 ? 'order' : 'orders'}
        </span>
        <span className="font-[650]">{formatPrice(spent)}</span>
      </span>
    </div>
  );
}
