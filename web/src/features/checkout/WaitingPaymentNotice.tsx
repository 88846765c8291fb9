import { formatPrice } from '@treadline/schema/trade/money';
import { useEffect, useRef, useState } from 'react';
import { formatSoon, tyresIn } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useCancelCheckoutMutation } from './CancelCheckout.generated.ts';
import { useResumedCheckout } from './useResumedCheckout.ts';
import { useWaitingPaymentQuery, type WaitingPaymentQuery } from './WaitingPayment.generated.ts';

type Waiting = NonNullable<WaitingPaymentQuery['waitingPayment']>;

interface WaitingPaymentNoticeProps {
  /** An abandoned payment is being cancelled: afterwards it no longer waits. */
  isReleasing: boolean;
  /** Called when the order’s tyres can be bought again. */
  onReleased: () => void;
}

/**
 * Tells of the shopper’s own order that waits for its payment, perhaps in another tab: it holds tyres that the cart
 * would otherwise just call sold out. Browser only.
 */
export function WaitingPaymentNotice({ isReleasing, onReleased }: WaitingPaymentNoticeProps) {
  const { data } = useWaitingPaymentQuery({ skip: isReleasing, fetchPolicy: 'network-only' });
  const [cancelled, setCancelled] = useState<Waiting>();
  const waiting = data?.waitingPayment;
  if (waiting && waiting.orderId !== cancelled?.orderId)
    return (
      <WaitingOrder
        {...waiting}
        onCancelled={() => {
          setCancelled(waiting);
          onReleased();
        }}
      />
    );
  return cancelled ? <Cancelled {...cancelled} /> : null;
}

function WaitingOrder({
  orderId,
  orderNumber,
  total,
  payUntil,
  lines,
  onCancelled,
}: Waiting & { onCancelled: () => void }) {
  const { isOpening, refusal, open } = useResumedCheckout(orderId);
  const [cancel, { loading: isCancelling, error }] = useCancelCheckoutMutation({ variables: { orderId } });
  const tyres = tyresIn(lines);

  async function cancelOrder() {
    const answer = await cancel().catch(() => undefined);
    if (answer?.data) onCancelled();
  }

  return (
    <Notice tone="warn" title="You have an order that isn’t paid yet">
      <p>
        Order {orderNumber} holds {tyres} for you until {formatSoon(payUntil)}, so they may look sold out
        here.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button busy={isOpening} onClick={() => void open()}>
          Pay {formatPrice(total)} now
        </Button>
        <Button variant="plain" busy={isCancelling} onClick={() => void cancelOrder()}>
          Cancel that order
        </Button>
      </div>
      <p role="alert" className="font-[600] text-bad empty:hidden">
        {refusal ?? (error && 'We couldn’t cancel it just now. Please try again.')}
      </p>
    </Notice>
  );
}

function Cancelled({ orderNumber }: Pick<Waiting, 'orderNumber'>) {
  const box = useRef<HTMLDivElement>(null);
  // The focused button has gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="outline-none">
      <Notice>
        <p>Order {orderNumber} has been cancelled and nothing was charged. You can buy its tyres again.</p>
      </Notice>
    </div>
  );
}
