import { offlinePayments, type OfflinePayment } from '@treadline/schema/trade/order/payment/offline-payment';
import { formatPrice } from '@treadline/schema/trade/values/money';

/** The message for a partial refund without a reason, on the tracking page and in the email. */
export const PART_REFUNDED = 'We’ve refunded part of your payment.';

/** The note on an order whose payment must be refunded, by which these orders are found. */
export const REFUND_DUE = 'Paid after its tyres were released and sold to others; to be refunded.';

/** Notes asking staff to compare an order with the provider's records. */
export const toCompare = {
  paidTwice: (amount: number, paymentIntent: string): string =>
    `Paid twice: ${formatPrice(amount)} (${paymentIntent}). Refund it in Stripe’s Dashboard; it isn’t part of ` +
    'this order.',
  refundedTooMuch: (amount: number, refundId: string): string =>
    `A refund of ${formatPrice(amount)} was made at Stripe (${refundId}), and less was left of the payment. ` +
    'Compare the two.',
  lostTooMuch: (lost: number, left: number): string =>
    `A dispute of ${formatPrice(lost)} was lost, and only ${formatPrice(left)} was left of the payment: ` +
    'the buyer may have been paid twice. Compare the payment at Stripe.',
  takenUpAgain: (amount: number): string =>
    `A dispute of ${formatPrice(amount)} is booked as lost, and the bank has taken it up again. ` +
    'Compare the payment at Stripe.',
} as const;

const TO_HAND_BACK = 'Give back ';

/**
 * The note asking staff to hand over a refund, in pence, that doesn't go through the provider.
 * @param nth its place among the order's refunds, from 1, because two can have the same amount.
 */
export const toHandBack = (amount: number, nth: number, payment: OfflinePayment): string =>
  `${TO_HAND_BACK}${formatPrice(amount)} (refund ${nth}) yourself: this order wasn’t paid through Stripe ` +
  `(${offlinePayments[payment].label}).`;

/** How the notes begin that only staff can settle. Orders already carry them, so the words are fixed. */
const TO_SETTLE = ['Paid twice: ', 'A refund of ', 'A dispute of ', TO_HAND_BACK];

type Noted = { needsAttention: string | null };

const linesOf = (needsAttention: string | null): string[] => needsAttention?.split('\n') ?? [];

const noteOf = (lines: readonly string[]): string | null => (lines.length > 0 ? lines.join('\n') : null);

/** Adds a note to an order as a line of its own, unless it's already there. */
export function addNote(order: Noted, note: string): void {
  const lines = linesOf(order.needsAttention);
  if (!lines.includes(note)) order.needsAttention = noteOf([...lines, note]);
}

/** The provider's ids of payments and refunds that the notes mention. */
export const idsIn = (needsAttention: string | null): string[] =>
  Array.from(
    (needsAttention ?? '').matchAll(/\((?<id>(?:pi|re)_\w+)\)/g),
    ({ groups }) => groups?.['id'] ?? '',
  );

/**
 * The notes that remain once everything paid has been refunded: those that only staff can settle. Null if none remain.
 */
export const leftToLookAt = (needsAttention: string | null): string | null =>
  noteOf(linesOf(needsAttention).filter((line) => TO_SETTLE.some((start) => line.startsWith(start))));

/** The notes without the one saying that a lost dispute, of an amount in pence, exceeded what was left. */
export const withoutLost = (needsAttention: string | null, lost: number): string | null =>
  noteOf(
    linesOf(needsAttention).filter((line) => !line.startsWith(`A dispute of ${formatPrice(lost)} was lost,`)),
  );

/** The notes without those that begin with a text; null if none remain. */
export const withoutNotes = (needsAttention: string | null, start: string): string | null =>
  noteOf(linesOf(needsAttention).filter((line) => !line.startsWith(start)));
