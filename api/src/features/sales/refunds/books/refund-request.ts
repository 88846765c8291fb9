import { type EndingStatus, orderStatuses } from '@treadline/schema/trade/order/order-status';
import { isPaymentReturned } from '@treadline/schema/trade/order/payment/payment-status';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import type { Actor } from '../../../operations/audit/index.ts';
import {
  leftToRefund,
  PART_REFUNDED,
  refundRevision,
  refusalOf,
  type Order,
  type OrderStatus,
  type Refund,
  type RefundAttempt,
  type Refused,
} from '../../orders/index.ts';
import type { RequestedPart } from './refund-part.ts';

/** A request to refund what was paid for an order, or a part of it. */
export interface RefundRequest {
  readonly endsAs: EndingStatus;
  readonly actor: Actor;
  /** The message for the tracking page. */
  readonly message: string;
  /** The status required of the order; any that allows a refund when left out. */
  readonly from?: readonly OrderStatus[];
  /** All that is left when left out. */
  readonly part?: RequestedPart;
  /** The caller's key for this request: a repetition of it joins the refund that it began. */
  readonly key?: string | null;
  /** The revision of the order's refunds that the caller has read; not compared when left out. */
  readonly revision?: number | null;
}

/** Money that the buyer is given back past the provider: who says so, how much, in pence, and how. */
export interface OfflineRefund {
  readonly viewer: Viewer;
  readonly amount: number;
  readonly note: string;
}

/** Why no refund was begun. */
export type RefundNotStarted =
  | Refused
  | { readonly nothingLeft: string; readonly from: OrderStatus }
  | { readonly revision: number }
  | { readonly faults: readonly FieldError[] };

/** A refund to ask the provider for, one that has ended already, or why there is none. */
export type RefundStart =
  | RefundAttempt
  | { readonly order: Order }
  | { readonly providerRefused: string }
  | RefundNotStarted;

export const STILL_AT_PROVIDER =
  'This refund is under way at Stripe. It can only be booked once it has failed there.';

export const LESS_IS_LEFT =
  'Something else has been paid back since, so less than that is left. Refund the part that you mean instead.';

export const GIVEN_UP = 'Nothing is owed for this refund any more. Begin a new one instead.';

export const ALL_REFUNDED = 'All that was paid for this order has been refunded.';

/** Why a refund that is asked for cannot begin, whatever part it is of; null if it can. */
export function refusalOfRequest(
  order: Order,
  refunds: readonly Refund[],
  request: RefundRequest,
): RefundNotStarted | null {
  const { status: from } = order;
  const revision = refundRevision(refunds);
  if (typeof request.revision === 'number' && request.revision !== revision) return { revision };
  if (isPaymentReturned(order.paymentStatus)) return { nothingLeft: ALL_REFUNDED, from };
  const refused =
    refusalOf(order, request.endsAs) ??
    refusalOf(order, 'REFUNDED') ??
    (request.from && !request.from.includes(from)
      ? `An order that is ${from} can no longer be called off.`
      : null) ??
    (order.providerPaymentId === null && order.offlinePayment === null
      ? 'The payment of this order is not known to the payment provider.'
      : null);
  if (refused) return { refused, from };
  if (leftToRefund(order, refunds) > 0) return null;
  return { nothingLeft: 'The rest of the payment is being refunded already.', from };
}

/** How an order ends with a refund that is tried again, and what is said of it. */
export function endOf(
  order: Order,
  { endsAs, amount, message }: Refund,
  left: number,
): Pick<Refund, 'endsAs' | 'message'> {
  if (endsAs === 'CANCELLED' && refusalOf(order, 'CANCELLED') === null && amount === left)
    return { endsAs, message };
  const end = amount === left ? 'REFUNDED' : null;
  // What was said of an order that was to be called off is not true of one that was sent instead.
  if (endsAs !== 'CANCELLED') return { endsAs: end, message };
  return { endsAs: end, message: end ? orderStatuses.REFUNDED.step : PART_REFUNDED };
}
