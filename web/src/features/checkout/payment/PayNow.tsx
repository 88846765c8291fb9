import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useEffect, useRef } from 'react';
import { formatSoon } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { rememberResumedPayment } from './openPayment.ts';
import { usePayNowFragment, type PayNowFragment } from './PayNow.generated.ts';
import { useLeftUnpaid } from './resumedPayment.ts';
import { useResumedCheckout } from './useResumedCheckout.ts';

interface PayNowProps {
  order: FragmentType<PayNowFragment>;
  /** The order's name in a list of several orders; omitted on its own page. */
  inList?: string;
}

/** Opens the payment page of an unpaid order. Renders nothing once that page is closed. */
export function PayNow({ order, inList }: PayNowProps) {
  const { id, canPay, payUntil, total } = usePayNowFragment(order);
  const { isOpening, refusal, open } = useResumedCheckout(id, () => rememberResumedPayment(id));
  const leftUnpaid = useLeftUnpaid();
  const notice = useRef<HTMLDivElement>(null);
  // The focused button may be gone.
  useEffect(() => notice.current?.focus(), [refusal]);

  return (
    <>
      {canPay && (
        <Button
          variant="primary"
          className="order-first"
          busy={isOpening}
          aria-label={inList && `Pay ${formatPrice(total)} now for order ${inList}`}
          onClick={() => void open()}
        >
          Pay {formatPrice(total)} now
        </Button>
      )}
      {payUntil && !inList && !refusal && (
        <div role="status" className="order-last basis-full">
          <Notice>
            {leftUnpaid && 'Not paid yet. '}We’re holding your tyres until {formatSoon(payUntil)}. You can pay
            by card until then.
          </Notice>
        </div>
      )}
      {refusal && (
        <div ref={notice} tabIndex={-1} className="order-last basis-full">
          <Notice tone="warn">{refusal}</Notice>
        </div>
      )}
    </>
  );
}
