import { keysOf } from './words.ts';

/** What has been paid of an order. */
export const paymentStatuses = {
  UNPAID: {
    meaning: 'Nothing yet, or not what it costs: see received.',
    label: 'Not paid yet',
    /** Whether the shop has booked the whole payment at some time. */
    wasPaid: false,
  },
  PAID: { meaning: 'All of it.', label: 'Paid', wasPaid: true },
  REFUNDED: { meaning: 'All that was paid was paid back.', label: 'Refunded in full', wasPaid: true },
  FAILED: {
    meaning: 'Nothing, and nothing will be: the payment was abandoned or refused.',
    label: 'Not paid',
    wasPaid: false,
  },
} as const;

export const PAYMENT_STATUSES = keysOf(paymentStatuses);
