import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { IconButton } from '../../../ui/base/IconButton.tsx';
import { polled } from '../../frame/waiting/polled.ts';
import { bulkTitle } from './bulkText.ts';
import { useCloseEndedChangeMutation, useEndedChangesQuery } from './EndedChanges.generated.ts';

const POLL_MS = 15_000;

/** Announces on every screen that a bulk change started by this user has finished. */
export function EndedChanges() {
  const { data } = useEndedChangesQuery({ fetchPolicy: 'cache-and-network', ...polled(POLL_MS) });
  const [close] = useCloseEndedChangeMutation({
    refetchQueries: ['EndedChanges'],
    onError: toastFailure,
  });
  const ended = data?.finishedBulkChanges ?? [];
  if (ended.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-b border-line bg-tint px-4 md:px-6">
      {ended.map(({ id, changed, refused, ...change }) => (
        <li key={id} className="flex items-center gap-4 py-1 text-sm">
          <p className="min-w-0 flex-1">
            <strong className="font-[650]">{bulkTitle(change)}:</strong> {formatCount(changed)}{' '}
            {changed === 1 ? 'product' : 'products'} changed
            {refused > 0 && `, ${formatCount(refused)} unchanged`}.{' '}
            <Link to="/admin/products/changes" className="underline underline-offset-4">
              See all changes
            </Link>
          </p>
          <IconButton
            label="Close"
            icon={<X className="size-4" />}
            onClick={() => void close({ variables: { id } })}
          />
        </li>
      ))}
    </ul>
  );
}
