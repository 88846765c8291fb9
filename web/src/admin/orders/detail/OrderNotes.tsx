import { useState } from 'react';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import { NoteDialog } from '../steps/NoteDialog.tsx';
import type { AdminOrder } from './adminOrder.ts';

/** The staff's notes on an order. */
export function OrderNotes({ order: { id, notes } }: { order: AdminOrder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Notes"
      action={
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Add note
        </Button>
      }
    >
      {notes && notes.length > 0 ? (
        <ol className="grid gap-3 text-sm">
          {notes.map((note) => (
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
      <NoteDialog open={isOpen} onClose={() => setOpen(false)} orders={[id]} />
    </Panel>
  );
}
