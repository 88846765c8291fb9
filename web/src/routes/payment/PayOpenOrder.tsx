import { formatPrice } from '@treadline/schema/trade/values/money';
import { useResumedCheckout } from '../../features/checkout/payment/useResumedCheckout.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';

/** Reopens the payment page of an unpaid order. @param total in pence. */
export function PayOpenOrder({ orderId, total }: { orderId: string; total: number }) {
  const { isOpening, refusal, open } = useResumedCheckout(orderId);
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="primary" size="lg" busy={isOpening} onClick={() => void open()}>
        Pay {formatPrice(total)} now
      </Button>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
    </div>
  );
}
