import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/money';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { rememberResumedPayment } from './openPayment.ts';
import {
  usePayNowFragment,
  useResumeCheckoutMutation,
  type PayNowFragment,
  type ResumeCheckoutMutation,
} from './PayNow.generated.ts';
import { useLeftUnpaid } from './resumedPayment.ts';

const FAILED_TEXT = 'We couldn’t open the payment page. Please try again in a minute.';

const isOpen = (data: ResumeCheckoutMutation | null | undefined): boolean =>
  data?.resumeCheckout?.__typename === 'Checkout';

/** Links to the payment page of an unpaid order; renders nothing once that page is closed. */
export function PayNow({ order }: { order: FragmentType<PayNowFragment> }) {
  const { id, canPay, total } = usePayNowFragment(order);
  const [refusal, setRefusal] = useState<string>();
  const leftUnpaid = useLeftUnpaid();
  const notice = useRef<HTMLDivElement>(null);
  const [resume, { loading }] = useResumeCheckoutMutation({
    variables: { orderId: id },
    // Whatever closed the page has changed the order too.
    refetchQueries: ({ data }) => (isOpen(data) ? [] : ['OwnOrder']),
  });
  // The focused button may have gone.
  useEffect(() => notice.current?.focus(), [refusal]);

  async function pay() {
    setRefusal(undefined);
    const { data } = await resume().catch(() => ({ data: undefined }));
    const result = data?.resumeCheckout;
    if (result?.__typename === 'Checkout' && result.url) {
      rememberResumedPayment(id);
      return location.assign(result.url);
    }
    setRefusal(result && 'message' in result ? result.message : FAILED_TEXT);
  }

  return (
    <>
      {canPay && (
        <Button variant="primary" className="order-first" busy={loading} onClick={() => void pay()}>
          Pay {formatPrice(total)} now
        </Button>
      )}
      {canPay && leftUnpaid && !refusal && (
        <div role="status" className="order-last basis-full">
          <Notice>Not paid yet. We’re still holding your tyres for you.</Notice>
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
