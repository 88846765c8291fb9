import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCancelCheckoutMutation } from './CancelCheckout.generated.ts';
import { forgetOpenPayment, readOpenPayment } from './openPayment.ts';

export interface AbandonedPayment {
  /** The shopper came back through the payment page's cancel link. */
  wasCancelled: boolean;
  /** The stock reserved for it is still being released; a quote now would count it as sold. */
  isReleasing: boolean;
}

/** Each order is released once per visit, however often the page is shown; later calls wait for the first. */
const releases = new Map<string, Promise<unknown>>();

/**
 * Releases the stock of an abandoned payment: after the cancel link (`?checkout=cancelled&order_id=…`, which
 * is removed from the address), and after the browser's own Back. Browser only.
 */
export function useAbandonedPayment(): AbandonedPayment {
  const [params, setParams] = useSearchParams();
  const [cancelCheckout] = useCancelCheckoutMutation();
  const [wasCancelled] = useState(params.get('checkout') === 'cancelled');
  const [orderId] = useState(() => params.get('order_id') ?? readOpenPayment());
  const [isReleasing, setReleasing] = useState(orderId !== null);
  const isMarked = params.has('checkout') || params.has('order_id');

  useEffect(() => {
    if (!isMarked) return;
    const rest = new URLSearchParams(params);
    rest.delete('checkout');
    rest.delete('order_id');
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [isMarked, params, setParams]);

  useEffect(() => {
    if (orderId === null) return;
    let isShown = true;
    forgetOpenPayment();
    // If that fails, the reservation expires by itself; the shopper need not know.
    const release =
      releases.get(orderId) ?? cancelCheckout({ variables: { orderId } }).catch(() => undefined);
    releases.set(orderId, release);
    void release.then(() => isShown && setReleasing(false));
    return () => {
      isShown = false;
    };
  }, [cancelCheckout, orderId]);

  return { wasCancelled, isReleasing };
}
