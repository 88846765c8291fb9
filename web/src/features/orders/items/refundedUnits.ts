import { isPaymentReturned } from '@treadline/schema/trade/order/payment/payment-status';
import { hasSucceeded } from '@treadline/schema/trade/order/payment/refund-status';
import type { PaymentStatus, RefundStatus } from '../../../apollo/schema.generated.ts';

interface Refunded {
  paymentStatus: PaymentStatus;
  refunds: readonly {
    status: RefundStatus;
    lines: readonly { lineId: string; quantity: number }[];
  }[];
}

/** The refunded quantity of a line in words; null for none. A refund of everything that was left names no lines. */
export function refundedUnitsText(
  { paymentStatus, refunds }: Refunded,
  { id, quantity }: { id: string; quantity: number },
): string | null {
  const units = refunds
    .filter(hasSucceeded)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.lineId === id ? line.quantity : 0), 0);
  if (isPaymentReturned(paymentStatus) || units >= quantity) return 'Refunded';
  return units > 0 ? `${units} of ${quantity} refunded` : null;
}
