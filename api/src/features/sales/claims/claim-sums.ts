import { claimKinds, paidDelivered } from '@treadline/schema/trade/order/claim-kind';
import { unitsToRefund, worthOf, type LineRefund, type Order, type OrderLine } from '../orders/index.ts';
import { refundKeyOf, type Claim } from './record/claim.entity.ts';

/** A refund as it bears on claims. */
export type ClaimRefund = LineRefund & { readonly requestKey: string | null; readonly createdAt: Date };

type Line = Pick<OrderLine, 'id' | 'unitPrice' | 'quantity'>;
type Sums = Pick<Order, 'subtotal' | 'shipping'>;

/** What tyres of a line are worth to a claim, in pence: a price match compares prices with delivery included. */
function worthFor(
  { kind }: Pick<Claim, 'kind'>,
  line: Line,
  order: Sums,
  refunds: readonly ClaimRefund[],
  quantity: number,
): number {
  const worth = worthOf(line, refunds, quantity);
  return claimKinds[kind].isDamage ? worth : paidDelivered(worth, line.unitPrice * quantity, order);
}

/**
 * What was paid for the tyres of a claim, in pence: delivery included for a price match, and without what earlier
 * claims have paid back for the line.
 * @param refunds all of the order; those after the claim change nothing about it.
 */
export const paidFor = (
  claim: Pick<Claim, 'id' | 'kind' | 'quantity' | 'createdAt'>,
  line: Line,
  order: Sums,
  refunds: readonly ClaimRefund[],
): number => {
  const earlier = refunds.filter(
    ({ createdAt, requestKey }) => createdAt <= claim.createdAt && requestKey !== refundKeyOf(claim),
  );
  return worthFor(claim, line, order, earlier, claim.quantity);
};

/**
 * The most that the shop pays back for a claim, in pence: the difference to a cheaper offer, or what the tyres are
 * worth, for those that have not been refunded since. The refund decides in the end whether so much is left.
 */
export const mostToPay = (
  claim: Pick<Claim, 'kind' | 'quantity' | 'offerPrice'>,
  line: Line,
  order: Sums,
  refunds: readonly ClaimRefund[],
): number => {
  const kept = unitsKept(claim, line, refunds);
  const offered = Math.ceil(((claim.offerPrice ?? 0) * kept) / claim.quantity);
  return kept === 0 ? 0 : Math.max(0, worthFor(claim, line, order, refunds, kept) - offered);
};

/** The tyres of a claim that have not been refunded. */
export const unitsKept = (
  { quantity }: Pick<Claim, 'quantity'>,
  line: Line,
  refunds: readonly LineRefund[],
): number => Math.min(quantity, unitsToRefund(line, refunds));
