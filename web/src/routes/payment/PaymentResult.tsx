import { useEffect } from 'react';
import { clearCart } from '../../features/cart/cartStore.ts';
import { forgetDraft } from '../../features/checkout/checkoutDraft.ts';
import { forgetOpenPayment } from '../../features/checkout/openPayment.ts';
import { queuePurchase } from '../../lib/analytics.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { PaymentSkeleton } from './PaymentSkeleton.tsx';
import { Receipt } from './Receipt.tsx';
import { settleOnce } from './settledPayments.ts';
import { UnknownPayment } from './UnknownPayment.tsx';
import { usePaymentSession, type PaymentSession } from './usePaymentSession.ts';

/** The order is made: the cart, what was typed, and the mark of a payment under way have served. */
function forgetCheckout(): void {
  clearCart();
  forgetDraft();
  forgetOpenPayment();
}

/** What became of the payment of a session. */
export function PaymentResult({ sessionId }: { sessionId: string }) {
  const { session, isLoading, hasFailed, check } = usePaymentSession(sessionId);
  useSettlement(session);
  if (hasFailed) return <LookupFailed onRetry={check} />;
  if (session === undefined) return <PaymentSkeleton />;
  if (session === null) return <UnknownPayment />;
  if (session.status === 'expired') return <PaymentExpired />;
  return <Receipt session={session} isChecking={isLoading} onCheck={check} />;
}

/** Empties the cart and reports the purchase, each once. */
function useSettlement(session: PaymentSession | null | undefined): void {
  const ownId = session?.isOwn && session.status !== 'expired' ? session.id : undefined;
  useEffect(() => {
    if (ownId) settleOnce(ownId, forgetCheckout);
  }, [ownId]);
  useEffect(() => {
    if (session?.reportPurchase) queuePurchase(session.orderNumber ?? session.id, session.amountTotal ?? 0);
  }, [session]);
}

function LookupFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage title="We could not look up your payment" role="alert">
      <p>
        If you have paid, your order is safe and the confirmation comes by email. Looking again charges
        nothing.
      </p>
      <Button variant="primary" onClick={onRetry} className="justify-self-start">
        Try again
      </Button>
    </MessagePage>
  );
}

function PaymentExpired() {
  return (
    <MessagePage title="This payment was not completed">
      <p>The payment page was open for too long, so nothing was charged. Your cart is as you left it.</p>
      <LinkButton to="/cart" variant="primary" className="justify-self-start">
        Go to your cart
      </LinkButton>
    </MessagePage>
  );
}
