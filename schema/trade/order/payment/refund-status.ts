import { keysOf } from '../../values/words.ts';

interface RefundStatusFacts {
  /** Its description in the API schema. */
  readonly meaning: string;
  /** Its label everywhere: in the shop, the admin and the audit log. */
  readonly label: string;
  /** The outcome for the buyer; null while it's pending. */
  readonly end: 'PAID' | 'IN_VAIN' | null;
  /** Whether Stripe has emailed the buyer and waits for them. */
  readonly waitsForBuyer: boolean;
}

/** The statuses of a refund. */
export const refundStatuses = {
  PENDING: {
    meaning:
      'Requested but not confirmed yet. While a refund that ends its order is pending, the order can’t change.',
    label: 'Refund in progress',
    end: null,
    waitsForBuyer: false,
  },
  REQUIRES_ACTION: {
    meaning: 'Stripe has emailed the customer and waits for them before it can pay the money out.',
    label: 'Refund waiting: see Stripe’s email',
    end: null,
    waitsForBuyer: true,
  },
  SUCCEEDED: {
    meaning: 'On its way to the card, or handed over if the order was not paid through Stripe.',
    label: 'Refunded',
    end: 'PAID',
    waitsForBuyer: false,
  },
  FAILED: {
    meaning: 'It failed, or the bank returned the money after it had succeeded. retryRefund tries it again.',
    label: 'Refund didn’t go through',
    end: 'IN_VAIN',
    waitsForBuyer: false,
  },
  CANCELED: {
    meaning: 'Cancelled at Stripe before it was paid out. retryRefund tries it again.',
    label: 'Refund stopped',
    end: 'IN_VAIN',
    waitsForBuyer: false,
  },
} as const satisfies Record<string, RefundStatusFacts>;

export type RefundStatus = keyof typeof refundStatuses;

export interface RefundState {
  readonly status: RefundStatus;
}

/** The statuses with a given outcome. */
export type RefundStatusWith<End> = {
  [Status in RefundStatus]: (typeof refundStatuses)[Status]['end'] extends End ? Status : never;
}[RefundStatus];

/** Whether a refund has no outcome yet. */
export const isPending = ({ status }: RefundState): boolean => refundStatuses[status].end === null;

/** Whether a refund ended without the buyer getting the money. */
export const hasFailed = ({ status }: RefundState): boolean => refundStatuses[status].end === 'IN_VAIN';

/** Whether the money is on its way to the buyer, or with them. */
export const hasSucceeded = ({ status }: RefundState): boolean => refundStatuses[status].end === 'PAID';

/** Whether Stripe has emailed the buyer and waits for them. */
export const waitsForBuyer = ({ status }: RefundState): boolean => refundStatuses[status].waitsForBuyer;

const thoseThat = (hold: (state: RefundState) => boolean): RefundStatus[] =>
  keysOf(refundStatuses).filter((status) => hold({ status }));

export const PENDING_REFUNDS = thoseThat(isPending);

export const SUCCEEDED_REFUNDS = thoseThat(hasSucceeded);

export const FAILED_REFUNDS = thoseThat(hasFailed);

/** The statuses of refunds that reduce what can still be refunded. */
export const COUNTED_REFUNDS = [...PENDING_REFUNDS, ...SUCCEEDED_REFUNDS];
