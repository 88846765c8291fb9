import { offlinePayments } from '@treadline/schema/trade/order/payment/offline-payment';
import { useForm } from 'react-hook-form';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { keeps } from '../../../lib/form/inputRule.ts';
import { updateOrderStatusInputRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { recounting } from '../../frame/waiting/useWaiting.ts';
import { REFUND_OUTCOMES } from '../../refunds/refundOrder.ts';
import { useTakeOrderStepMutation } from '../steps/OrderCommands.generated.ts';
import type { AdminOrder } from './adminOrder.ts';

interface CancelDialogProps {
  open: boolean;
  onClose: () => void;
  order: Pick<AdminOrder, 'id' | 'number' | 'offlinePayment'>;
  /** Whether the order was paid, so that cancelling refunds it. */
  isPaid: boolean;
}

/** Cancels an order after asking for the reason. Any payment is refunded. */
export function CancelDialog({ open, onClose, order, isPaid }: CancelDialogProps) {
  return (
    <Dialog title={`Cancel ${order.number}`} open={open} onClose={onClose}>
      <CancelForm order={order} isPaid={isPaid} onDone={onClose} />
    </Dialog>
  );
}

function CancelForm({
  order,
  isPaid,
  onDone,
}: Pick<CancelDialogProps, 'order' | 'isPaid'> & { onDone: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { message: '' } });
  const [takeStep] = useTakeOrderStepMutation(recounting('AdminOrder'));
  const rule = updateOrderStatusInputRules.message;
  const { offlinePayment } = order;
  const refunds = isPaid && offlinePayment === null;

  async function submit({ message }: { message: string }) {
    const input = { orderId: order.id, status: 'CANCELLED' as const, message: message || null };
    const answer = await takeStep({ variables: { input } }).catch(failed);
    const change = answer.data?.updateOrderStatus;
    switch (change?.__typename) {
      case 'Order':
        toast(`${order.number} cancelled.`);
        return onDone();
      // The messages of these two are written for buyers.
      case 'RefundPending':
      case 'RefundRefused':
        toast(REFUND_OUTCOMES[change.__typename], { seconds: 8 });
        return onDone();
      case undefined:
      case 'InvalidInput':
      case 'InvalidTransition':
      case 'OrderNotFound':
        setError('message', { message: change?.message ?? failureText(answer.error) });
    }
  }

  return (
    <PostForm onSubmit={handleSubmit(submit)} className="grid gap-4">
      <p className="text-sm">
        The tyres go back into stock{refunds && ', the remaining payment is refunded'}, and the customer gets
        an email. This can’t be undone.
      </p>
      {isPaid && offlinePayment && (
        <Notice tone="warn" title="Hand the money back yourself">
          This order wasn’t paid through Stripe ({offlinePayments[offlinePayment].label}), so cancelling only
          records the refund. The order stays under “Needs attention” until you mark it as resolved.
        </Notice>
      )}
      <TextField
        label="Reason"
        optional
        hint="Shown to the customer in the email and on the tracking page."
        maxLength={rule.maxLength}
        error={formState.errors.message?.message}
        {...register('message', { validate: keeps(rule) })}
      />
      <DialogActions keepLabel="Keep order">
        <Button type="submit" busy={formState.isSubmitting} className="text-bad!">
          Cancel order{refunds && ' and refund'}
        </Button>
      </DialogActions>
    </PostForm>
  );
}
