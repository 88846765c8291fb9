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
  /** The amount paid in pence, if it is not the total. */
  received: number | null;
}

/** Says that an order is unpaid and what that means; null for one that was paid or refunded. */
export function unpaidText({ status, paymentStatus, received }: Payment): string | null {
  if (paymentStatuses[paymentStatus].wasPaid) return null;
  if (received !== null) return 'The amount paid doesn’t match the total';
  return status === 'CANCELLED' ? 'Not paid, nothing charged' : paymentStatuses.UNPAID.label;
}

/** Says that a refund is under way, waits for its buyer or came to nothing; null if it arrived or there is none. */
export function refundText({
  paymentStatus,
  refund,
}: {
  paymentStatus: PaymentStatus;
  refund: RefundState | null;
}): string | null {
  // Of money that has arrived, the order itself says so.
  if (!refund || hasSucceeded(refund)) return null;
  if (hasFailed(refund) && isPaymentReturned(paymentStatus)) return null;
  return refundStatuses[refund.status].label;
}
