import { formatPrice } from '@treadline/schema/trade/values/money';

/** What the tracking page and the mail say of a part that is paid back without a reason. */
export const PART_REFUNDED = 'We’ve refunded part of your payment.';

/** The note on an order whose money is owed back. */
export const REFUND_DUE = 'Paid after its tyres were released and sold to others; to be refunded.';

/** The orders to refund are found by it, also by the words of earlier releases. */
export const REFUND_DUE_NOTES = [
  REFUND_DUE,
  'Paid after its pieces were given back and sold to others; to be refunded.',
];

/** Notes for somebody to compare an order with the provider. */
export const toCompare = {
  paidOnceMore: (amount: number, paymentIntent: string): string =>
    `Paid once more: ${formatPrice(amount)} (${paymentIntent}). Refund it in Stripe’s Dashboard; it isn’t part of ` +
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

/** How those notes begin. */
const TO_COMPARE = ['Paid once more: ', 'A refund of ', 'A dispute of '];

type Noted = { needsAttention: string | null };

const linesOf = (needsAttention: string | null): string[] => needsAttention?.split('\n') ?? [];

const noteOf = (lines: readonly string[]): string | null => (lines.length > 0 ? lines.join('\n') : null);

/** Adds a note to those of an order, a line each, once. */
export function addNote(order: Noted, note: string): void {
  const lines = linesOf(order.needsAttention);
  if (!lines.includes(note)) order.needsAttention = noteOf([...lines, note]);
}

/** The provider’s ids of the payments and refunds that notes are about. */
export const idsIn = (needsAttention: string | null): string[] =>
  Array.from(
    (needsAttention ?? '').matchAll(/\((?<id>(?:pi|re)_\w+)\)/g),
    ({ groups }) => groups?.['id'] ?? '',
  );

/** What is left to look at once all that was paid for an order has gone back: what only a comparison settles. */
export const leftToLookAt = (needsAttention: string | null): string | null =>
  noteOf(linesOf(needsAttention).filter((line) => TO_COMPARE.some((start) => line.startsWith(start))));

/** The notes without the one that a dispute of an amount has cost more than was left. */
export const withoutLost = (needsAttention: string | null, lost: number): string | null =>
  noteOf(
    linesOf(needsAttention).filter((line) => !line.startsWith(`A dispute of ${formatPrice(lost)} was lost,`)),
  );
