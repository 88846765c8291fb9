import { formatPrice } from '@treadline/schema/trade/values/money';
import { useEffect, useRef } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { formatSoon, tyresIn } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { useCancelCheckoutMutation } from './CancelCheckout.generated.ts';
import { useResumedCheckout } from './useResumedCheckout.ts';
import type { WaitingOrder, WaitingPayment } from './useWaitingPayment.ts';

interface WaitingPaymentNoticeProps {
  payment: WaitingPayment;
  /** The order holds the whole cart, which isn't shown meanwhile. */
  isCart?: boolean;
  /** Called when the order's tyres are available again. */
  onReleased: () => void;
}

/** Shows the shopper's unpaid order, which holds tyres until they pay or cancel it. */
export function WaitingPaymentNotice({ payment, isCart = false, onReleased }: WaitingPaymentNoticeProps) {
  const { order, cancelled, markCancelled } = payment;
  if (order)
    return (
      <Waiting
        order={order}
        isCart={isCart}
        onCancelled={() => {
          markCancelled(order);
          onReleased();
        }}
      />
    );
  return cancelled && <Cancelled {...cancelled} />;
}

interface WaitingProps {
  order: WaitingOrder;
  isCart: boolean;
  onCancelled: () => void;
}

function Waiting({ order, isCart, onCancelled }: WaitingProps) {
  const { orderId, orderNumber, total, payUntil, lines } = order;
  const { isOpening, refusal, open } = useResumedCheckout(orderId);
  const [cancel, { loading: isCancelling, error }] = useCancelCheckoutMutation({ variables: { orderId } });
  const held = `Order ${orderNumber} holds ${tyresIn(lines)} for you until ${formatSoon(payUntil)}`;

  async function cancelOrder() {
    const answer = await cancel().catch(failed);
    if (answer.data) onCancelled();
  }

  return (
    <Notice
      tone="warn"
      title={isCart ? 'Your order isn’t paid yet' : 'You have an order that isn’t paid yet'}
    >
      {isCart ? (
        <>
          <p>{held}. Nothing has been charged.</p>
          <ul className="mt-1 list-disc pl-5">
            {lines.map(({ productId, description, quantity }) => (
              <li key={productId} className="wrap-anywhere">
                {quantity} × {description}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{held}, so they may look sold out here.</p>
      )}
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <Button variant={isCart ? 'primary' : undefined} busy={isOpening} onClick={() => void open()}>
          Pay {formatPrice(total)} now
        </Button>
        <Button variant="plain" className="px-0!" busy={isCancelling} onClick={() => void cancelOrder()}>
          {isCart ? 'Change my order' : 'Cancel that order'}
        </Button>
      </div>
      <p role="alert" className="font-[600] text-bad empty:hidden">
        {refusal ?? (error && failureText(error, 'We couldn’t cancel it just now. Please try again.'))}
      </p>
    </Notice>
  );
}

function Cancelled({ orderNumber }: WaitingOrder) {
  const box = useRef<HTMLDivElement>(null);
  // The focused button is gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="outline-none">
      <Notice>
        <p>Order {orderNumber} has been cancelled and nothing was charged. You can buy its tyres again.</p>
      </Notice>
    </div>
  );
}
