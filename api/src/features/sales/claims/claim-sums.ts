import { claimKinds, paidDelivered } from '@treadline/schema/trade/order/claim-kind';
import { unitsToRefund, worthOf, type LineRefund, type Order, type OrderLine } from '../orders/index.ts';
import { refundKeyOf, type Claim } from './record/claim.entity.ts';

/** The parts of a refund that matter to claims. */
export type ClaimRefund = LineRefund & { readonly requestKey: string | null; readonly createdAt: Date };

type Line = Pick<OrderLine, 'id' | 'unitPrice' | 'quantity'>;
type Sums = Pick<Order, 'subtotal' | 'shipping'>;

/** The value of tyres for a claim, in pence. A price match includes delivery, because offers are compared with it. */
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
 * The price paid for a claim's tyres, in pence: with delivery for a price match, less earlier refunds for the line.
 * @param refunds all refunds of the order; those made after the claim are ignored.
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
 * The most that the shop can refund for a claim, in pence: the difference to a cheaper offer, or the value of the
 * tyres, counting only tyres that haven't been refunded since. The refund itself checks whether that much is left.
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

/** How many of a claim's tyres haven't been refunded. */
export const unitsKept = (
  { quantity }: Pick<Claim, 'quantity'>,
  line: Line,
  refunds: readonly LineRefund[],
): number => Math.min(quantity, unitsToRefund(line, refunds));
