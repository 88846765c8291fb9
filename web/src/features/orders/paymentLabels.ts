import type { OrderStatus, PaymentStatus } from '../../apollo/schema.generated.ts';

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
