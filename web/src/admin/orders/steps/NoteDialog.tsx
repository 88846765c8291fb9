import { failed, failureText } from '../../../apollo/failureText.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { NoteForm } from '../../frame/NoteForm.tsx';
import { useAddOrderNotesMutation } from './OrderCommands.generated.ts';

interface NoteDialogProps {
  open: boolean;
  onClose: () => void;
  orders: readonly string[];
}

export function NoteDialog({ open, onClose, orders }: NoteDialogProps) {
  const [addNotes] = useAddOrderNotesMutation({ refetchQueries: ['OrderDesk', 'AdminOrder'] });

  async function save(text: string) {
    const answer = await addNotes({ variables: { input: { orders: [...orders], text } } }).catch(failed);
    const batch = answer.data?.addOrderNotes;
    if (batch?.__typename !== 'OrderBatch')
      return (
        batch?.fields[0]?.message ?? failureText(answer.error, 'We couldn’t save the note. Please try again.')
      );
    toast('Note saved.');
    onClose();
    return null;
  }

  return (
    <Dialog
      title={orders.length === 1 ? 'Note on this order' : `Note on ${orders.length} orders`}
      open={open}
      onClose={onClose}
      initialFocus={() => document.querySelector<HTMLElement>('[data-note]')}
    >
      <NoteForm label="Note" action="Save note" onSubmit={save} />
    </Dialog>
  );
}
