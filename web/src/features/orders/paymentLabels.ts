import type { OrderStatus, PaymentStatus, RefundStatus } from '../../apollo/schema.generated.ts';

/** What has been paid of an order, in words. */
export const paymentLabels: Record<PaymentStatus, string> = {
  UNPAID: 'Not paid yet',
  PAID: 'Paid',
  PARTIALLY_REFUNDED: 'Paid, and partly paid back',
  REFUNDED: 'Paid back in full',
  FAILED: 'Not paid',
};

interface Payment {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Pence that were paid where that is not the total. */
  received: number | null;
}

/** That an order is not paid, and what that means for it; null for one that was paid, or is paid back. */
export function unpaidText({ status, paymentStatus, received }: Payment): string | null {
  if (paymentStatus !== 'UNPAID' && paymentStatus !== 'FAILED') return null;
  if (received !== null) return 'What you paid is not the total';
  return status === 'CANCELLED' ? 'Not paid, nothing charged' : paymentLabels.UNPAID;
}

/** That money is still on its way back, or did not get there; null where it did, and where none was to be paid back. */
export function refundText({
  status,
  refund,
}: {
  status: OrderStatus;
  refund: { status: RefundStatus } | null;
}): string | null {
  if (refund?.status === 'PENDING') return 'Refund under way';
  // Until an order is closed, a refund that came to nothing changes nothing for its buyer.
  const isClosed = status === 'CANCELLED' || status === 'REFUNDED';
  return isClosed && refund?.status === 'REFUSED' ? 'Refund did not go through' : null;
}
