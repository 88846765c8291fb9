import { useState, type ReactNode } from 'react';
import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { formatCount, formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import {
  useBulkRefusalsQuery,
  useUndoBulkChangeMutation,
  type ShownBulkChangeFragment,
} from './BulkChange.generated.ts';
import { bulkTitle, REFUSAL_WORDS } from './bulkText.ts';

interface BulkOutcomeProps {
  change: ShownBulkChangeFragment;
  /** Called with the id of the change that undoes this one. */
  onUndoing: (id: number) => void;
  /** Extra actions. */
  children?: ReactNode;
}

/** A bulk change's progress, the products it left unchanged, and the button to undo it. */
export function BulkOutcome({ change, onUndoing, children }: BulkOutcomeProps) {
  const { id, kind, total, changed, refused, status, undoneBy, finishedAt, createdAt } = change;
  const mayChange = useCan()('WRITE_CATALOGUE');
  const [isOpen, setOpen] = useState(false);
  const [undo, { loading }] = useUndoBulkChangeMutation();

  async function onUndo() {
    const answer = await undo({ variables: { id } }).catch(failed);
    const undoing = answer.data?.undoBulkChange;
    if (undoing?.__typename === 'BulkChangeStarted') onUndoing(undoing.change.id);
    else if (undoing) toast(undoing.message, { seconds: 8 });
    else toastFailure(answer.error);
  }

  const isDone = status === 'DONE';
  return (
    <div className="grid gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-[650]">
            {bulkTitle(change)} <span className="font-normal text-ink-2">· change {id}</span>
          </p>
          <p role="status" className="text-ink-2">
            {isDone
              ? `${formatCount(changed)} changed${refused > 0 ? `, ${formatCount(refused)} unchanged` : ''}`
              : `${formatCount(changed + refused)} of ${formatCount(total)} done`}
            {' · '}
            {formatDateTime(finishedAt ?? createdAt)}
          </p>
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {isDone && refused > 0 && (
            <Button variant="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Hide unchanged' : 'Show unchanged'}
            </Button>
          )}
          {undoneBy !== null && <span className="text-ink-2">Undone by change {undoneBy}</span>}
          {mayChange && isDone && kind !== 'UNDO' && undoneBy === null && changed > 0 && (
            <Button busy={loading} onClick={() => void onUndo()}>
              Undo
            </Button>
          )}
          {children}
        </div>
      </div>
      {!isDone && (
        <progress
          className="h-2 w-full accent-ink"
          aria-label={bulkTitle(change)}
          value={changed + refused}
          max={Math.max(total, 1)}
        />
      )}
      {isOpen && <RefusedProducts id={id} refused={refused} />}
    </div>
  );
}

const MOST_NAMED = 50;

function RefusedProducts({ id, refused }: { id: number; refused: number }) {
  const { data } = useBulkRefusalsQuery({ variables: { id, limit: MOST_NAMED } });
  const products = data?.bulkChange?.refusedProducts ?? [];
  return (
    <ul aria-label="Unchanged products" className="grid gap-1 rounded-md bg-tint p-3">
      {products.map(({ productId, name, sku, reason }) => (
        <li key={productId}>
          <a href={`/admin/products/edit/${productId}`} className="underline underline-offset-2">
            {name}
          </a>{' '}
          <span className="text-ink-2">
            {sku}: {REFUSAL_WORDS[reason]}
          </span>
        </li>
      ))}
      {refused > products.length && products.length > 0 && (
        <li className="text-ink-2">and {formatCount(refused - products.length)} more</li>
      )}
    </ul>
  );
}
