import { useState } from 'react';
import { useWaitingPaymentQuery, type WaitingPaymentQuery } from './WaitingPayment.generated.ts';

export type WaitingOrder = NonNullable<WaitingPaymentQuery['waitingPayment']>;

export interface WaitingPayment {
  isLooking: boolean;
  /** The shopper’s own order that waits for its payment, perhaps in another tab. */
  order: WaitingOrder | null;
  /** The one that they have cancelled here instead. */
  cancelled: WaitingOrder | null;
  markCancelled: (order: WaitingOrder) => void;
  /** Looks again, because an order was just placed that is paid later. */
  lookAgain: () => void;
}

/**
 * What the shopper has ordered and not paid yet. Browser only.
 * @param paused while an order that was left is being cancelled: afterwards it no longer waits.
 */
export function useWaitingPayment(paused = false): WaitingPayment {
  const { data, loading, refetch } = useWaitingPaymentQuery({ skip: paused, fetchPolicy: 'network-only' });
  const [cancelled, markCancelled] = useState<WaitingOrder | null>(null);
  const found = data?.waitingPayment ?? null;
  return {
    isLooking: loading && !data,
    order: found && found.orderId === cancelled?.orderId ? null : found,
    cancelled,
    markCancelled,
    // What is not shown now is shown in the cart.
    lookAgain: () => void refetch().catch(() => undefined),
  };
}

/** Whether an order holds exactly these tyres. */
export function holdsAll(
  { lines }: WaitingOrder,
  cart: readonly { id: number; quantity: number }[],
): boolean {
  return (
    lines.length === cart.length &&
    cart.every(({ id, quantity }) =>
      lines.some((line) => line.productId === id && line.quantity === quantity),
    )
  );
}
