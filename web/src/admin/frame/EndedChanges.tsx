import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useCloseEndedChangeMutation, useEndedChangesQuery } from './EndedChanges.generated.ts';
import { polled } from './polled.ts';

const POLL_MS = 15_000;

/** Says on every screen that a bulk change which this person started is done. */
export function EndedChanges() {
  const { data } = useEndedChangesQuery({
    fetchPolicy: 'cache-and-network',
    ...polled(POLL_MS),
    // Whoever may not read the catalogue has begun no change of it.
    errorPolicy: 'ignore',
  });
  const [close] = useCloseEndedChangeMutation({ refetchQueries: ['EndedChanges'] });
  const ended = data?.endedBulkChanges ?? [];
  if (ended.length === 0) return null;
  return (
    <div className="mx-auto grid w-full max-w-[100rem] gap-2 px-4 pt-4 md:px-6">
      {ended.map(({ id, changed, refused }) => (
        <Notice key={id} title={`Your bulk change ${id} is done.`}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>
              {formatCount(changed)} {changed === 1 ? 'product' : 'products'} changed
              {refused > 0 && `, ${formatCount(refused)} left as they were`}.
            </p>
            <Link to="/admin/products/changes" className="underline underline-offset-4">
              See what it did
            </Link>
            <Button
              className="ml-auto"
              onClick={() => void close({ variables: { id } }).catch(() => undefined)}
            >
              Close
            </Button>
          </div>
        </Notice>
      ))}
    </div>
  );
}
