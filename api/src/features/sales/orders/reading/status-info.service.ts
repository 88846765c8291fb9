import { statusWords } from '@treadline/schema/trade/order/collection';
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

/** Shown for a refunded order while its refund is pending or has failed. */
const UNREFUNDED = { tone: 'WAITING', label: 'Refund Not Complete' } as const;

/** Nobody works on an order until it's paid, so it isn't called received and shows no progress. */
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
  'We’ve started your refund, but it isn’t confirmed yet. We’ll email you as soon as your money is on ' +
  'its way.';
const REFUND_WAITS =
  'Your refund is waiting for you: Stripe, which handles our payments, has emailed you to ask which bank account ' +
  'it should go to. We’ll email you as soon as your money is on its way.';
const REFUND_STOPPED =
  'Your refund was stopped before it was paid out, so you won’t have your money yet. We’ll be in touch.';
/** Shown on an order's page and in its history if its refund failed. */
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
  /** The amount paid, in pence, if it differs from the total; otherwise null. */
  readonly received: number | null;
  /** When the order expired unpaid; null or undefined if it didn't. */
  readonly expiredAt?: Date | null;
  readonly isCollected?: boolean;
}

/** Whether an unsent order is on hold because a bank has yet to decide a dispute about its payment. */
export const isOnHold = (status: string, disputes: readonly { readonly state: DisputeState }[]): boolean =>
  UNSENT_STATUSES.some((unsent) => unsent === status) && disputes.some(isOpenDispute);

/** Tells the buyer about a refund that hasn't been paid out; null for one that has. */
const refundTexts: Readonly<Record<RefundStatus, string | null>> = {
  PENDING: REFUND_PENDING,
  REQUIRES_ACTION: REFUND_WAITS,
  SUCCEEDED: null,
  FAILED: REFUND_CAME_BACK,
  CANCELED: REFUND_STOPPED,
};

/**
 * Describes an order's status for its buyer. An unknown status is described as received.
 * @param refund the status of the refund that ends the order (see endingStatus); null if there isn't one.
 * @param disputes the payment's disputes. The text doesn't reveal what the buyer told the bank, because another person
 * may be reading it.
 */
export function statusInfo(
  order: Standing,
  refund: RefundStatus | null,
  disputes: readonly { readonly state: DisputeState }[] = [],
): StatusInfo {
  const standing = standingOf(order, disputes);
  const text = refund && refundTexts[refund];
  if (!text) return standing;
  const plain = plainInfo(order);
  if (hasFailed({ status: refund })) {
    if (isPaymentReturned(order.paymentStatus)) return standing;
    // An order that isn't closed keeps its usual description as well.
    if (orderStatuses[plain.status].stage !== 'CLOSED')
      return { ...standing, description: `${standing.description} ${text}` };
  }
  return { ...plain, ...(plain.status === 'REFUNDED' && UNREFUNDED), description: text };
}

function plainInfo({ status: text, isCollected = false }: Standing): StatusInfo {
  const status = readOrderStatus(text);
  const { progress, tone } = orderStatuses[status];
  const { label, description } = statusWords(status, isCollected);
  return { status, progress, tone, label, description, isCollected };
}

/** The description of an order when no refund overrides it. */
function standingOf(order: Standing, disputes: readonly { readonly state: DisputeState }[]): StatusInfo {
  const { status, paymentStatus, received } = order;
  const info = plainInfo(order);
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
