import type {
  AdminFittingCentreSort,
  FittingCentreOwner,
  FittingCentreState,
} from '../../apollo/schema.generated.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListFilter } from '../list/state/listFilter.ts';
import type { ListDefaults } from '../list/state/listState.ts';
import { useListState } from '../list/state/useListState.ts';
import { CentreCard, centreColumns } from './centreColumns.tsx';
import { useFittingCentreListQuery } from './Centres.generated.ts';
import { CENTRES_PATH } from './fittingPaths.ts';

const SORT_LABELS: Readonly<Record<AdminFittingCentreSort, string>> = {
  DISTANCE_ASC: 'Nearest',
  DISTANCE_DESC: 'Farthest',
  NAME_ASC: 'Name A–Z',
  NAME_DESC: 'Name Z–A',
  TOWN_ASC: 'Town A–Z',
  TOWN_DESC: 'Town Z–A',
  UPDATED_DESC: 'Last changed',
  UPDATED_ASC: 'Longest unchanged',
};
const OWNERS: Readonly<Record<FittingCentreOwner, string>> = { OWN: 'Our own', PARTNER: 'Partner' };
const DEFAULTS: ListDefaults = {
  sort: 'DISTANCE_ASC',
  sorts: Object.keys(SORT_LABELS),
  filters: ['owner'],
};
const FILTERS: readonly ListFilter[] = [
  {
    id: 'owner',
    label: 'Whose',
    kind: 'several',
    options: Object.entries(OWNERS).map(([value, label]) => ({ value, label })),
  },
];
const STATES: Readonly<Record<string, readonly FittingCentreState[]>> = {
  '': ['OPEN'],
  closed: ['CLOSED'],
  all: [],
};

const isSort = (word: string): word is AdminFittingCentreSort => Object.hasOwn(SORT_LABELS, word);
const isOwner = (word: string): word is FittingCentreOwner => Object.hasOwn(OWNERS, word);

/** /admin/fitting-centres: the centres that fit the shop's tyres. */
export function FittingCentreListScreen() {
  const list = useListState(DEFAULTS);
  const chosen = {
    filter: {
      search: list.search || null,
      states: [...(STATES[list.tab] ?? [])],
      owners: (list.filters['owner'] ?? []).filter(isOwner),
    },
    sort: isSort(list.sort) ? list.sort : ('DISTANCE_ASC' as const),
  };
  const { data, previousData, error, refetch } = useFittingCentreListQuery({
    variables: { ...chosen, page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage
      title="Fitting centres"
      actions={
        <>
          <LinkButton to={`${CENTRES_PATH}/holidays`}>Holidays</LinkButton>
          <LinkButton to={`${CENTRES_PATH}/import`} className="max-sm:hidden">
            Import
          </LinkButton>
          <LinkButton to={`${CENTRES_PATH}/new`} variant="primary">
            New centre
          </LinkButton>
        </>
      }
    >
      <AdminList
        name="fitting centres"
        file={{ name: 'fitting-centres', variables: chosen }}
        list={list}
        columns={centreColumns}
        page={(data ?? previousData)?.adminFittingCentres}
        error={error}
        onRetry={refetch}
        rowName={({ name }) => name}
        card={(centre) => <CentreCard centre={centre} />}
        tabs={[
          { id: '', label: 'Open' },
          { id: 'closed', label: 'Closed' },
          { id: 'all', label: 'All' },
        ]}
        searchLabel="Name, town or postcode"
        filters={FILTERS}
        sortLabels={SORT_LABELS}
        empty={{
          title: 'No centres',
          text: 'Add the garages that fit your tyres, one by one or from a file. Shoppers can then book fitting.',
        }}
      />
    </AdminPage>
  );
}
