import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import type { AdminOrder } from './adminOrder.ts';

const NoteDialog = lazy(async () => ({ default: (await import('../steps/NoteDialog.tsx')).NoteDialog }));

/** The staff's notes on an order, newest first; the last is the one that it was taken with. */
export function OrderNotes({ order: { id, createdAt, manual, notes } }: { order: AdminOrder }) {
  const mayChange = useCan()('WRITE_ORDERS');
  const taken = manual?.note
    ? [{ id: 'taken', text: manual.note, author: manual.takenBy, at: createdAt }]
    : [];
  const all = [...(notes ?? []), ...taken];
  /** Null until it's first opened. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <Panel
      title="Notes"
      action={
        mayChange && (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Add note
          </Button>
        )
      }
    >
      {all.length > 0 ? (
        <ol className="grid gap-3 text-sm">
          {all.map((note) => (
            <li key={note.id} className="grid gap-0.5">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-xs text-ink-2">
                {note.author ?? 'Deleted account'}, {formatDateTime(note.at)}
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-sm text-ink-2">No notes yet. Only staff can see them.</p>
      )}
      {isOpen !== null && (
        <Suspense>
          <NoteDialog open={isOpen} onClose={() => setOpen(false)} orders={[id]} />
        </Suspense>
      )}
    </Panel>
  );
}
