import { isPaymentReturned, paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import {
  hasFailed,
  hasSucceeded,
  type RefundState,
  refundStatuses,
} from '@treadline/schema/trade/order/payment/refund-status';
import type { OrderStatus, PaymentStatus } from '../../../apollo/schema.generated.ts';

interface Payment {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** The amount paid in pence, if it differs from the total. */
  received: number | null;
}

/** Says that an order is unpaid; null if it was paid or refunded. */
export function unpaidText({ status, paymentStatus, received }: Payment): string | null {
  if (paymentStatuses[paymentStatus].wasPaid) return null;
  if (received !== null) return 'The amount paid doesn’t match the total';
  return status === 'CANCELLED' ? 'Not paid, nothing charged' : paymentStatuses.UNPAID.label;
}

/** Says that a refund is pending, needs the buyer's action or failed; null if it succeeded or doesn't exist. */
export function refundText({
  paymentStatus,
  refund,
}: {
  paymentStatus: PaymentStatus;
  refund: RefundState | null;
}): string | null {
  // The order's own status covers refunds that succeeded.
  if (!refund || hasSucceeded(refund)) return null;
  if (hasFailed(refund) && isPaymentReturned(paymentStatus)) return null;
  return refundStatuses[refund.status].label;
}
