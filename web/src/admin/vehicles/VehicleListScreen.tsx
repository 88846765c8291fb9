import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import type { TyreCategory } from '../../apollo/schema.generated.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { optionsOf } from '../../ui/form/selectOption.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListFilter } from '../list/state/listFilter.ts';
import type { ListDefaults } from '../list/state/listState.ts';
import { useListState } from '../list/state/useListState.ts';
import { VehicleCard, vehicleColumns } from './vehicleColumns.tsx';
import { useVehicleListQuery } from './Vehicles.generated.ts';

const DEFAULTS: ListDefaults = { sort: '', sorts: [], filters: ['category'] };
const FILTERS: readonly ListFilter[] = [
  { id: 'category', label: 'Category', kind: 'one', options: optionsOf(categoryLabels) },
];
const isCategory = (word: string | undefined): word is TyreCategory =>
  word !== undefined && Object.hasOwn(categoryLabels, word);

/** /admin/vehicles: the fitment table. */
export function VehicleListScreen() {
  const can = useCan();
  const list = useListState(DEFAULTS);
  const category = list.filters['category']?.[0];
  const filter = { search: list.search || null, category: isCategory(category) ? category : null };
  const { data, previousData, error, refetch } = useVehicleListQuery({
    variables: { filter, page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const missed = can('READ_CUSTOMERS') && (
    <LinkButton to="/admin/vehicles/missed">Registrations not found</LinkButton>
  );
  const corrections = <LinkButton to="/admin/vehicles/corrections">Corrections</LinkButton>;
  const files = can('WRITE_CATALOGUE') && (
    <LinkButton to="/admin/vehicles/import" className="max-sm:hidden">
      Import
    </LinkButton>
  );
  const add = can('WRITE_CATALOGUE') && (
    <LinkButton to="/admin/vehicles/new" variant="primary">
      New vehicle
    </LinkButton>
  );
  return (
    <AdminPage
      title="Vehicles"
      actions={
        <>
          {corrections}
          {missed}
          {files}
          {add}
        </>
      }
    >
      <AdminList
        name="vehicles"
        list={list}
        file={{ name: 'vehicles', variables: { filter } }}
        columns={vehicleColumns}
        page={(data ?? previousData)?.adminVehicles}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
        rowName={({ make, model }) => `${make} ${model}`}
        card={(vehicle) => <VehicleCard vehicle={vehicle} />}
        searchLabel="Make, model or size"
        filters={FILTERS}
        empty={{
          title: 'No vehicles yet',
          text: 'Add the vehicles whose tyre sizes you know, and drivers find them by registration and model.',
          action: add,
        }}
      />
    </AdminPage>
  );
}
