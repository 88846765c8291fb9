import type { PaymentStatus } from '../../apollo/schema.generated.ts';

/** What has been paid of an order, in words. */
export const paymentLabels: Record<PaymentStatus, string> = {
  UNPAID: 'Not paid yet',
  PAID: 'Paid',
  PARTIALLY_REFUNDED: 'Paid, and partly paid back',
  REFUNDED: 'Paid back in full',
  FAILED: 'Not paid',
};
