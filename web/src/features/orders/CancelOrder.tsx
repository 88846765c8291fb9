import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/money';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import {
  useCancelOrderFragment,
  useCancelOrderMutation,
  type CancelOrderFragment,
  type CancelOrderMutation,
} from './CancelOrder.generated.ts';

const FAILED_TEXT = 'We could not reach the shop, so your order stands. Please try again, or call us.';

interface Answer {
  tone: 'good' | 'info' | 'bad';
  text: string;
}

/** @param result what the shop said; left out when it could not be reached. */
function answerOf(result: CancelOrderMutation['cancelOrder'] | undefined): Answer {
  switch (result?.__typename) {
    case 'Order':
      return { tone: 'good', text: 'Your order is cancelled.' };
    case 'RefundPending':
      return { tone: 'info', text: result.message };
    default:
      return { tone: 'bad', text: result?.message ?? FAILED_TEXT };
  }
}

/** Calls the order off, once the shopper has confirmed it; nothing when it is too late for that. */
export function CancelOrder({ order }: { order: FragmentType<CancelOrderFragment> }) {
  const { id, canCancel, paymentStatus, total, received, refund } = useCancelOrderFragment(order);
  // Whoever asked once has called it off, as far as lies with them.
  const mayAsk = canCancel && refund?.status !== 'PENDING';
  const paid = paymentStatus === 'PAID' ? total : received;
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const notice = useRef<HTMLDivElement>(null);
  const [cancel, { loading }] = useCancelOrderMutation({
    // What stands against it may have happened since the page was opened.
    refetchQueries: ({ data }) => (data?.cancelOrder?.__typename === 'Order' ? [] : ['OwnOrder']),
  });
  // The button that had the focus is gone.
  useEffect(() => notice.current?.focus(), [answer]);

  async function confirm() {
    setAnswer(undefined);
    const { data } = await cancel({ variables: { id } }).catch(() => ({ data: undefined }));
    setAsking(false);
    setAnswer(answerOf(data?.cancelOrder));
  }

  return (
    <>
      {mayAsk && (
        <Button variant="plain" onClick={() => setAsking(true)}>
          Cancel order
        </Button>
      )}
      {answer && (
        <div ref={notice} tabIndex={-1} className="order-last basis-full">
          <Notice tone={answer.tone}>{answer.text}</Notice>
        </div>
      )}
      <Dialog open={isAsking && mayAsk} onClose={() => setAsking(false)} title="Cancel this order?">
        <div className="grid gap-5">
          <p>
            Nothing will be sent, and this cannot be undone.
            {paid !== null && ` We pay ${formatPrice(paid)} back to the card you paid with.`}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" busy={loading} onClick={() => void confirm()}>
              Yes, cancel it
            </Button>
            <Button onClick={() => setAsking(false)}>Keep the order</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
