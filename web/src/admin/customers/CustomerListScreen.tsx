import { formatPrice } from '@treadline/schema/trade/money';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.ts';
import { Notice } from '../../ui/Notice.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListDefaults } from '../list/listState.ts';
import { useListState } from '../list/useListState.ts';
import { CustomerCard, customerColumns } from './customerColumns.tsx';
import { customerFilters, customerFilterOf, SORT_LABELS } from './customerFilters.ts';
import { useCustomerListQuery, type CustomerListQuery } from './CustomerList.generated.ts';
import { nameOf } from './customerText.ts';

const DEFAULTS: ListDefaults = {
  sort: 'NEWEST',
  sorts: Object.keys(SORT_LABELS),
  filters: customerFilters.map(({ id }) => id),
};

/** /admin/customers: the accounts of the shop. */
export function CustomerListScreen() {
  const list = useListState(DEFAULTS);
  const { data, previousData, error, refetch } = useCustomerListQuery({
    variables: { ...customerFilterOf(list), page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.customers;
  return (
    <AdminPage title="Customers">
      {page && page.guests.length > 0 && <Guests guests={page.guests} />}
      <AdminList
        name="customers"
        list={list}
        columns={customerColumns}
        page={page}
        error={error}
        onRetry={refetch}
        rowId={({ id }) => id}
        rowName={nameOf}
        card={(customer) => <CustomerCard customer={customer} />}
        tabs={[
          { id: '', label: 'All accounts' },
          { id: 'admins', label: 'Administrators' },
        ]}
        searchLabel="Name, email, phone or postcode"
        filters={customerFilters}
        sortLabels={SORT_LABELS}
        empty={{
          title: 'No accounts yet',
          text:
            'Everybody who registers in the shop appears here. People who buy as guests are found by their ' +
            'email address.',
        }}
      />
    </AdminPage>
  );
}

type Guest = NonNullable<CustomerListQuery['customers']>['guests'][number];

/** People without an account whose orders match the search. */
function Guests({ guests }: { guests: readonly Guest[] }) {
  return (
    <Notice title="Bought without an account">
      <ul className="grid gap-1">
        {guests.map(({ email, name, orderCount, spent, lastOrder }) => (
          <li key={email} className="flex flex-wrap gap-x-3">
            <span className="font-[600]">{name}</span>
            <span className="wrap-anywhere">{email}</span>
            <span>
              {formatCount(orderCount)} {orderCount === 1 ? 'order' : 'orders'}, {formatPrice(spent)}
            </span>
            <Link to={`/admin/orders/${lastOrder.id}`} className="underline underline-offset-4">
              {lastOrder.number}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
