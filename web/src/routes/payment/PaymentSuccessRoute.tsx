import { useSearchParams } from 'react-router-dom';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { PaymentResult } from './PaymentResult.tsx';
import { PaymentSkeleton } from './PaymentSkeleton.tsx';
import { UnknownPayment } from './UnknownPayment.tsx';

/** /payment-success?session_id=…: where the payment page sends the shopper back. */
export function PaymentSuccessRoute() {
  usePageResponse({ cache: 'private' });
  const [params] = useSearchParams();
  const sessionId = params.get('session_id')?.trim() ?? '';
  return (
    <>
      <PageHead title="Your order" robots="noindex,follow" />
      {sessionId === '' ? (
        <UnknownPayment />
      ) : (
        <BrowserOnly fallback={<PaymentSkeleton />}>
          <PaymentResult key={sessionId} sessionId={sessionId} />
        </BrowserOnly>
      )}
    </>
  );
}
