import { failureText } from '../../apollo/failureText.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { polled } from '../frame/waiting/polled.ts';
import { useLatestBulkChangesQuery } from './bulk/BulkChange.generated.ts';
import { BulkOutcome } from './bulk/BulkOutcome.tsx';

const MOST = 50;
const POLL_MS = 2_000;

/** /admin/products/changes: the latest bulk changes, each of which can be undone for 30 days. */
export function BulkChangesScreen() {
  const { data, error, refetch } = useLatestBulkChangesQuery({
    variables: { limit: MOST },
    fetchPolicy: 'cache-and-network',
    ...polled(POLL_MS),
  });
  const again = () => void refetch().catch(() => undefined);
  const changes = data?.bulkChanges;
  return (
    <AdminPage title="Bulk changes" back={{ to: '/admin/products', label: 'Products' }}>
      {!changes &&
        (error ? (
          <LoadFailed what="the bulk changes" why={failureText(error)} onRetry={refetch} />
        ) : (
          <Skeleton className="h-40" />
        ))}
      {changes?.length === 0 && (
        <EmptyState title="No bulk changes yet">
          Select products in the list to change their prices, stock or status together. Changes are listed
          here and can be undone for 30 days.
        </EmptyState>
      )}
      {changes && changes.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-card px-4">
          {changes.map((change) => (
            <li key={change.id} className="py-3">
              <BulkOutcome change={change} onUndoing={again} />
            </li>
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
