import { formatPrice } from '@treadline/schema/trade/values/money';
import { failed, failureText } from '../../apollo/failureText.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { NoteForm } from '../frame/NoteForm.tsx';
import { AFTER_A_MOVE, type RefundableOrder } from './refundOrder.ts';
import {
  useGiveUpRefundMutation,
  useRecordOfflineRefundMutation,
  type RecordOfflineRefundMutation,
} from './RefundPanel.generated.ts';

interface FailedRefundDialogProps {
  open: boolean;
  onClose: () => void;
  refund: RefundableOrder['refunds'][number];
}

type Answer = RecordOfflineRefundMutation['recordOfflineRefund'] | undefined;

/** The error message if nothing was recorded; null on success. */
function failureOf(answer: Answer, error: unknown): string | null {
  switch (answer?.__typename) {
    case 'Order':
      return null;
    case 'InvalidInput':
      return answer.fields.map(({ message }) => message).join('. ');
    case undefined:
    case 'InvalidTransition':
    case 'NothingLeftToRefund':
    case 'OrderNotFound':
    case 'RefundNotFound':
    case 'RefundPending':
    case 'RefundRefused':
    case 'StaleWrite':
      return answer?.message ?? failureText(error);
  }
}

/** Records a refund paid another way after Stripe couldn't pay the buyer. Asks how it's paid. */
export function OfflineRefundDialog({ open, onClose, refund }: FailedRefundDialogProps) {
  const [record] = useRecordOfflineRefundMutation(AFTER_A_MOVE);
  const price = formatPrice(refund.amount);

  async function book(note: string) {
    const input = { refundId: refund.id, amount: refund.amount, note };
    const answer = await record({ variables: { input } }).catch(failed);
    const failure = failureOf(answer.data?.recordOfflineRefund, answer.error);
    if (failure === null) {
      toast(`${price} recorded as refunded.`);
      onClose();
    }
    return failure;
  }

  return (
    <Dialog title={`Pay ${price} another way`} open={open} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm">
          Record it first, so that nobody retries it at Stripe; then pay the customer, by bank transfer for
          example. This records it as refunded, creates a credit note and emails the customer.
        </p>
        <NoteForm label="How you pay the customer" action={`Record ${price} as refunded`} onSubmit={book} />
      </div>
    </Dialog>
  );
}

/** Gives up a failed refund that's no longer owed, which clears the order's need for attention. Asks why. */
export function GiveUpDialog({ open, onClose, refund }: FailedRefundDialogProps) {
  const [giveUp] = useGiveUpRefundMutation(AFTER_A_MOVE);
  const price = formatPrice(refund.amount);

  async function send(note: string) {
    const answer = await giveUp({ variables: { input: { refundId: refund.id, note } } }).catch(failed);
    const failure = failureOf(answer.data?.giveUpRefund, answer.error);
    if (failure === null) {
      toast(`${price} is no longer owed.`);
      onClose();
    }
    return failure;
  }

  return (
    <Dialog title={`Give up refund of ${price}`} open={open} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm">
          For money that’s no longer owed, such as when the customer keeps the tyres after all. No money
          moves, and the customer gets no email.
        </p>
        <NoteForm label="Why nothing is owed" action="Give up refund" onSubmit={send} />
      </div>
    </Dialog>
  );
}
