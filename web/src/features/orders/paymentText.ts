import { orderStatuses, readOrderStatus } from '@treadline/schema/trade/order-status';
import { paymentStatuses } from '@treadline/schema/trade/payment-status';
import { isInVain, isUnderWay, type RefundState } from '@treadline/schema/trade/refund-status';
import type { OrderStatus, PaymentStatus } from '../../apollo/schema.generated.ts';

interface Payment {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** The amount paid in pence, if it is not the total. */
  received: number | null;
}

/** Says that an order is unpaid and what that means; null for one that was paid or refunded. */
export function unpaidText({ status, paymentStatus, received }: Payment): string | null {
  if (paymentStatuses[paymentStatus].wasPaid) return null;
  if (received !== null) return 'The amount paid doesn’t match the total';
  return status === 'CANCELLED' ? 'Not paid, nothing charged' : paymentStatuses.UNPAID.label;
}

/** Says that a refund is under way or failed; null if it arrived, or if there was none. */
export function refundText({
  status,
  paymentStatus,
  refund,
}: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  refund: RefundState | null;
}): string | null {
  if (refund && isUnderWay(refund)) return 'Refund under way';
  // Until an order is closed, a failed refund changes nothing for its buyer.
  const isClosed = orderStatuses[readOrderStatus(status)].stage === 'CLOSED';
  return isClosed && paymentStatus !== 'REFUNDED' && refund && isInVain(refund)
    ? 'Refund didn’t go through'
    : null;
}
