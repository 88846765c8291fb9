import { hasFailed, hasSucceeded, isPending } from '@treadline/schema/trade/order/payment/refund-status';
import { paidFor, type Order, type OrderLine } from '../record/order.entity.ts';
import type { RefundStatus } from '../record/order.enums.ts';
import type { Reduction, Refund, RefundedUnits } from './refund.entity.ts';

type Sum = Pick<Refund, 'amount' | 'status'>;
type Units = Pick<Refund, 'status' | 'lines'>;
type Line = Pick<OrderLine, 'id' | 'quantity'>;
type PricedLine = Line & Pick<OrderLine, 'unitPrice'>;

/** What a refund says about the worth of a line. */
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

/** Whether a refund that was made was handed over by the shop itself, past the provider. */
export const isOfflineRefund = (
  { offlinePayment }: Pick<Order, 'offlinePayment'>,
  { origin, providerRefundId }: Pick<Refund, 'origin' | 'providerRefundId'>,
): boolean => offlinePayment !== null || (origin === 'SHOP' && providerRefundId === null);

/** What has been paid back, in pence. */
export const refundedSum = (refunds: readonly Sum[]): number => sumOf(refunds.filter(hasSucceeded));

/** What can still be paid back, in pence: what was paid, less what was paid back or is on its way. */
export const leftToRefund = (order: Pick<Order, 'received' | 'total'>, refunds: readonly Sum[]): number =>
  paidFor(order) - sumOf(refunds.filter(counts));

/** What can still be paid back of the delivery charge, in pence. */
export const deliveryLeft = (
  { shipping }: Pick<Order, 'shipping'>,
  refunds: readonly Pick<Refund, 'delivery' | 'status'>[],
): number => shipping - refunds.filter(counts).reduce((sum, { delivery }) => sum + delivery, 0);

/** Units of a line that no refund names yet. */
export const unitsToRefund = ({ id, quantity }: Line, refunds: readonly Units[]): number =>
  quantity - unitsOf(refunds.filter(counts), id, () => true);

/** What a refund's units of a line were worth when it paid them back, in pence. */
const worthNamed = ({ lines }: Units, { id, unitPrice }: PricedLine): number =>
  lines
    .filter(({ lineId }) => lineId === id)
    .reduce((sum, { quantity, worth = quantity * unitPrice }) => sum + worth, 0);

/** The refunds that count of claims for tyres of a line, each with what it paid back for them. */
const reductionsOf = ({ id }: Line, refunds: readonly LineRefund[]): (Reduction & { amount: number })[] =>
  refunds
    .filter(counts)
    .flatMap(({ reduces, amount }) => (reduces?.lineId === id ? [{ ...reduces, amount }] : []));

/**
 * What is left to pay back of the price of a line, in pence: what was paid, less what claims have paid back for its
 * tyres, and less what those were worth that were paid back.
 */
export const leftOfLine = (line: PricedLine, refunds: readonly LineRefund[]): number =>
  Math.max(
    0,
    line.quantity * line.unitPrice -
      sumOf(reductionsOf(line, refunds)) -
      refunds.filter(counts).reduce((sum, refund) => sum + worthNamed(refund, line), 0),
  );

/**
 * What units of a line come to if they are paid back next, in pence: an even share of what is left of its price. Tyres
 * that a claim for damage has paid for bear that by themselves, and count as the last to be paid back. The last units
 * take what is left, so that bit by bit the line comes to exactly what was paid for it.
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

/** Units of a line that have not come back, and that no refund under way will put on the shelf; 0 for a plan. */
export const unitsToReceive = (
  { id, kind, quantity, returnedUnits }: Line & Pick<OrderLine, 'kind' | 'returnedUnits'>,
  refunds: readonly Units[],
): number =>
  kind === 'TYRE'
    ? Math.max(0, quantity - returnedUnits - unitsOf(refunds.filter(isPending), id, ({ restock }) => restock))
    : 0;

/**
 * Units of a line that go back on the shelf when an order ends that was never sent: all but those that came
 * back, and those that a refund, made or under way, keeps off the shelf.
 */
export const unitsNeverSent = (
  { id, quantity, returnedUnits }: Line & Pick<OrderLine, 'returnedUnits'>,
  refunds: readonly Units[],
): number => quantity - returnedUnits - unitsOf(refunds.filter(counts), id, ({ restock }) => !restock);

/** Raised by each refund of an order and each new attempt: what a form has read, and whether it still holds. */
export const refundRevision = (refunds: readonly Pick<Refund, 'attempt'>[]): number =>
  refunds.reduce((sum, { attempt }) => sum + attempt, 0);

type Timed = Sum & Pick<Refund, 'endsAs' | 'triedAt' | 'updatedAt' | 'givenUpAt'>;

/** The refunds that came to nothing, if those begun since come to less: the buyer waits for that money. */
export function owedOf<One extends Timed>(refunds: readonly One[]): One[] {
  const failed = refunds.filter((refund) => hasFailed(refund) && refund.givenUpAt === null);
  const since = Math.min(...failed.map(({ updatedAt }) => updatedAt.getTime()));
  const later = refunds.filter((refund) => counts(refund) && refund.triedAt.getTime() >= since);
  return sumOf(failed) > sumOf(later) ? failed : [];
}

/**
 * The refund that an order shows as its own: one under way, first one that ends it, otherwise one whose money is owed,
 * otherwise the latest that came to something.
 */
export const leadingRefund = <One extends Timed>(refunds: readonly One[]): One | null =>
  refunds.findLast((refund) => isPending(refund) && refund.endsAs !== null) ??
  refunds.findLast(isPending) ??
  owedOf(refunds).at(-1) ??
  refunds.findLast(counts) ??
  null;

/**
 * How the refund stands that decides what an order says of itself: one under way that will end it, otherwise one
 * whose money is owed. A part that is being refunded changes nothing.
 */
export function endingStatus(refunds: readonly Timed[]): RefundStatus | null {
  const ending = refunds.findLast((refund) => isPending(refund) && refund.endsAs !== null);
  if (ending) return ending.status;
  const owed = owedOf(refunds).at(-1);
  if (owed) return owed.status;
  return refunds.find(hasSucceeded)?.status ?? null;
}
