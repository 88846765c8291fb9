import { useLocation, useSearchParams } from 'react-router-dom';
import { isResumedPayment } from './openPayment.ts';

/** What the way back to the page of an order carries along when its payment page was left. */
export const LEFT_UNPAID = { leftUnpaid: true } as const;

/**
 * The order whose payment page was opened from its own page and left by the cancel link, which is the same for every
 * payment and leads to the cart; null for whoever came otherwise. Browser only.
 */
export function useResumedPayment(): string | null {
  const [params] = useSearchParams();
  const orderId = params.get('order_id');
  return params.get('checkout') === 'cancelled' && orderId !== null && isResumedPayment(orderId)
    ? orderId
    : null;
}

/** Whether the shopper has just come back from the payment page of the order they see. */
export function useLeftUnpaid(): boolean {
  const { state } = useLocation();
  return (state as Partial<typeof LEFT_UNPAID> | null)?.leftUnpaid === true;
}
