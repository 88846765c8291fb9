import type { ReturnSort, ReturnState } from '../../apollo/schema.generated.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListDefaults } from '../list/listState.ts';
import { useListState } from '../list/useListState.ts';
import { ReturnCard, returnColumns } from './returnColumns.tsx';
import { useReturnListQuery } from './Returns.generated.ts';

/** What waits longest comes first where something is to be done; otherwise the newest. */
const USUAL = 'usual';
const SORT_LABELS = { [USUAL]: 'Usual order', NEWEST: 'Newest first', OLDEST: 'Oldest first' };
const DEFAULTS: ListDefaults = { sort: USUAL, sorts: Object.keys(SORT_LABELS) };
const STATES: Readonly<Record<string, ReturnState[] | null>> = {
  '': ['REQUESTED'],
  coming: ['APPROVED', 'ON_ITS_WAY'],
  received: ['RECEIVED'],
  refunded: ['REFUNDED'],
  closed: ['REFUSED', 'WITHDRAWN'],
  all: null,
};
const WAITING = ['', 'coming', 'received'];

function sortOf(sort: string, tab: string): ReturnSort {
  if (sort === 'NEWEST' || sort === 'OLDEST') return sort;
  return WAITING.includes(tab) ? 'OLDEST' : 'NEWEST';
}

/** /admin/returns: tyres that buyers send back. */
export function ReturnListScreen() {
  const list = useListState(DEFAULTS);
  const { data, previousData, error, refetch } = useReturnListQuery({
    variables: {
      filter: { states: STATES[list.tab] ?? null, search: list.search || null },
      sort: sortOf(list.sort, list.tab),
      page: list.page,
      limit: list.pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const { returns, returnCounts: counts } = data ?? previousData ?? {};
  return (
    <AdminPage title="Returns">
      <AdminList
        name="returns"
        list={list}
        columns={returnColumns}
        page={returns}
        error={error}
        onRetry={refetch}
        rowId={({ id }) => id}
        rowName={({ number }) => `return ${number}`}
        card={(ret) => <ReturnCard ret={ret} />}
        tabs={[
          { id: '', label: 'To check', count: counts?.requested },
          { id: 'coming', label: 'Coming back', count: counts?.coming },
          { id: 'received', label: 'To refund', count: counts?.received },
          { id: 'refunded', label: 'Refunded' },
          { id: 'closed', label: 'Refused or withdrawn' },
          { id: 'all', label: 'All' },
        ]}
        searchLabel="Number, name or email"
        sortLabels={SORT_LABELS}
        empty={{
          title: 'No returns here',
          text: 'Customers ask for a return on their order’s page. Cancellations by law are approved at once.',
        }}
      />
    </AdminPage>
  );
}
