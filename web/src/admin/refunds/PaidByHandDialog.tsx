import { formatPrice } from '@treadline/schema/trade/money';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { NoteForm } from '../frame/NoteForm.tsx';
import { AFTER_A_MOVE, type RefundableOrder } from './refundOrder.ts';
import { useRecordRefundByHandMutation } from './RefundPanel.generated.ts';

interface PaidByHandDialogProps {
  open: boolean;
  onClose: () => void;
  refund: RefundableOrder['refunds'][number];
}

/** Asks how a buyer is paid whom Stripe could not pay back, and books that. */
export function PaidByHandDialog({ open, onClose, refund }: PaidByHandDialogProps) {
  const [record] = useRecordRefundByHandMutation(AFTER_A_MOVE);
  const price = formatPrice(refund.amount);

  async function book(note: string) {
    const input = { refundId: refund.id, amount: refund.amount, note };
    const answer = await record({ variables: { input } }).catch(() => undefined);
    const result = answer?.data?.recordRefundByHand;
    switch (result?.__typename) {
      case 'Order':
        toast(`${price} is booked as refunded.`);
        onClose();
        return null;
      case 'InvalidInput':
        return result.fields.map(({ message }) => message).join('. ');
      default:
        return result?.message ?? 'We couldn’t reach the shop. Please try again.';
    }
  }

  return (
    <Dialog title={`Pay ${price} another way`} open={open} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm">
          Book it first, so that nobody asks Stripe for it again; then pay the customer, by bank transfer for
          example. It counts as refunded, a credit note is written, and the customer gets an email.
        </p>
        <NoteForm label="How you pay the customer" action={`Book ${price} as refunded`} onSubmit={book} />
      </div>
    </Dialog>
  );
}
