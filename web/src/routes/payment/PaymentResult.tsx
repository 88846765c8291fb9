import { useEffect } from 'react';
import { clearCart } from '../../features/cart/store/cartStore.ts';
import { forgetDraft } from '../../features/checkout/draft/forgetDraft.ts';
import { forgetOpenPayment } from '../../features/checkout/payment/openPayment.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';
import { PaymentSkeleton } from './PaymentSkeleton.tsx';
import { Receipt } from './Receipt.tsx';
import { settleOnce } from './settledPayments.ts';
import { UnknownPayment } from './UnknownPayment.tsx';
import { usePaymentSession, type PaymentSession } from './usePaymentSession.ts';

/** The payment was made, so clear the cart, the form's values and the pending payment. */
function forgetCheckout(): void {
  clearCart();
  forgetDraft();
  forgetOpenPayment();
}

/** The result of a payment session. */
export function PaymentResult({ sessionId }: { sessionId: string }) {
  const { session, isLoading, hasFailed, check } = usePaymentSession(sessionId);
  useSettlement(session);
  if (hasFailed) return <LookupFailed onRetry={check} />;
  if (session === undefined) return <PaymentSkeleton />;
  if (session === null) return <UnknownPayment />;
  if (session.status === 'EXPIRED') return <PaymentExpired />;
  return <Receipt session={session} isChecking={isLoading} onCheck={check} />;
}

/** Empties the cart, once, unless the buyer left without paying. */
function useSettlement(session: PaymentSession | null | undefined): void {
  const ownId = session?.isOwn && session.status === 'COMPLETE' ? session.id : undefined;
  useEffect(() => {
    if (ownId) settleOnce(ownId, forgetCheckout);
  }, [ownId]);
}

function LookupFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage title="We couldn’t look up your payment" role="alert">
      <p>If you’ve paid, your order is safe and we’ll email you about it. Trying again won’t charge you.</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </MessagePage>
  );
}

function PaymentExpired() {
  return (
    <MessagePage title="This payment was not completed">
      <p>The payment page timed out, so nothing was charged. Your cart is just as you left it.</p>
      <LinkButton to="/cart" variant="primary">
        Go to your cart
      </LinkButton>
    </MessagePage>
  );
}
