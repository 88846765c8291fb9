import { hasFailed, hasSucceeded, isPending } from '@treadline/schema/trade/order/payment/refund-status';
import { paidFor, type Order, type OrderLine } from '../record/order.entity.ts';
import type { RefundStatus } from '../record/order.enums.ts';
import type { Reduction, Refund, RefundedUnits } from './refund.entity.ts';

type Sum = Pick<Refund, 'amount' | 'status'>;
type Units = Pick<Refund, 'status' | 'lines'>;
type Line = Pick<OrderLine, 'id' | 'quantity'>;
type PricedLine = Line & Pick<OrderLine, 'unitPrice'>;

/** The parts of a refund that affect what a line is still worth. */
export type LineRefund = Sum & Units & Pick<Refund, 'reduces'>;

const counts = (refund: Pick<Refund, 'status'>): boolean => !hasFailed(refund);

const sumOf = (refunds: readonly Pick<Sum, 'amount'>[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

const unitsOf = (
  refunds: readonly Units[],
  lineId: number,
  wanted: (units: RefundedUnits) => boolean,
): number =>
  refunds
    .flatMap(({ lines }) => lines.filter((units) => units.lineId === lineId && wanted(units)))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether the shop paid a refund itself, not through the provider. */
export const isOfflineRefund = (
  { offlinePayment }: Pick<Order, 'offlinePayment'>,
  { origin, providerRefundId }: Pick<Refund, 'origin' | 'providerRefundId'>,
): boolean => offlinePayment !== null || (origin === 'SHOP' && providerRefundId === null);

/** The amount refunded so far, in pence. */
export const refundedSum = (refunds: readonly Sum[]): number => sumOf(refunds.filter(hasSucceeded));

/** The amount that can still be refunded, in pence: what was paid, less what's refunded or pending. */
export const leftToRefund = (order: Pick<Order, 'received' | 'total'>, refunds: readonly Sum[]): number =>
  paidFor(order) - sumOf(refunds.filter(counts));

/** The part of the delivery charge that can still be refunded, in pence. */
export const deliveryLeft = (
  { shipping }: Pick<Order, 'shipping'>,
  refunds: readonly Pick<Refund, 'delivery' | 'status'>[],
): number => shipping - refunds.filter(counts).reduce((sum, { delivery }) => sum + delivery, 0);

/** Units of a line that no refund covers yet; failed refunds don't count. */
export const unitsToRefund = ({ id, quantity }: Line, refunds: readonly Units[]): number =>
  quantity - unitsOf(refunds.filter(counts), id, () => true);

/** The value, in pence, that a refund's units of a line had when they were refunded. */
const worthNamed = ({ lines }: Units, { id, unitPrice }: PricedLine): number =>
  lines
    .filter(({ lineId }) => lineId === id)
    .reduce((sum, { quantity, worth = quantity * unitPrice }) => sum + worth, 0);

/** The refunds of claims for a line's tyres, each with its amount; failed refunds don't count. */
const reductionsOf = ({ id }: Line, refunds: readonly LineRefund[]): (Reduction & { amount: number })[] =>
  refunds
    .filter(counts)
    .flatMap(({ reduces, amount }) => (reduces?.lineId === id ? [{ ...reduces, amount }] : []));

/**
 * The part of a line's price that can still be refunded, in pence: what was paid, less refunds of claims for its tyres
 * and the value of units already refunded.
 */
export const leftOfLine = (line: PricedLine, refunds: readonly LineRefund[]): number =>
  Math.max(
    0,
    line.quantity * line.unitPrice -
      sumOf(reductionsOf(line, refunds)) -
      refunds.filter(counts).reduce((sum, refund) => sum + worthNamed(refund, line), 0),
  );

/**
 * The amount to refund for the next `quantity` units of a line, in pence: an even share of what's left of its price.
 * Tyres with a refunded damage claim bear that reduction alone, and count as the last to be refunded. The last units
 * take the remainder, so that refunds bit by bit add up to exactly what was paid for the line.
 */
export function worthOf(line: PricedLine, refunds: readonly LineRefund[], quantity: number): number {
  const left = unitsToRefund(line, refunds);
  const units = Math.min(quantity, left);
  if (units <= 0) return 0;
  const damages = reductionsOf(line, refunds).flatMap((one) =>
    one.units === null ? [] : [{ ...one, units: one.units }],
  );
  const damaged = damages.reduce((sum, one) => sum + one.units, 0);
  const paidAmong = (kept: number): number =>
    damaged === 0 ? 0 : Math.round((sumOf(damages) * Math.min(damaged, kept)) / damaged);
  const whole = leftOfLine(line, refunds) + paidAmong(left);
  const share = Math.round((whole * units) / left);
  return Math.max(0, share - (paidAmong(left) - paidAmong(left - units)));
}

/** Units of a line that haven't come back and that no pending refund will restock; 0 for a plan. */
export const unitsToReceive = (
  { id, kind, quantity, returnedUnits }: Line & Pick<OrderLine, 'kind' | 'returnedUnits'>,
  refunds: readonly Units[],
): number =>
  kind === 'TYRE'
    ? Math.max(0, quantity - returnedUnits - unitsOf(refunds.filter(isPending), id, ({ restock }) => restock))
    : 0;

/**
 * Units of a line to restock when an order ends before dispatch: all but those already returned, and those that a made
 * or pending refund keeps off the shelf.
 */
export const unitsNeverSent = (
  { id, quantity, returnedUnits }: Line & Pick<OrderLine, 'returnedUnits'>,
  refunds: readonly Units[],
): number => quantity - returnedUnits - unitsOf(refunds.filter(counts), id, ({ restock }) => !restock);

/** Increases with each refund of an order and each new attempt, so a form can tell whether its data is current. */
export const refundRevision = (refunds: readonly Pick<Refund, 'attempt'>[]): number =>
  refunds.reduce((sum, { attempt }) => sum + attempt, 0);

type Timed = Sum & Pick<Refund, 'endsAs' | 'triedAt' | 'updatedAt' | 'givenUpAt'>;

/** The failed refunds, if those begun since don't make up the amount: the buyer is still owed that money. */
export function owedOf<One extends Timed>(refunds: readonly One[]): One[] {
  const failed = refunds.filter((refund) => hasFailed(refund) && refund.givenUpAt === null);
  const since = Math.min(...failed.map(({ updatedAt }) => updatedAt.getTime()));
  const later = refunds.filter((refund) => counts(refund) && refund.triedAt.getTime() >= since);
  return sumOf(failed) > sumOf(later) ? failed : [];
}

/**
 * The refund that an order shows as its own: a pending one, preferably one that ends the order; else one still owed;
 * else the latest that was made.
 */
export const leadingRefund = <One extends Timed>(refunds: readonly One[]): One | null =>
  refunds.findLast((refund) => isPending(refund) && refund.endsAs !== null) ??
  refunds.findLast(isPending) ??
  owedOf(refunds).at(-1) ??
  refunds.findLast(counts) ??
  null;

/**
 * The status of the refund that decides how the order is described: a pending one that will end the order, else one
 * still owed, else one that succeeded; null if there isn't one. A pending partial refund changes nothing.
 */
export function endingStatus(refunds: readonly Timed[]): RefundStatus | null {
  const ending = refunds.findLast((refund) => isPending(refund) && refund.endsAs !== null);
  if (ending) return ending.status;
  const owed = owedOf(refunds).at(-1);
  if (owed) return owed.status;
  return refunds.find(hasSucceeded)?.status ?? null;
}
