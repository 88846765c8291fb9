import { useEffect, useState } from 'react';
import { useCancelCheckoutMutation } from './CancelCheckout.generated.ts';
import { forgetOpenPayment, readOpenPayment } from './openPayment.ts';

/** Each order is released once per visit, however often the page mounts. Later calls wait for the first. */
const releases = new Map<string, Promise<unknown>>();

/**
 * Releases the tyres of the order that this tab left unpaid, because the shopper is about to place another. Browser
 * only.
 * @returns whether they're still being released; a quote now would count them as sold.
 */
export function useAbandonedPayment(): boolean {
  const [cancelCheckout] = useCancelCheckoutMutation();
  const [orderId] = useState(readOpenPayment);
  const [isReleasing, setReleasing] = useState(orderId !== null);

  useEffect(() => {
    if (orderId === null) return;
    let isShown = true;
    forgetOpenPayment();
    // If this fails, the reservation expires by itself, so the shopper needn't know.
    const release =
      releases.get(orderId) ?? cancelCheckout({ variables: { orderId } }).catch(() => undefined);
    releases.set(orderId, release);
    void release.then(() => isShown && setReleasing(false));
    return () => {
      isShown = false;
    };
  }, [cancelCheckout, orderId]);

  return isReleasing;
}
