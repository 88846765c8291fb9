interface OfflinePaymentFacts {
  readonly label: string;
  /** What it means, for those who read the contract. */
  readonly meaning: string;
  /** How many days the units of an unpaid order are reserved: as long as the payment takes at most. */
  readonly daysHeld: number;
  /** Whether staff may take the money while they take the order. */
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

/** How long the units of an unpaid order are reserved, in words: "24 hours", "7 days". */
export function holdText(payment: OfflinePayment): string {
  const { daysHeld }: OfflinePaymentFacts = offlinePayments[payment];
  return daysHeld === 1 ? '24 hours' : `${daysHeld} days`;
}
