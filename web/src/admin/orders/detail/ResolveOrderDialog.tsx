import { failed, failureText } from '../../../apollo/failureText.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { NoteForm } from '../../frame/NoteForm.tsx';
import { recounting } from '../../frame/waiting/useWaiting.ts';
import { useResolveOrderMutation } from './AdminOrder.generated.ts';
import type { AdminOrder } from './adminOrder.ts';

interface ResolveOrderDialogProps {
  open: boolean;
  onClose: () => void;
  order: AdminOrder;
}

/** Asks what was done about an order that needs attention, and marks it as resolved. */
export function ResolveOrderDialog({ open, onClose, order }: ResolveOrderDialogProps) {
  // Refetches after a refusal too, to show what changed before the note is sent again.
  const [resolveOrder] = useResolveOrderMutation(recounting('AdminOrder'));
  const { id: orderId, number, needsAttention } = order;

  async function mark(note: string) {
    const input = { orderId, needsAttention: needsAttention ?? '', note };
    const answer = await resolveOrder({ variables: { input } }).catch(failed);
    const result = answer.data?.resolveOrder;
    if (result?.__typename !== 'Order') return result?.message ?? failureText(answer.error);
    toast(`${number} resolved.`);
    onClose();
    return null;
  }

  return (
    <Dialog title="Mark as resolved" open={open} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm wrap-anywhere whitespace-pre-line">{needsAttention}</p>
        <NoteForm label="What you did" action="Mark as resolved" onSubmit={mark} />
      </div>
    </Dialog>
  );
}
