import { offlinePayments } from '@treadline/schema/trade/order/payment/offline-payment';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useForm } from 'react-hook-form';
import { failed, failureText } from '../../apollo/failureText.ts';
import type { OfflinePayment } from '../../apollo/schema.generated.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { recordPaymentInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { AFTER_A_MOVE, REOPENS, type RefundableOrder } from './refundOrder.ts';
import { useRecordPaymentMutation } from './RefundPanel.generated.ts';

interface RecordPaymentDialogProps {
  order: RefundableOrder;
  open: boolean;
  onClose: () => void;
}

/** Records a payment made outside Stripe, under the user's name. */
export function RecordPaymentDialog({ order, open, onClose }: RecordPaymentDialogProps) {
  return (
    <Dialog title={`Record payment of ${order.number}`} open={open} onClose={onClose}>
      <PaymentForm order={order} onDone={onClose} />
    </Dialog>
  );
}

interface Values {
  method: OfflinePayment;
  reference: string;
}

function PaymentForm({ order, onDone }: { order: RefundableOrder; onDone: () => void }) {
  const planned = order.manual?.payment;
  const form = useForm<Values>({
    defaultValues: {
      method: planned && planned !== 'LINK' ? planned : 'CARD_TERMINAL',
      reference: '',
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const field = fieldsOf(form, rules);
  const [record] = useRecordPaymentMutation(AFTER_A_MOVE);

  async function submit({ method, reference }: Values) {
    const input = { orderId: order.id, method, reference: reference.trim() || null };
    const answer = await record({ variables: { input } }).catch(failed);
    const result = answer.data?.recordPayment;
    if (result?.__typename === 'Order') {
      toast(`${order.number} is paid.`);
      return onDone();
    }
    setError('root', { message: result?.message ?? failureText(answer.error) });
  }

  const failure = formState.errors.root?.message;
  return (
    <PostForm onSubmit={handleSubmit(submit)} className="grid gap-5">
      <ChoiceField legend="Payment method">
        <div className="flex flex-wrap gap-2">
          {Object.entries(offlinePayments).map(([value, { label }]) => (
            <Choice key={value} value={value} label={label} {...register('method')} />
          ))}
        </div>
      </ChoiceField>
      <TextField
        label="Reference"
        optional
        hint="From the card slip, the till or the bank statement."
        autoComplete="off"
        {...field('reference')}
      />
      {order.status === 'CANCELLED' && <Notice tone="warn" title={REOPENS} />}
      <p className="text-sm text-ink-2">
        It’s recorded in your name. The customer gets the receipt and invoice, and any open payment link stops
        working.
      </p>
      {failure && <Notice tone="bad" title={failure} />}
      <DialogActions>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Mark {formatPrice(order.total)} as paid
        </Button>
      </DialogActions>
    </PostForm>
  );
}
