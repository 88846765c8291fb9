import { useForm, useWatch } from 'react-hook-form';
import { keeps } from '../../lib/inputRule.ts';
import { orderNotesInputRules } from '../../lib/inputRules.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { toast } from '../../ui/toast.ts';
import { useAddOrderNotesMutation } from './OrderCommands.generated.ts';

interface NoteDialogProps {
  open: boolean;
  onClose: () => void;
  /** The ids of the orders. */
  orders: readonly string[];
}

/** Asks for a note on the orders and writes it. */
export function NoteDialog({ open, onClose, orders }: NoteDialogProps) {
  const title = orders.length === 1 ? 'Note on this order' : `Note on ${orders.length} orders`;
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      initialFocus={() => document.querySelector<HTMLElement>('[data-note]')}
    >
      <NoteForm orders={orders} onSaved={onClose} />
    </Dialog>
  );
}

function NoteForm({ orders, onSaved }: { orders: readonly string[]; onSaved: () => void }) {
  const { register, handleSubmit, setError, control, formState } = useForm({ defaultValues: { text: '' } });
  const [addNotes] = useAddOrderNotesMutation({ refetchQueries: ['OrderDesk', 'AdminOrder'] });
  const rule = orderNotesInputRules.text;
  const text = useWatch({ control, name: 'text' });

  async function submit(note: { text: string }) {
    const answer = await addNotes({ variables: { input: { orders: [...orders], ...note } } }).catch(
      () => undefined,
    );
    const batch = answer?.data?.addOrderNotes;
    if (batch?.__typename === 'OrderBatch') {
      toast('Note saved.');
      return onSaved();
    }
    setError('text', {
      message: batch?.fields[0]?.message ?? 'We couldn’t save the note. Please try again.',
    });
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
      <TextAreaField
        label="Note"
        hint="For the team. The customer never sees it."
        rows={4}
        data-note
        most={rule.maxLength}
        length={text.length}
        error={formState.errors.text?.message}
        {...register('text', { validate: keeps(rule) })}
      />
      <Button type="submit" variant="primary" busy={formState.isSubmitting} className="justify-self-start">
        Save note
      </Button>
    </form>
  );
}
