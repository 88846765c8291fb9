import { paidDelivered } from '@treadline/schema/trade/claim-kind';
import { unitsToRefund, type RefundRow } from '../orders/order-reader.service.ts';
import type { Order, OrderLine } from '../orders/order.entity.ts';
import type { Claim } from './claim.entity.ts';

type Matched = Pick<Claim, 'id' | 'kind' | 'lineId' | 'quantity' | 'amount'>;
type Sums = Pick<Order, 'subtotal' | 'shipping'>;

/**
 * What was paid for the tyres of a claim, in pence: delivery included for a price match, and without what other
 * price matches of the line have paid back. Such a match may be of the same tyres, so it counts for as many as are
 * claimed now; a damaged tyre bears its share of all that was paid back for the line.
 * @param claims all of the order.
 */
export function paidFor(
  { id, kind, lineId, quantity }: Pick<Claim, 'id' | 'kind' | 'lineId' | 'quantity'>,
  line: Pick<OrderLine, 'unitPrice' | 'quantity'>,
  order: Sums,
  claims: readonly Matched[],
): number {
  const matches = claims.filter(
    (other) => other.id !== id && other.kind === 'PRICE_MATCH' && other.lineId === lineId,
  );
  const backFor = (tyres: (match: Matched) => number): number =>
    matches.reduce(
      (sum, match) => sum + Math.ceil((match.amount ?? 0) * Math.min(1, quantity / tyres(match))),
      0,
    );
  const paid =
    kind === 'PRICE_MATCH'
      ? paidDelivered(line.unitPrice, quantity, order) - backFor((match) => match.quantity)
      : line.unitPrice * quantity - backFor(() => line.quantity);
  return Math.max(0, paid);
}

/**
 * The most that the shop pays back for a claim, in pence: the difference to a cheaper offer, or the price of the tyres,
 * for those that have not been refunded since. The refund decides in the end whether so much is left.
 * @param unitsKept its tyres that were not refunded.
 */
export const mostToPay = (
  claim: Pick<Claim, 'id' | 'kind' | 'lineId' | 'quantity' | 'offerPrice'>,
  line: Pick<OrderLine, 'unitPrice' | 'quantity'>,
  order: Sums,
  claims: readonly Matched[],
  unitsKept: number,
): number => {
  const most = Math.max(0, paidFor(claim, line, order, claims) - (claim.offerPrice ?? 0));
  return Math.floor((most * unitsKept) / claim.quantity);
};

/** The tyres of a claim that have not been refunded. */
export const unitsKept = (
  { quantity }: Pick<Claim, 'quantity'>,
  line: OrderLine,
  refunds: readonly Pick<RefundRow, 'status' | 'lines'>[],
): number => Math.min(quantity, unitsToRefund(line, refunds));
