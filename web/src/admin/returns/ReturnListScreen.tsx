import { returnsAt } from '@treadline/schema/trade/order/return-rights';
import type { ReturnState } from '../../apollo/schema.generated.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { AGE_DEFAULTS, AGE_LABELS, ageSort } from '../list/state/ageSort.ts';
import { useListState } from '../list/state/useListState.ts';
import { ReturnCard, returnColumns } from './returnColumns.tsx';
import { useReturnListQuery } from './Returns.generated.ts';

const STATES: Readonly<Record<string, ReturnState[] | null>> = {
  '': returnsAt('TO_CHECK'),
  coming: returnsAt('TO_SEND', 'ON_THE_WAY'),
  received: returnsAt('HERE'),
  refunded: returnsAt('PAID_BACK'),
  closed: returnsAt('STOPPED'),
  all: null,
};
const WAITING = ['', 'coming', 'received'];

/** /admin/returns: the returns list. */
export function ReturnListScreen() {
  const list = useListState(AGE_DEFAULTS);
  const { data, previousData, error, refetch, variables } = useReturnListQuery({
    variables: {
      filter: { states: STATES[list.tab] ?? null, search: list.search || null },
      sort: ageSort(list.sort, WAITING.includes(list.tab)),
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
        file={{ name: 'returns', variables }}
        list={list}
        columns={returnColumns}
        page={returns}
        error={error}
        onRetry={refetch}
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
        sortLabels={AGE_LABELS}
        empty={{
          title: 'No returns here',
          text: 'Customers request returns on their order page. Statutory cancellations are approved automatically.',
        }}
      />
    </AdminPage>
  );
}
