/** What the tracking page and the mail say of a part that is paid back without a reason. */
export const PART_REFUNDED = 'We’ve refunded part of your payment.';

/** The note on an order whose money is owed back. */
export const REFUND_DUE = 'Paid after its tyres were released and sold to others; to be refunded.';

/** The orders to refund are found by it, also by the words of earlier releases. */
export const REFUND_DUE_NOTES = [
  REFUND_DUE,
  'Paid after its pieces were given back and sold to others; to be refunded.',
];
