import { keysOf } from '../values/words.ts';

/** What has been paid of an order. */
export const paymentStatuses = {
  UNPAID: {
    meaning: 'Nothing yet, or not what it costs: see received.',
    /** Its name wherever it is read: in the shop, the admin, documents and the audit log. */
    label: 'Not paid yet',
    /** Whether the shop has booked the whole payment at some time. */
    wasPaid: false,
    /** Whether the shop holds money for tyres that it sold. */
    isKept: false,
    /** Whether any of it was paid back. */
    gaveBack: false,
  },
  PAID: { meaning: 'All of it.', label: 'Paid', wasPaid: true, isKept: true, gaveBack: false },
  PARTIALLY_REFUNDED: {
    meaning: 'All of it, of which a part was paid back.',
    label: 'Partly refunded',
    wasPaid: true,
    isKept: true,
    gaveBack: true,
  },
  REFUNDED: {
    meaning: 'All that was paid was paid back.',
    label: 'Refunded in full',
    wasPaid: true,
    isKept: false,
    gaveBack: true,
  },
  FAILED: {
    meaning: 'Nothing, and nothing will be: the payment was abandoned or refused.',
    label: 'Not paid',
    wasPaid: false,
    isKept: false,
    gaveBack: false,
  },
} as const;

/** The state of a payment and, once there is one, how it was made: "Paid, Visa ending 4242". */
export function paymentText(status: keyof typeof paymentStatuses, method: string | null): string {
  const { label } = paymentStatuses[status];
  return method === null ? label : `${label}, ${method}`;
}

export const PAYMENT_STATUSES = keysOf(paymentStatuses);

/** Paid, and not paid back in full: the shop holds money for tyres that it sold. */
export const KEPT_PAYMENTS = PAYMENT_STATUSES.filter((status) => paymentStatuses[status].isKept);

export const REFUNDED_PAYMENTS = PAYMENT_STATUSES.filter((status) => paymentStatuses[status].gaveBack);

/** Whether an order in this state was paid and not paid back in full. */
export const isPaymentKept = (status: string): boolean => KEPT_PAYMENTS.some((kept) => kept === status);
