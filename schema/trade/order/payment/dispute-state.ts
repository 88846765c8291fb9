interface DisputeStateFacts {
  /** Its description in the API schema. */
  readonly meaning: string;
  /** Its label for staff. */
  readonly label: string;
  /** Whether it's undecided, so that its order has to wait. */
  readonly isOpen: boolean;
}

/** The states of a dispute. */
export const disputeStates = {
  NEEDS_RESPONSE: {
    meaning: 'The buyer’s bank waits for the shop’s answer.',
    label: 'Waiting for our answer',
    isOpen: true,
  },
  UNDER_REVIEW: {
    meaning: 'The buyer’s bank is deciding.',
    label: 'With the bank',
    isOpen: true,
  },
  WON: { meaning: 'Decided for the shop, which keeps the money.', label: 'Decided for us', isOpen: false },
  LOST: {
    meaning: 'Decided for the buyer. The bank has paid them back; a separate refund says how much.',
    label: 'Decided for the buyer',
    isOpen: false,
  },
  DROPPED: {
    meaning: 'Ended without a decision; no money was taken for it.',
    label: 'Dropped',
    isOpen: false,
  },
} as const satisfies Record<string, DisputeStateFacts>;

export type DisputeState = keyof typeof disputeStates;

/** Whether a dispute is undecided. */
export const isOpenDispute = ({ state }: { readonly state: DisputeState }): boolean =>
  disputeStates[state].isOpen;

/** Stripe's reasons in words for staff: https://docs.stripe.com/disputes/categories. */
const REASONS: Readonly<Record<string, string>> = {
  credit_not_processed: 'The buyer says that a refund they were promised has not come.',
  duplicate: 'The buyer says that they were charged twice.',
  fraudulent: 'The cardholder says that they did not make this payment.',
  product_not_received: 'The buyer says that the tyres have not come.',
  product_unacceptable: 'The buyer says that the tyres are damaged or not what they ordered.',
  unrecognized: 'The cardholder does not recognise this payment.',
};

/** The buyer's reason, in a sentence for staff. @param reason Stripe's code. */
export const disputeReasonText = (reason: string): string =>
  REASONS[reason] ?? `The bank gives the reason “${reason.replaceAll('_', ' ')}”.`;
