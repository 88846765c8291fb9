import { useState } from 'react';
import { failed, failureText } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { NoteForm } from '../frame/NoteForm.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import {
  useAddCustomerNoteMutation,
  useDeleteCustomerNoteMutation,
  type CustomerNotesFragment,
} from './CustomerRecord.generated.ts';

interface CustomerNotesProps {
  notes: CustomerNotesFragment['notes'];
  /** Names the customer: by account, or a guest by an order. */
  customer: { customerId: string } | { orderId: string };
}

/** The staff's notes about a customer. */
export function CustomerNotes({ notes, customer }: CustomerNotesProps) {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const [add] = useAddCustomerNoteMutation();
  const [remove, { loading }] = useDeleteCustomerNoteMutation({ refetchQueries: ['Customer', 'Guest'] });
  const mayWrite = can('WRITE_CUSTOMERS');

  async function save(text: string) {
    const { data, error } = await add({ variables: { input: { ...customer, text } } }).catch(failed);
    const answer = data?.addCustomerNote;
    if (answer?.__typename !== 'CustomerRecord')
      return answer?.message ?? failureText(error, 'We couldn’t save the note. Please try again.');
    toast('Note saved.');
    setOpen(false);
    return null;
  }

  async function drop(id: string, close: () => void) {
    const { data, error } = await remove({ variables: { id: Number(id) } }).catch(failed);
    if (!data) return toastFailure(error);
    close();
    toast('Note deleted.');
  }

  return (
    <Panel
      title="Notes"
      action={
        mayWrite && (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Add note
          </Button>
        )
      }
    >
      {notes?.length ? (
        <ol className="grid gap-3 text-sm">
          {notes.map(({ id, text, author, at }) => (
            <li key={id} className="grid gap-0.5">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-ink-2">
                {author ?? 'Deleted account'}, {formatDateTime(at)}
                {mayWrite && (
                  <ConfirmButton
                    label="Delete"
                    button={{
                      variant: 'plain',
                      className: 'px-0!',
                      'aria-label': `Delete the note of ${formatDateTime(at)}`,
                    }}
                    title="Delete this note?"
                    confirmLabel="Delete note"
                    busy={loading}
                    onConfirm={(close) => drop(id, close)}
                  >
                    <p className="wrap-anywhere">{text}</p>
                  </ConfirmButton>
                )}
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-sm text-ink-2">No notes yet. Only staff can see them.</p>
      )}
      <Dialog
        title="Note on this customer"
        open={isOpen}
        onClose={() => setOpen(false)}
        initialFocus={() => document.querySelector<HTMLElement>('[data-note]')}
      >
        <NoteForm label="Note" action="Save note" onSubmit={save} />
      </Dialog>
    </Panel>
  );
}
