import type { FragmentType } from '@apollo/client';
import { isPaymentKept } from '@treadline/schema/trade/order/payment/payment-status';
import { hasFailed } from '@treadline/schema/trade/order/payment/refund-status';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useEffect, useRef, useState } from 'react';
import { failed, failureText } from '../../apollo/failureText.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import {
  useCancelOrderFragment,
  useCancelOrderMutation,
  type CancelOrderFragment,
  type CancelOrderMutation,
} from './CancelOrder.generated.ts';

const FAILED_TEXT = 'Something went wrong, so we haven’t cancelled your order. Please try again, or call us.';

interface Answer {
  tone: 'good' | 'info' | 'bad';
  text: string;
}

/** @param error the request's error, if there's no result. */
function answerOf(result: CancelOrderMutation['cancelOrder'] | undefined, error: unknown): Answer {
  switch (result?.__typename) {
    case 'Order':
      return { tone: 'good', text: 'Your order has been cancelled.' };
    case 'RefundPending':
      return { tone: 'info', text: result.message };
    case undefined:
    case 'InvalidInput':
    case 'InvalidTransition':
    case 'OrderNotFound':
    case 'RefundRefused':
      return { tone: 'bad', text: result?.message ?? failureText(error, FAILED_TEXT) };
  }
}

/** The amount refunded or being refunded, in pence. */
const sumOf = (refunds: CancelOrderFragment['refunds']): number =>
  refunds.filter((refund) => !hasFailed(refund)).reduce((sum, { amount }) => sum + amount, 0);

/** Cancels the order after confirmation. Renders nothing once it's too late. */
export function CancelOrder({ order }: { order: FragmentType<CancelOrderFragment> }) {
  const { id, canCancel, paymentStatus, total, received, refunds } = useCancelOrderFragment(order);
  // A shopper who has already requested it sees no button.
  const paid = isPaymentKept(paymentStatus) ? total - sumOf(refunds) : received;
  const mayAsk = canCancel && (paid === null || paid > 0);
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const notice = useRef<HTMLDivElement>(null);
  const [cancel, { loading }] = useCancelOrderMutation({
    // Cancelling also changes what can be claimed, returned or bought, and so may the cause of a refusal.
    refetchQueries: ['OwnOrder'],
  });
  // The focused button is gone.
  useEffect(() => notice.current?.focus(), [answer]);

  async function confirm() {
    setAnswer(undefined);
    const { data, error } = await cancel({ variables: { id } }).catch(failed);
    setAsking(false);
    setAnswer(answerOf(data?.cancelOrder, error));
  }

  return (
    <>
      {mayAsk && <Button onClick={() => setAsking(true)}>Cancel order</Button>}
      {answer && (
        <div ref={notice} tabIndex={-1} className="order-last basis-full">
          <Notice tone={answer.tone}>{answer.text}</Notice>
        </div>
      )}
      <ConfirmDialog
        open={isAsking && mayAsk}
        onClose={() => setAsking(false)}
        title="Cancel this order?"
        confirmLabel="Yes, cancel it"
        keepLabel="Keep the order"
        busy={loading}
        onConfirm={() => void confirm()}
      >
        <p>
          We won’t send anything, and this can’t be undone.
          {paid !== null && ` We’ll refund ${formatPrice(paid)} to the card you paid with.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
