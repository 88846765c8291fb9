import type { OrderPromises } from '@treadline/schema/trade/order/order-promises';
import { orderStatuses, SENT_STATUSES, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { isPaymentKept, isPaymentReturned } from '@treadline/schema/trade/order/payment/payment-status';
import { hasFailed, hasSucceeded } from '@treadline/schema/trade/order/payment/refund-status';
import {
  isReturnAt,
  OPEN_RETURNS,
  type ReturnDays,
  type ReturnRight,
  returnRights,
} from '@treadline/schema/trade/order/return-rights';
import { deliveryZoneOf } from '@treadline/schema/trade/places/delivery-zone';
import { result } from '../../../platform/services/result.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import {
  deliveryLeft,
  isTyre,
  leftToRefund,
  tyresOf,
  unitsToReceive,
  unitsToRefund,
  worthOf,
  type Order,
  type OrderLine,
  type Refund,
} from '../orders/index.ts';
import { refundKeyOf, ReturnSums, type OrderReturn } from './record/order-return.entity.ts';
import type { ReturnMethod, ReturnReason, ReturnState } from './record/return.enums.ts';

/** The parts of a refund that matter to returns. */
export type RefundRecord = Pick<
  Refund,
  'id' | 'status' | 'lines' | 'reduces' | 'amount' | 'delivery' | 'requestKey'
>;

/** The facts that decide which tyres of an order can still come back. */
export interface ReturnBooks {
  readonly order: Order;
  readonly returns: readonly OrderReturn[];
  readonly refunds: readonly RefundRecord[];
}

/** The parts of a return that decide its refund. */
export type PricedReturn = Pick<OrderReturn, 'id' | 'reason' | 'lines' | 'collection' | 'deduction'>;

/** The return right behind a reason. */
export const rightOf = (reason: ReturnReason): ReturnRight => returnRights[reason];

const isComing = ({ step }: OrderReturn): boolean => isReturnAt(step, 'TO_CHECK', 'TO_SEND', 'ON_THE_WAY');

/** A return's refund, in any state; null until one is requested. */
export const refundFor = <One extends Pick<RefundRecord, 'requestKey'>>(
  ret: Pick<OrderReturn, 'id'>,
  refunds: readonly One[],
): One | null => refunds.find(({ requestKey }) => requestKey === refundKeyOf(ret)) ?? null;

const isOpen = ({ step }: Pick<OrderReturn, 'step'>): boolean => OPEN_RETURNS.includes(step);

/** Whether a return ended because its whole order was refunded. */
export const endedWithOrder = (ret: OrderReturn): boolean => ret.closedAt !== null && isOpen(ret);

/** The state of a return. It's REFUNDED only while its refund counts as successful. */
export const stateOf = (ret: OrderReturn, refund: Pick<RefundRecord, 'status'> | null): ReturnState =>
  (refund && hasSucceeded(refund)) || endedWithOrder(ret) ? 'REFUNDED' : ret.step;

const isPaidBack = (ret: OrderReturn, refunds: readonly RefundRecord[]): boolean => {
  const refund = refundFor(ret, refunds);
  return refund !== null && !hasFailed(refund);
};

const unitsIn = (returns: readonly Pick<OrderReturn, 'lines'>[], lineId: number): number =>
  returns
    .flatMap(({ lines }) => lines.filter((units) => units.lineId === lineId))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** How many units of a line can still be returned: not back, not refunded and not in another return. */
export function unitsLeft(line: OrderLine, { returns, refunds }: Omit<ReturnBooks, 'order'>): number {
  const coming = returns.filter(isComing);
  const unpaid = returns.filter((ret) => isOpen(ret) && !isPaidBack(ret, refunds));
  const away = unitsToReceive(line, refunds) - unitsIn(coming, line.id);
  const owed = unitsToRefund(line, refunds) - unitsIn(unpaid, line.id);
  return Math.max(0, Math.min(away, owed));
}

/** More than any real buyer requests. All returns are stored, including withdrawn ones. */
const MOST_RETURNS = 20;

/** Tells the buyer why nothing of an order can be returned; null if something can. */
export function refusalToReturn({ order, returns }: Omit<ReturnBooks, 'refunds'>): string | null {
  const { status, paymentStatus, invoiceSerial, buyerErased } = order;
  if (buyerErased) return 'The buyer’s details have been deleted.';
  if (orderStatuses[status].tyres === 'NEVER_SENT')
    return 'This order was cancelled before any tyres were sent, so there’s nothing to send back.';
  if (isPaymentReturned(paymentStatus)) return 'We’ve refunded this order in full.';
  if (invoiceSerial === null || !isPaymentKept(paymentStatus))
    return 'This order isn’t paid, so there’s nothing to send back.';
  if (UNSENT_STATUSES.includes(status))
    return 'These tyres haven’t been sent yet. Cancel the order instead, or call us.';
  if (!SENT_STATUSES.includes(status)) return 'This order is closed.';
  return returns.length < MOST_RETURNS
    ? null
    : 'You’ve already asked for a lot of returns of this order. Please call us about this one.';
}

/** The days, in London, that decide which rights are open. */
export const daysOf = (
  { deliveredAt }: Pick<Order, 'deliveredAt'>,
  now: Date,
  fitted: string | null = null,
): ReturnDays => ({
  today: inLondon(now).day,
  delivered: deliveredAt && inLondon(deliveredAt).day,
  fitted,
});

/**
 * The ways tyres can come back. Carriers collect only from addresses on the mainland, but where the shop pays, it
 * always collects.
 */
export function methodsFor(reason: ReturnReason, { shippingAddress, isCollected }: Order): ReturnMethod[] {
  if (rightOf(reason).carriage === 'SHOP') return ['COLLECTION'];
  return !isCollected && deliveryZoneOf(shippingAddress) === 'MAINLAND'
    ? ['OWN_CARRIER', 'COLLECTION']
    : ['OWN_CARRIER'];
}

/** The buyer's charge for a collection, in pence. */
export const collectionFor = (reason: ReturnReason, method: ReturnMethod, promises: OrderPromises): number =>
  method === 'COLLECTION' && rightOf(reason).carriage === 'BUYER' ? promises.collection : 0;

/**
 * The delivery charge to refund, in pence. Nothing while the buyer keeps some of the tyres, because those were
 * delivered.
 */
function deliveryBack(ret: PricedReturn, { order, refunds }: ReturnBooks, promises: OrderPromises): number {
  const { delivery } = rightOf(ret.reason);
  const isAll = tyresOf(order).every((line) => unitsToRefund(line, refunds) <= unitsIn([ret], line.id));
  if (delivery === 'NONE' || !isAll) return 0;
  const most =
    delivery === 'ALL' || order.deliveryMethod === 'STANDARD' ? order.shipping : promises.standardDelivery;
  return Math.min(most, deliveryLeft(order, refunds));
}

/** Units of one line to refund. */
interface UnitsBack {
  readonly lineId: number;
  readonly quantity: number;
}

/** The road hazard plans to refund with a return, because their tyres come back. */
function plansBack(ret: PricedReturn, { order, refunds }: ReturnBooks): UnitsBack[] {
  return tyresOf(order).flatMap((tyre) => {
    let kept = unitsToRefund(tyre, refunds) - unitsIn([ret], tyre.id);
    const plans = order.lines.getItems().filter(({ coversLineId }) => coversLineId === tyre.id);
    return plans.flatMap((plan) => {
      const planned = unitsToRefund(plan, refunds);
      const stays = Math.min(planned, kept);
      kept -= stays;
      return planned > stays ? [{ lineId: plan.id, quantity: planned - stays }] : [];
    });
  });
}

/** Refunded units with their worth in pence. Refunds of earlier releases have none: they refunded the full price. */
type ValuedUnits = UnitsBack & { readonly worth?: number };

/** The units that a return refunds: its tyres, and the plans that covered them. */
export function unitsBack(ret: PricedReturn, books: ReturnBooks): Required<ValuedUnits>[] {
  const lines = books.order.lines.getItems();
  return [...ret.lines, ...plansBack(ret, books)].flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ lineId, quantity, worth: worthOf(line, books.refunds, quantity) }] : [];
  });
}

/**
 * The breakdown of a return's refund, in pence: of the one made, or of the one that would be made now.
 * @param deduction the deduction for use.
 */
export function sumsOf(
  ret: PricedReturn,
  books: ReturnBooks,
  promises: OrderPromises,
  deduction = ret.deduction,
): ReturnSums {
  const made = refundFor(ret, books.refunds);
  const back: readonly ValuedUnits[] = made?.lines ?? unitsBack(ret, books);
  const lines = new Map(books.order.lines.getItems().map((line) => [line.id, line]));
  let [tyres, plans, worth] = [0, 0, 0];
  for (const units of back) {
    const line = lines.get(units.lineId);
    const price = (line?.unitPrice ?? 0) * units.quantity;
    if (line && isTyre(line)) tyres += price;
    else plans += price;
    worth += units.worth ?? price;
  }
  const { collection } = ret;
  const delivery = made ? made.delivery : deliveryBack(ret, books, promises);
  const left = leftToRefund(books.order, books.refunds);
  const total = made?.amount ?? Math.max(0, Math.min(left, worth + delivery - collection - deduction));
  const claims = tyres + plans - worth;
  return result(ReturnSums, { tyres, plans, claims, delivery, collection, deduction, total });
}
