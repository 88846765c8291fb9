import type { PaymentSession } from './usePaymentSession.ts';

/** The return page's texts about a payment. */
interface Standing {
  title: string;
  /** The label of the amount. */
  amount: string;
  /** The label of the payment's state. */
  status: string;
}

const STANDINGS = {
  PAID: { title: 'Thank You for Your Purchase!', amount: 'Amount Paid', status: 'Payment Confirmed' },
  PROCESSING: { title: 'We’re waiting for your bank', amount: 'Amount to be paid', status: 'Processing' },
  OPEN: {
    title: 'Your order isn’t paid yet',
    amount: 'Amount to pay',
    status: 'Processing: not paid yet',
  },
} as const satisfies Record<string, Standing>;

export type ReceiptState = keyof typeof STANDINGS;

/** Whether a payment was made, awaits the bank's confirmation, or was abandoned. */
export function receiptState({
  paymentStatus,
  status,
}: Pick<PaymentSession, 'paymentStatus' | 'status'>): ReceiptState {
  const unpaid = status === 'OPEN' ? 'OPEN' : 'PROCESSING';
  return paymentStatus === 'PAID' ? paymentStatus : unpaid;
}

export const standingOf = (state: ReceiptState): Standing => STANDINGS[state];
