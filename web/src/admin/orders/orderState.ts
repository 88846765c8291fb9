import { isOpenDispute } from '@treadline/schema/trade/dispute-state';
import { orderStatuses, type OrderStatus } from '@treadline/schema/trade/order-status';
import { paymentStatuses } from '@treadline/schema/trade/payment-status';
import { isInVain, isUnderWay } from '@treadline/schema/trade/refund-status';
import type { DisputeState, PaymentStatus, RefundStatus } from '../../apollo/schema.generated.ts';

interface Standing {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
  refund: { status: RefundStatus; endsOrder: boolean } | null;
  disputes: readonly { state: DisputeState }[] | null;
}

/** What somebody in the shop makes of an order's status, payment and refund. */
interface OrderState {
  label: string;
  tone: 'ready' | 'moving' | 'good' | 'warn' | 'bad' | 'quiet';
}

const QUIET = (label: string): OrderState => ({ label, tone: 'quiet' });

/** The state of an order in a word or two, what wants a hand before what is usual. */
export function orderState(order: Standing): OrderState {
  const { status, paymentStatus, needsAttention, refund, disputes } = order;
  if (needsAttention !== null) return { label: 'Needs a hand', tone: 'warn' };
  if (disputes?.some(isOpenDispute)) return { label: 'Payment disputed', tone: 'warn' };
  if (refund && isInVain(refund) && paymentStatus !== 'REFUNDED')
    return { label: refund.status === 'FAILED' ? 'Refund failed' : 'Refund called off', tone: 'bad' };
  if (refund?.endsOrder && isUnderWay(refund)) return { label: 'Refund under way', tone: 'warn' };
  switch (status) {
    case 'PENDING':
      return paymentStatuses[paymentStatus].wasPaid
        ? { label: 'Ready to ship', tone: 'ready' }
        : { label: paymentStatuses[paymentStatus].label, tone: 'warn' };
    case 'PROCESSING':
      return { label: 'Being packed', tone: 'ready' };
    case 'SHIPPED':
      return { label: 'On the way', tone: 'moving' };
    case 'DELIVERED':
      return { label: 'Delivered', tone: 'good' };
    default:
      return QUIET(orderStatuses[status].label);
  }
}
