import { CLAIM_KINDS, claimKinds, type ClaimKind } from '@treadline/schema/trade/order/claim-kind';
import { claimsAwaiting, type ClaimState } from '@treadline/schema/trade/order/claim-state';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { AGE_DEFAULTS, AGE_LABELS, ageSort } from '../list/state/ageSort.ts';
import type { ListFilter } from '../list/state/listFilter.ts';
import type { ListDefaults } from '../list/state/listState.ts';
import { useListState } from '../list/state/useListState.ts';
import { ClaimCard, claimColumns } from './claimColumns.tsx';
import { useClaimListQuery } from './Claims.generated.ts';

const KIND_FILTER: ListFilter = {
  id: 'kind',
  label: 'Type',
  kind: 'one',
  options: CLAIM_KINDS.map((kind) => ({ value: kind, label: claimKinds[kind].label })),
};
const DEFAULTS: ListDefaults = { ...AGE_DEFAULTS, filters: [KIND_FILTER.id] };
const STATES: Readonly<Record<string, ClaimState[] | null>> = {
  '': claimsAwaiting('SHOP'),
  question: claimsAwaiting('BUYER'),
  maker: claimsAwaiting('MAKER'),
  settled: claimsAwaiting(null),
  all: null,
};
const WAITING = ['', 'question', 'maker'];

const kindOf = (values: readonly string[] | undefined): ClaimKind | null =>
  CLAIM_KINDS.find((kind) => kind === values?.[0]) ?? null;

/** /admin/claims: price match, warranty and damage claims. */
export function ClaimListScreen() {
  const list = useListState(DEFAULTS);
  const { data, previousData, error, refetch, variables } = useClaimListQuery({
    variables: {
      filter: {
        kind: kindOf(list.filters[KIND_FILTER.id]),
        states: STATES[list.tab] ?? null,
        search: list.search || null,
      },
      sort: ageSort(list.sort, WAITING.includes(list.tab)),
      page: list.page,
      limit: list.pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const { claims, claimCounts: counts } = data ?? previousData ?? {};
  return (
    <AdminPage title="Claims">
      <AdminList
        name="claims"
        file={{ name: 'claims', variables }}
        list={list}
        columns={claimColumns}
        page={claims}
        error={error}
        onRetry={refetch}
        rowName={({ kind, order }) => `${claimKinds[kind].label} claim, order ${order.number}`}
        card={(claim) => <ClaimCard claim={claim} />}
        tabs={[
          { id: '', label: 'To decide', count: counts?.waiting },
          { id: 'question', label: 'Waiting for customers', count: counts?.question },
          { id: 'maker', label: 'With manufacturer', count: counts?.withMaker },
          { id: 'settled', label: 'Settled', count: counts?.settled },
          { id: 'all', label: 'All' },
        ]}
        filters={[KIND_FILTER]}
        searchLabel="Order number, name, email or tyre"
        sortLabels={AGE_LABELS}
        empty={{
          title: 'No claims here',
          text: 'Customers claim price matches, road damage and defects on their order page. Claims appear here.',
        }}
      />
    </AdminPage>
  );
}
