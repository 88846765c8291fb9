interface OfflinePaymentFacts {
  readonly label: string;
  /** Its description in the API schema. */
  readonly meaning: string;
  /** How many days an unpaid order's units stay reserved, which is the longest the payment can take. */
  readonly daysHeld: number;
  /** Whether staff can take the money while they enter the order. */
  readonly isTakenAtOnce: boolean;
}

/** Ways to pay outside Stripe. */
export const offlinePayments = {
  CARD_TERMINAL: {
    label: 'Card terminal',
    meaning: 'With a card at the shop’s terminal.',
    daysHeld: 1,
    isTakenAtOnce: true,
  },
  CASH: { label: 'Cash', meaning: 'In cash at the counter.', daysHeld: 1, isTakenAtOnce: true },
  BANK_TRANSFER: {
    label: 'Bank transfer',
    meaning: 'By transfer to the shop’s account.',
    daysHeld: 7,
    isTakenAtOnce: false,
  },
} as const satisfies Readonly<Record<string, OfflinePaymentFacts>>;

export type OfflinePayment = keyof typeof offlinePayments;

/** How long an unpaid order's units stay reserved, in words: "24 hours", "7 days". */
export function holdText(payment: OfflinePayment): string {
  const { daysHeld }: OfflinePaymentFacts = offlinePayments[payment];
  return daysHeld === 1 ? '24 hours' : `${daysHeld} days`;
}
