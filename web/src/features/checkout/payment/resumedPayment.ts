import { useLocation, useSearchParams } from 'react-router-dom';
import { recordFrom } from '../../../lib/text/record.ts';
import { isResumedPayment } from './openPayment.ts';

/** The navigation state of an order's page after leaving its payment page. */
export const LEFT_UNPAID = { leftUnpaid: true } as const;

/**
 * The order whose payment page was opened from its own page and left by the cancel link; otherwise null. (That link
 * is the same for every payment and leads to the cart.) Browser only.
 */
export function useResumedPayment(): string | null {
  const [params] = useSearchParams();
  const orderId = params.get('order_id');
  return params.get('checkout') === 'cancelled' && orderId !== null && isResumedPayment(orderId)
    ? orderId
    : null;
}

/** Whether the shopper has just returned from the payment page of the order shown. */
export function useLeftUnpaid(): boolean {
  const { state } = useLocation();
  return recordFrom(state).leftUnpaid === true;
}
