import { useState } from 'react';
import { useWaitingPaymentQuery, type WaitingPaymentQuery } from './WaitingPayment.generated.ts';

export type WaitingOrder = NonNullable<WaitingPaymentQuery['waitingPayment']>;

export interface WaitingPayment {
  isLooking: boolean;
  /** The shopper's order awaiting payment, perhaps in another tab. */
  order: WaitingOrder | null;
  /** The order they've cancelled here instead. */
  cancelled: WaitingOrder | null;
  markCancelled: (order: WaitingOrder) => void;
  /** Checks again, because an order was just placed that will be paid later. */
  lookAgain: () => void;
}

/**
 * The shopper's unpaid order. Browser only.
 * @param paused while an abandoned order is being cancelled, after which it no longer awaits payment.
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
    // If this fails, the cart shows the order later.
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
