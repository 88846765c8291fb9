import { statusWords } from '@treadline/schema/trade/order/collection';
import { PAYABLE_STATUSES, type OrderStatus } from '@treadline/schema/trade/order/order-status';
import { isOpenDispute } from '@treadline/schema/trade/order/payment/dispute-state';
import { isPaymentReturned, paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import { hasFailed, isPending, refundStatuses } from '@treadline/schema/trade/order/payment/refund-status';
import type { DisputeState, PaymentStatus, RefundStatus } from '../../../apollo/schema.generated.ts';
import type { Tone } from './Mark.tsx';

interface Standing {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
  isCollected: boolean;
  refund: { status: RefundStatus; endsOrder: boolean } | null;
  disputes: readonly { state: DisputeState }[] | null;
}

/** An order's status, payment and refund, summed up for staff. */
interface OrderState {
  label: string;
  tone: Tone;
}

const TONES = {
  PENDING: 'ready',
  PROCESSING: 'ready',
  SHIPPED: 'moving',
  DELIVERED: 'good',
  CANCELLED: 'plain',
  REFUNDED: 'plain',
} as const satisfies Readonly<Record<OrderStatus, OrderState['tone']>>;

/** The state of an order in a word or two: problems first, then routine work. */
export function orderState(order: Standing): OrderState {
  const { status, paymentStatus, needsAttention, refund, disputes } = order;
  if (needsAttention !== null) return { label: 'Needs attention', tone: 'warn' };
  if (disputes?.some(isOpenDispute)) return { label: 'Payment disputed', tone: 'warn' };
  if (refund && hasFailed(refund) && !isPaymentReturned(paymentStatus))
    return { label: refundStatuses[refund.status].label, tone: 'bad' };
  if (refund?.endsOrder && isPending(refund))
    return { label: refundStatuses[refund.status].label, tone: 'warn' };
  if (PAYABLE_STATUSES.includes(status) && !paymentStatuses[paymentStatus].wasPaid)
    return { label: paymentStatuses[paymentStatus].label, tone: 'warn' };
  return { label: statusWords(status, order.isCollected).label, tone: TONES[status] };
}
