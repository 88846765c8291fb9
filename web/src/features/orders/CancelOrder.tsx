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
} from './CancelOrder.generated.ts';

const FAILED_TEXT = 'We could not reach the shop, so your order stands. Please try again, or call us.';

/** Calls the order off, once the shopper has confirmed it; nothing when it is too late for that. */
export function CancelOrder({ order }: { order: FragmentType<CancelOrderFragment> }) {
  const { id, canCancel, paymentStatus, total, received } = useCancelOrderFragment(order);
  const paid = paymentStatus === 'PAID' ? total : received;
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isDone, setDone] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const [cancel, { loading }] = useCancelOrderMutation({
    // What stands against it may have happened since the page was opened.
    refetchQueries: ({ data }) => (data?.cancelOrder?.__typename === 'Order' ? [] : ['OwnOrder']),
  });
  // The button that had the focus is gone.
  useEffect(() => notice.current?.focus(), [isDone, refusal]);

  async function confirm() {
    setRefusal(undefined);
    const { data } = await cancel({ variables: { id } }).catch(() => ({ data: undefined }));
    const result = data?.cancelOrder;
    setAsking(false);
    if (result?.__typename === 'Order') setDone(true);
    else setRefusal(result?.message ?? FAILED_TEXT);
  }

  return (
    <>
      {canCancel && (
        <Button variant="plain" onClick={() => setAsking(true)}>
          Cancel order
        </Button>
      )}
      {isDone && (
        <div ref={notice} tabIndex={-1} className="order-last basis-full">
          <Notice tone="good">Your order is cancelled.</Notice>
        </div>
      )}
      {refusal && !isDone && (
        <div ref={notice} tabIndex={-1} className="order-last basis-full">
          <Notice tone="bad">{refusal}</Notice>
        </div>
      )}
      <Dialog open={isAsking && canCancel} onClose={() => setAsking(false)} title="Cancel this order?">
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
