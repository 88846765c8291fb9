import { keysOf } from '../values/words.ts';

interface RefundStatusFacts {
  /** What it means, for those who read the contract. */
  readonly meaning: string;
  /** Its name wherever it is read: in the shop, the admin and the audit log. */
  readonly label: string;
  /** What came of it for the buyer; null while it is under way. */
  readonly end: 'PAID' | 'IN_VAIN' | null;
}

/** How far a refund has come. */
export const refundStatuses = {
  PENDING: {
    meaning:
      'Asked for and not confirmed yet. One that ends its order lets nothing else happen to it meanwhile.',
    label: 'Refund under way',
    end: null,
  },
  REQUIRES_ACTION: {
    meaning: 'Stripe waits for the customer, whom it has written to, before it can pay the money out.',
    label: 'Refund waiting: see Stripe’s email',
    end: null,
  },
  SUCCEEDED: {
    meaning: 'On its way to the card, or handed over where the order was not paid through Stripe.',
    label: 'Refunded',
    end: 'PAID',
  },
  FAILED: {
    meaning:
      'Come to nothing, also where the bank sent the money back after it had succeeded. retryRefund tries it again.',
    label: 'Refund didn’t go through',
    end: 'IN_VAIN',
  },
  CANCELED: {
    meaning: 'Called off at Stripe before it was paid out. retryRefund tries it again.',
    label: 'Refund stopped',
    end: 'IN_VAIN',
  },
} as const satisfies Record<string, RefundStatusFacts>;

export type RefundStatus = keyof typeof refundStatuses;

export interface RefundState {
  readonly status: RefundStatus;
}

/** Whether a refund has not ended. */
export const isUnderWay = ({ status }: RefundState): boolean => refundStatuses[status].end === null;

/** Whether a refund ended without the buyer getting the money. */
export const hasFailed = ({ status }: RefundState): boolean => refundStatuses[status].end === 'IN_VAIN';

/** The states of refunds that have not ended. */
export const REFUNDS_UNDER_WAY = keysOf(refundStatuses).filter((status) => isUnderWay({ status }));
