import { keysOf } from '../../values/words.ts';

interface PaymentStatusFacts {
  /** What it means, for those who read the contract. */
  readonly meaning: string;
  /** Its name wherever it is read: in the shop, the admin, documents and the audit log. */
  readonly label: string;
  /** Whether the buyer has yet to pay. */
  readonly isAwaited: boolean;
  /** Whether the shop has booked the whole payment at some time. */
  readonly wasPaid: boolean;
  /** Whether the shop holds money for tyres that it sold. */
  readonly isKept: boolean;
  /** Whether any of it was paid back. */
  readonly gaveBack: boolean;
}

/** What has been paid of an order. */
export const paymentStatuses = {
  UNPAID: {
    meaning: 'Nothing yet, or not what it costs: see received.',
    label: 'Not paid yet',
    isAwaited: true,
    wasPaid: false,
    isKept: false,
    gaveBack: false,
  },
  PAID: {
    meaning: 'All of it.',
    label: 'Paid',
    isAwaited: false,
    wasPaid: true,
    isKept: true,
    gaveBack: false,
  },
  PARTIALLY_REFUNDED: {
    meaning: 'All of it, of which a part was paid back.',
    label: 'Partly refunded',
    isAwaited: false,
    wasPaid: true,
    isKept: true,
    gaveBack: true,
  },
  REFUNDED: {
    meaning: 'All that was paid was paid back.',
    label: 'Refunded in full',
    isAwaited: false,
    wasPaid: true,
    isKept: false,
    gaveBack: true,
  },
  FAILED: {
    meaning: 'Nothing, and nothing will be: the payment was abandoned or refused.',
    label: 'Not paid',
    isAwaited: false,
    wasPaid: false,
    isKept: false,
    gaveBack: false,
  },
} as const satisfies Readonly<Record<string, PaymentStatusFacts>>;

/** The state of a payment and, once there is one, how it was made: "Paid, Visa ending 4242". */
export function paymentText(status: PaymentStatus, method: string | null): string {
  const { label } = paymentStatuses[status];
  return method === null ? label : `${label}, ${method}`;
}

export type PaymentStatus = keyof typeof paymentStatuses;

export const PAYMENT_STATUSES = keysOf(paymentStatuses);

const thoseWith = (holds: (facts: PaymentStatusFacts) => boolean): PaymentStatus[] =>
  PAYMENT_STATUSES.filter((status) => holds(paymentStatuses[status]));

export const AWAITED_PAYMENTS = thoseWith(({ isAwaited }) => isAwaited);

/** Paid, and not paid back in full: the shop holds money for tyres that it sold. */
export const KEPT_PAYMENTS = thoseWith(({ isKept }) => isKept);

/** Paid back in part or in full. */
export const REFUNDED_PAYMENTS = thoseWith(({ gaveBack }) => gaveBack);

/** All that was paid was paid back. */
export const RETURNED_PAYMENTS = thoseWith(({ gaveBack, isKept }) => gaveBack && !isKept);

const isAmong =
  (statuses: readonly PaymentStatus[]) =>
  (status: string): boolean =>
    statuses.some((one) => one === status);

/** Whether the buyer has yet to pay. */
export const isPaymentAwaited = isAmong(AWAITED_PAYMENTS);

/** Whether an order in this state was paid and not paid back in full. */
export const isPaymentKept = isAmong(KEPT_PAYMENTS);

/** Whether all that was paid was paid back. */
export const isPaymentReturned = isAmong(RETURNED_PAYMENTS);
