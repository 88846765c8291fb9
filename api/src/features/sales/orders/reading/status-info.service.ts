import {
  PAYABLE_STATUSES,
  orderStatuses,
  readOrderStatus,
  UNSENT_STATUSES,
} from '@treadline/schema/trade/order/order-status';
import { isOpenDispute, type DisputeState } from '@treadline/schema/trade/order/payment/dispute-state';
import {
  isPaymentAwaited,
  isPaymentKept,
  isPaymentReturned,
} from '@treadline/schema/trade/order/payment/payment-status';
import { hasFailed } from '@treadline/schema/trade/order/payment/refund-status';
import type { PaymentStatus, RefundStatus } from '../record/order.enums.ts';
import type { StatusInfo } from './status-info.entity.ts';

/** An order that was refunded and whose money came back is not called "refunded". */
const UNREFUNDED = { tone: 'WAITING', label: 'Refund Not Complete' } as const;

/** Until it is paid, nobody works on an order: it is not called received, and has come no part of its way. */
const UNPAID = {
  label: 'Awaiting Payment',
  progress: 0,
  description: 'We’re waiting for your payment.',
} as const;
const EXPIRED = {
  tone: 'NEUTRAL',
  label: 'Expired',
  description:
    'This order wasn’t paid in time, so it has expired. Nothing was charged, and its tyres are on sale again.',
} as const;
const NOT_PAID = 'This order was cancelled before it was paid. Nothing was charged.';
const WRONG_AMOUNT =
  'The payment we received doesn’t match this order’s total, so we’re not holding any tyres for it. ' +
  'Cancel the order for a full refund, or call us.';
const CANCELLED_WITH_MONEY =
  'We received a payment for this order after it was cancelled, and we’re refunding all of it.';
const REFUND_PENDING =
  'Your refund is under way but not confirmed yet. We’ll email you as soon as your money is on its way.';
const REFUND_WAITS =
  'Your refund is waiting for you: Stripe, which handles our payments, has emailed you to ask which bank account ' +
  'it should go to. We’ll email you as soon as your money is on its way.';
const REFUND_STOPPED =
  'Your refund was stopped before it was paid out, so you won’t have your money yet. We’ll be in touch.';
/** Shown for an order whose refund failed, on its page and in its history. */
export const REFUND_CAME_BACK =
  'Your refund didn’t go through, so you won’t have your money yet. We’ll be in touch.';
const ON_HOLD =
  'Your order is on hold while a question about its payment is settled. We’ll send it as soon as it is.';
const CANCELLED_AND_PAID_BACK =
  'This order was cancelled, and we’ve refunded you. It can take up to 10 working days to show on your ' +
  'account.';

interface Standing {
  readonly status: string;
  readonly paymentStatus: PaymentStatus;
  /** The amount paid, in pence, if it is not the total; otherwise null. */
  readonly received: number | null;
  /** When it was closed because nobody had paid in time; null or left out if it was not. */
  readonly expiredAt?: Date | null;
}

/** Whether an order waits with its tyres in the shop, because a bank has yet to decide about its payment. */
export const isOnHold = (status: string, disputes: readonly { readonly state: DisputeState }[]): boolean =>
  UNSENT_STATUSES.some((unsent) => unsent === status) && disputes.some(isOpenDispute);

/** What a refund that is not made means for its buyer; null for one that was. */
const refundTexts: Readonly<Record<RefundStatus, string | null>> = {
  PENDING: REFUND_PENDING,
  REQUIRES_ACTION: REFUND_WAITS,
  SUCCEEDED: null,
  FAILED: REFUND_CAME_BACK,
  CANCELED: REFUND_STOPPED,
};

/**
 * Describes an order's status as pages show it.
 * @param refund the status of the refund that ends it, see endingStatus; null if there is none. An unknown status
 * is shown as received.
 * @param disputes of its payment. What a buyer has told the bank is not said: whoever reads this may be another.
 */
export function statusInfo(
  order: Standing,
  refund: RefundStatus | null,
  disputes: readonly { readonly state: DisputeState }[] = [],
): StatusInfo {
  const standing = standingOf(order, disputes);
  const text = refund && refundTexts[refund];
  if (!text) return standing;
  const plain = plainInfo(order.status);
  if (hasFailed({ status: refund })) {
    if (isPaymentReturned(order.paymentStatus)) return standing;
    // An order that goes on says so too.
    if (orderStatuses[plain.status].stage !== 'CLOSED')
      return { ...standing, description: `${standing.description} ${text}` };
  }
  return { ...plain, ...(plain.status === 'REFUNDED' && UNREFUNDED), description: text };
}

function plainInfo(text: string): StatusInfo {
  const status = readOrderStatus(text);
  const { progress, tone, label, description } = orderStatuses[status];
  return { status, progress, tone, label, description };
}

/** What an order says of itself as long as no refund decides that. */
function standingOf(order: Standing, disputes: readonly { readonly state: DisputeState }[]): StatusInfo {
  const { status, paymentStatus, received } = order;
  const info = plainInfo(status);
  if (isOnHold(info.status, disputes)) return { ...info, tone: 'WAITING', description: ON_HOLD };
  if (received !== null && !isPaymentReturned(paymentStatus))
    return { ...info, description: status === 'CANCELLED' ? CANCELLED_WITH_MONEY : WRONG_AMOUNT };
  if (PAYABLE_STATUSES.includes(info.status) && isPaymentAwaited(paymentStatus))
    return { ...info, ...UNPAID };
  if (status !== 'CANCELLED') return info;
  if (isPaymentReturned(paymentStatus)) return { ...info, description: CANCELLED_AND_PAID_BACK };
  if (isPaymentAwaited(paymentStatus) || isPaymentKept(paymentStatus)) return info;
  return order.expiredAt ? { ...info, ...EXPIRED } : { ...info, description: NOT_PAID };
}
