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

/** What to say if nothing was booked; null once it was. */
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

/** Asks how a buyer is paid whom Stripe could not pay back, and books that. */
export function OfflineRefundDialog({ open, onClose, refund }: FailedRefundDialogProps) {
  const [record] = useRecordOfflineRefundMutation(AFTER_A_MOVE);
  const price = formatPrice(refund.amount);

  async function book(note: string) {
    const input = { refundId: refund.id, amount: refund.amount, note };
    const answer = await record({ variables: { input } }).catch(failed);
    const failure = failureOf(answer.data?.recordOfflineRefund, answer.error);
    if (failure === null) {
      toast(`${price} is booked as refunded.`);
      onClose();
    }
    return failure;
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

/** Asks why a refund that failed is not owed any more, and takes it off the list of what needs a hand. */
export function GiveUpDialog({ open, onClose, refund }: FailedRefundDialogProps) {
  const [giveUp] = useGiveUpRefundMutation(AFTER_A_MOVE);
  const price = formatPrice(refund.amount);

  async function send(note: string) {
    const answer = await giveUp({ variables: { input: { refundId: refund.id, note } } }).catch(failed);
    const failure = failureOf(answer.data?.giveUpRefund, answer.error);
    if (failure === null) {
      toast(`${price} is not owed any more.`);
      onClose();
    }
    return failure;
  }

  return (
    <Dialog title={`Give up the refund of ${price}`} open={open} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm">
          For money that isn’t owed any more, such as when the customer keeps the tyres after all. No money
          moves, and the customer gets no email.
        </p>
        <NoteForm label="Why nothing is owed" action="Give up this refund" onSubmit={send} />
      </div>
    </Dialog>
  );
}
