import { keysOf } from '../../values/words.ts';

interface PaymentStatusFacts {
  /** Its description in the API schema. */
  readonly meaning: string;
  /** Its label everywhere: in the shop, the admin, documents and the audit log. */
  readonly label: string;
  /** Whether the buyer has yet to pay. */
  readonly isAwaited: boolean;
  /** Whether the shop ever recorded the whole payment. */
  readonly wasPaid: boolean;
  /** Whether the shop holds money for tyres it sold. */
  readonly isKept: boolean;
  /** Whether any of it was refunded. */
  readonly gaveBack: boolean;
}

/** The payment states of an order. */
export const paymentStatuses = {
  UNPAID: {
    meaning: 'Nothing was paid yet, or not the whole amount: see received.',
    label: 'Not paid yet',
    isAwaited: true,
    wasPaid: false,
    isKept: false,
    gaveBack: false,
  },
  PAID: {
    meaning: 'All of it was paid.',
    label: 'Paid',
    isAwaited: false,
    wasPaid: true,
    isKept: true,
    gaveBack: false,
  },
  PARTIALLY_REFUNDED: {
    meaning: 'All of it was paid, and part of it refunded.',
    label: 'Partly refunded',
    isAwaited: false,
    wasPaid: true,
    isKept: true,
    gaveBack: true,
  },
  REFUNDED: {
    meaning: 'Everything that was paid was refunded.',
    label: 'Refunded in full',
    isAwaited: false,
    wasPaid: true,
    isKept: false,
    gaveBack: true,
  },
  FAILED: {
    meaning: 'Nothing was paid and nothing will be: the payment was abandoned or refused.',
    label: 'Not paid',
    isAwaited: false,
    wasPaid: false,
    isKept: false,
    gaveBack: false,
  },
} as const satisfies Readonly<Record<string, PaymentStatusFacts>>;

/** The payment status and, once known, the method: "Paid, Visa ending 4242". */
export function paymentText(status: PaymentStatus, method: string | null): string {
  const { label } = paymentStatuses[status];
  return method === null ? label : `${label}, ${method}`;
}

export type PaymentStatus = keyof typeof paymentStatuses;

export const PAYMENT_STATUSES = keysOf(paymentStatuses);

const thoseWith = (holds: (facts: PaymentStatusFacts) => boolean): PaymentStatus[] =>
  PAYMENT_STATUSES.filter((status) => holds(paymentStatuses[status]));

export const AWAITED_PAYMENTS = thoseWith(({ isAwaited }) => isAwaited);

/** Paid and not fully refunded: the shop holds money for tyres it sold. */
export const KEPT_PAYMENTS = thoseWith(({ isKept }) => isKept);

/** Refunded in part or in full. */
export const REFUNDED_PAYMENTS = thoseWith(({ gaveBack }) => gaveBack);

/** Fully refunded. */
export const RETURNED_PAYMENTS = thoseWith(({ gaveBack, isKept }) => gaveBack && !isKept);

const isAmong =
  (statuses: readonly PaymentStatus[]) =>
  (status: string): boolean =>
    statuses.some((one) => one === status);

/** Whether the buyer has yet to pay. */
export const isPaymentAwaited = isAmong(AWAITED_PAYMENTS);

/** Whether an order with this status was paid and not fully refunded. */
export const isPaymentKept = isAmong(KEPT_PAYMENTS);

/** Whether an order with this status was fully refunded. */
export const isPaymentReturned = isAmong(RETURNED_PAYMENTS);
