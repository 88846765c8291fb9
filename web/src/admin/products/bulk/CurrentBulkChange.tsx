import { skipToken } from '@apollo/client/react';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../../../ui/base/IconButton.tsx';
import { polled } from '../../frame/waiting/polled.ts';
import { useBulkProgressQuery, useLatestBulkChangesQuery } from './BulkChange.generated.ts';
import { BulkOutcome } from './BulkOutcome.tsx';
import { useCloseEndedChangeMutation } from './EndedChanges.generated.ts';

const POLL_MS = 1_000;
/** How long the outcome of an undo stays. */
const PASSING_MS = 8_000;

interface CurrentBulkChangeProps {
  /** The id of the change last started here; null if none was started. */
  startedId: number | null;
  /** Called whenever the change progresses, because the list's figures change too. */
  onMoved: () => void;
}

/** The change started here, or one still in progress, shown above the list until it's dismissed. */
export function CurrentBulkChange({ startedId, onMoved }: CurrentBulkChangeProps) {
  const [undoing, setUndoing] = useState<{ id: number; of: number } | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const { data: latest } = useLatestBulkChangesQuery({
    variables: { limit: 1 },
    fetchPolicy: 'network-only',
  });
  const running = latest?.bulkChanges?.find(({ status }) => status !== 'DONE')?.id ?? null;
  const own = startedId ?? running;
  const id = undoing && undoing.of === own ? undoing.id : own;
  const { data, stopPolling } = useBulkProgressQuery(
    id === null ? skipToken : { variables: { id }, ...polled(POLL_MS), fetchPolicy: 'network-only' },
  );
  const change = data?.bulkChange?.id === id ? data.bulkChange : null;
  const moved = useEffectEvent(onMoved);
  const made = change ? change.changed : 0;
  const isDone = change?.status === 'DONE';
  useEffect(() => {
    if (made > 0) moved();
  }, [made, id]);
  const [close] = useCloseEndedChangeMutation({ refetchQueries: ['EndedChanges'] });
  // The outcome is shown here, so other screens needn't announce it.
  const read = useEffectEvent(() => {
    if (change) close({ variables: { id: change.id } }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isDone) return;
    stopPolling();
    read();
  }, [isDone, stopPolling]);

  // An undone change needs no decision, so its outcome goes by itself.
  const passing = isDone && change.kind === 'UNDO' && change.refused === 0 ? change.id : null;
  useEffect(() => {
    if (passing === null) return;
    const timer = setTimeout(() => setDismissed(passing), PASSING_MS);
    return () => clearTimeout(timer);
  }, [passing]);

  if (!change || dismissed === change.id) return null;
  return (
    <section aria-label="Bulk change" className="rounded-lg border border-line bg-card p-4">
      <BulkOutcome
        change={change}
        onUndoing={(undoingId) => {
          if (own !== null) setUndoing({ id: undoingId, of: own });
        }}
      >
        {isDone && (
          <IconButton
            label="Dismiss"
            icon={<X className="size-4" />}
            onClick={() => setDismissed(change.id)}
          />
        )}
      </BulkOutcome>
    </section>
  );
}
