import type { EntityManager } from '@mikro-orm/postgresql';
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

/** A request to refund an order's payment or a part of it. */
export interface RefundRequest {
  readonly endsAs: EndingStatus;
  readonly actor: Actor;
  /** The message for the tracking page. */
  readonly message: string;
  /** The statuses that the order may have; by default any that allows a refund. */
  readonly from?: readonly OrderStatus[];
  /** The part to refund; by default all that is left. */
  readonly part?: RequestedPart;
  /** The caller's idempotency key: repeating the request joins the same refund. */
  readonly key?: string | null;
  /** The revision of the order's refunds that the caller read; not compared if left out. */
  readonly revision?: number | null;
  /** Writes more in the transaction that begins the refund; not called if the refund can't begin or has begun. */
  readonly alongside?: () => Promise<void>;
}

/**
 * Decides about a request while the order is locked: what it depends on can't change before the refund begins. Returns
 * a refusal instead if nothing is to be refunded; whatever was written until then is committed.
 */
export type RefundPlan = (
  em: EntityManager,
  order: Order,
  refunds: readonly Refund[],
) => Promise<RefundRequest | RefundNotStarted>;

/** An offline refund: the member of staff who records it, its amount in pence, and a note that says how it's paid. */
export interface OfflineRefund {
  readonly viewer: Viewer;
  readonly amount: number;
  readonly note: string;
}

/** Why a refund couldn't begin. */
export type RefundNotStarted =
  | Refused
  | { readonly nothingLeft: string; readonly from: OrderStatus }
  | { readonly revision: number }
  | { readonly faults: readonly FieldError[] };

/** An attempt for the provider to make, an order whose refund has already ended, or a refusal. */
export type RefundStart =
  | RefundAttempt
  | { readonly order: Order }
  | { readonly providerRefused: string }
  | RefundNotStarted;

export const STILL_AT_PROVIDER =
  'This refund is still pending at Stripe. It can only be booked once it has failed there.';

export const LESS_IS_LEFT =
  'Something else has been refunded since, so less than that is left. Refund the part you want instead.';

export const GIVEN_UP = 'Nothing is owed for this refund any more. Begin a new one instead.';

export const ALL_REFUNDED = 'All that was paid for this order has been refunded.';

/** Checks a request regardless of its part. @returns the refusal; null if it can begin. */
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
      ? `An order that is ${from} can no longer be cancelled.`
      : null) ??
    (order.providerPaymentId === null && order.offlinePayment === null
      ? 'The payment provider doesn’t know this order’s payment.'
      : null);
  if (refused) return { refused, from };
  if (leftToRefund(order, refunds) > 0) return null;
  return { nothingLeft: 'The rest of the payment is already being refunded.', from };
}

/** The ending status and message of a retried refund. @param left what's left to refund, in pence. */
export function endOf(
  order: Order,
  { endsAs, amount, message }: Refund,
  left: number,
): Pick<Refund, 'endsAs' | 'message'> {
  if (endsAs === 'CANCELLED' && refusalOf(order, 'CANCELLED') === null && amount === left)
    return { endsAs, message };
  const end = amount === left ? 'REFUNDED' : null;
  // A message about a cancellation is wrong if the order was sent instead.
  if (endsAs !== 'CANCELLED') return { endsAs: end, message };
  return { endsAs: end, message: end ? orderStatuses.REFUNDED.step : PART_REFUNDED };
}
