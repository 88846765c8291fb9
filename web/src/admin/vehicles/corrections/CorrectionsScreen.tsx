import type { FitmentCorrectionState } from '../../../apollo/schema.generated.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { AdminPage } from '../../frame/page/AdminPage.tsx';
import { AdminList } from '../../list/AdminList.tsx';
import type { ListDefaults } from '../../list/state/listState.ts';
import { useListState } from '../../list/state/useListState.ts';
import { CorrectionCard, correctionColumns, nameOf } from './correctionColumns.tsx';
import { useCorrectionsQuery } from './Corrections.generated.ts';

const DEFAULTS: ListDefaults = { sort: '', sorts: [] };
const STATES: Readonly<Record<string, FitmentCorrectionState>> = {
  approved: 'APPROVED',
  dismissed: 'DISMISSED',
};

/** /admin/vehicles/corrections: sizes that customers returned because they don't fit the vehicle. */
export function CorrectionsScreen() {
  const can = useCan();
  const list = useListState(DEFAULTS);
  const state = STATES[list.tab] ?? 'WAITING';
  const { data, previousData, error, refetch } = useCorrectionsQuery({
    variables: {
      state,
      page: list.page,
      limit: list.pageSize,
      returns: can('READ_ORDERS'),
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage title="Corrections" back={{ to: '/admin/vehicles', label: 'Vehicles' }}>
      <p className="-mt-2 text-sm text-ink-2">
        Returns that we approved say that these sizes don’t fit. Shoppers see no change until you save the
        vehicle.
      </p>
      <AdminList
        name="corrections"
        list={list}
        columns={correctionColumns(state)}
        page={(data ?? previousData)?.fitmentCorrections}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
        rowName={(correction) => `${correction.size} of ${nameOf(correction)}`}
        card={(correction) => <CorrectionCard correction={correction} />}
        tabs={[
          { id: '', label: 'Waiting' },
          { id: 'approved', label: 'Approved' },
          { id: 'dismissed', label: 'Dismissed' },
        ]}
        empty={{
          title: 'Nothing to correct',
          text: 'When you approve a return of tyres that don’t fit, its vehicle and size wait here.',
        }}
      />
    </AdminPage>
  );
}
