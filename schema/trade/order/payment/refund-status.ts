import { keysOf } from '../../values/words.ts';

interface RefundStatusFacts {
  /** What it means, for those who read the contract. */
  readonly meaning: string;
  /** Its name wherever it is read: in the shop, the admin and the audit log. */
  readonly label: string;
  /** What came of it for the buyer; null while it is under way. */
  readonly end: 'PAID' | 'IN_VAIN' | null;
  /** Whether Stripe has written to the buyer, and waits for them. */
  readonly waitsForBuyer: boolean;
}

/** How far a refund has come. */
export const refundStatuses = {
  PENDING: {
    meaning:
      'Asked for and not confirmed yet. One that ends its order lets nothing else happen to it meanwhile.',
    label: 'Refund under way',
    end: null,
    waitsForBuyer: false,
  },
  REQUIRES_ACTION: {
    meaning: 'Stripe waits for the customer, whom it has written to, before it can pay the money out.',
    label: 'Refund waiting: see Stripe’s email',
    end: null,
    waitsForBuyer: true,
  },
  SUCCEEDED: {
    meaning: 'On its way to the card, or handed over where the order was not paid through Stripe.',
    label: 'Refunded',
    end: 'PAID',
    waitsForBuyer: false,
  },
  FAILED: {
    meaning:
      'Come to nothing, also where the bank sent the money back after it had succeeded. retryRefund tries it again.',
    label: 'Refund didn’t go through',
    end: 'IN_VAIN',
    waitsForBuyer: false,
  },
  CANCELED: {
    meaning: 'Called off at Stripe before it was paid out. retryRefund tries it again.',
    label: 'Refund stopped',
    end: 'IN_VAIN',
    waitsForBuyer: false,
  },
} as const satisfies Record<string, RefundStatusFacts>;

export type RefundStatus = keyof typeof refundStatuses;

export interface RefundState {
  readonly status: RefundStatus;
}

/** The states with an end. */
export type RefundStatusWith<End> = {
  [Status in RefundStatus]: (typeof refundStatuses)[Status]['end'] extends End ? Status : never;
}[RefundStatus];

/** Whether a refund has not ended. */
export const isPending = ({ status }: RefundState): boolean => refundStatuses[status].end === null;

/** Whether a refund ended without the buyer getting the money. */
export const hasFailed = ({ status }: RefundState): boolean => refundStatuses[status].end === 'IN_VAIN';

/** Whether the money is on its way to the buyer, or with them. */
export const hasSucceeded = ({ status }: RefundState): boolean => refundStatuses[status].end === 'PAID';

/** Whether Stripe has written to the buyer, and waits for them. */
export const waitsForBuyer = ({ status }: RefundState): boolean => refundStatuses[status].waitsForBuyer;

const thoseThat = (hold: (state: RefundState) => boolean): RefundStatus[] =>
  keysOf(refundStatuses).filter((status) => hold({ status }));

export const PENDING_REFUNDS = thoseThat(isPending);

export const SUCCEEDED_REFUNDS = thoseThat(hasSucceeded);

export const FAILED_REFUNDS = thoseThat(hasFailed);

/** The states of refunds that lessen what can still be paid back. */
export const COUNTED_REFUNDS = [...PENDING_REFUNDS, ...SUCCEEDED_REFUNDS];
