import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Whether the shopper has just left the payment page by its own link (`?checkout=cancelled&order_id=…`). Removes
 * those parameters from the URL. Browser only.
 */
export function useLeftPayment(): boolean {
  const [params, setParams] = useSearchParams();
  const [hasLeft] = useState(params.get('checkout') === 'cancelled');
  const isMarked = params.has('checkout') || params.has('order_id');

  useEffect(() => {
    if (!isMarked) return;
    const rest = new URLSearchParams(params);
    rest.delete('checkout');
    rest.delete('order_id');
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [isMarked, params, setParams]);

  return hasLeft;
}
