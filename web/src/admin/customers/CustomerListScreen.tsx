import { useCan } from '../../features/accounts/session/useCan.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListDefaults } from '../list/state/listState.ts';
import { useListState } from '../list/state/useListState.ts';
import { CustomerCard, customerColumns } from './customerColumns.tsx';
import { customerFilters, customerFilterOf, SORT_LABELS } from './customerFilters.ts';
import { useCustomerListQuery } from './CustomerList.generated.ts';
import { rowsOf } from './customerRow.ts';

const DEFAULTS: ListDefaults = {
  sort: 'NEWEST',
  sorts: Object.keys(SORT_LABELS),
  filters: customerFilters.map(({ id }) => id),
};

/** /admin/customers: everyone who has an account or has bought as a guest. */
export function CustomerListScreen() {
  const can = useCan();
  const list = useListState(DEFAULTS);
  const { data, previousData, error, refetch, variables } = useCustomerListQuery({
    variables: { ...customerFilterOf(list), page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.customerEntries;
  const page = found && { ...found, items: found.items.flatMap(rowsOf) };
  return (
    <AdminPage
      title="Customers"
      actions={
        can('WRITE_CUSTOMERS') && (
          <>
            <LinkButton to="/admin/customers/import" className="max-sm:hidden">
              Import
            </LinkButton>
            <LinkButton to="/admin/customers/new" variant="primary">
              New customer
            </LinkButton>
          </>
        )
      }
    >
      <AdminList
        name="customers"
        file={{ name: 'customers', variables }}
        list={list}
        columns={customerColumns}
        page={page}
        error={error}
        onRetry={refetch}
        rowName={({ name }) => name}
        card={(customer) => <CustomerCard customer={customer} />}
        tabs={[
          { id: '', label: 'All' },
          { id: 'guests', label: 'Guests' },
          { id: 'admins', label: 'Staff' },
        ]}
        searchLabel="Name, email, phone or postcode"
        filters={customerFilters}
        sortLabels={SORT_LABELS}
        empty={{
          title: 'No customers yet',
          text: 'Everyone who registers or pays for an order appears here.',
        }}
      />
    </AdminPage>
  );
}
