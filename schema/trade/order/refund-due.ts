import { REFUND_DAYS, returnRights, type ReturnReason, type ReturnRight } from './return-rights.ts';

/** The events that the days for refunding a return count from, in words for the buyer. */
const starts = {
  REQUESTED: 'hearing from you',
  LEFT: 'getting the tyres back or, if sooner, of getting proof that you’ve sent them',
  APPROVED: 'agreeing that it’s due',
  RECEIVED: 'getting the tyres back',
} as const;

/** After a cancellation: the Consumer Contracts Regulations 2013, regulation 34(4) to (6). */
const cancelled = { OWN_CARRIER: 'LEFT', COLLECTION: 'REQUESTED' } as const;
/**
 * For any other reason, by who pays for sending them back: the Consumer Rights Act 2015, section 20(15), for the shop.
 */
const otherwise = { BUYER: 'RECEIVED', SHOP: 'APPROVED' } as const;

/** The facts that decide when the refund days of a return start. */
export interface RefundTerms {
  readonly reason: ReturnReason;
  readonly method: keyof typeof cancelled;
}

/** The event that the refund days of a return count from. */
export function refundStart({ reason, method }: RefundTerms): keyof typeof starts {
  const { carriage }: ReturnRight = returnRights[reason];
  return reason === 'CANCELLATION' ? cancelled[method] : otherwise[carriage];
}

/** How long the shop has to refund a return: "within 14 days of hearing from you". */
export const refundTerm = (terms: RefundTerms): string =>
  `within ${REFUND_DAYS} days of ${starts[refundStart(terms)]}`;

/**
 * The sentence that tells a buyer when a return will be refunded, the same everywhere.
 * @param what "you", or the amount.
 * @param lastDay in words; null until the event that the days count from.
 */
export function refundPromise(what: string, terms: RefundTerms, lastDay: string | null): string {
  const when = lastDay === null ? refundTerm(terms) : `by ${lastDay} at the latest`;
  return `We’ll refund ${what} ${when}.`;
}
