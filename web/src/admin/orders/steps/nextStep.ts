import { collectedButton } from '@treadline/schema/trade/order/collection';
import { orderStatuses, UNSENT_STATUSES, type OrderStatus } from '@treadline/schema/trade/order/order-status';
import { isOpenDispute } from '@treadline/schema/trade/order/payment/dispute-state';
import { isPaymentKept } from '@treadline/schema/trade/order/payment/payment-status';
import { isPending } from '@treadline/schema/trade/order/payment/refund-status';
import type { DisputeState, PaymentStatus, RefundStatus } from '../../../apollo/schema.generated.ts';

/** An order's next step in the usual workflow. */
export interface NextStep {
  to: NonNullable<(typeof orderStatuses)[OrderStatus]['usual']>['to'];
  button: string;
}

/** The next step; null if the order has ended or needs a decision first. */
export function nextStep(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
  refund: { status: RefundStatus; endsOrder: boolean } | null;
  disputes: readonly { state: DisputeState }[] | null;
  isCollected: boolean;
}): NextStep | null {
  const { status, paymentStatus, needsAttention, refund } = order;
  // Tyres on their way arrive whatever needs attention.
  const isKept =
    UNSENT_STATUSES.includes(status) &&
    (needsAttention !== null || (order.disputes ?? []).some(isOpenDispute));
  const isHeldUp = isKept || (refund !== null && refund.endsOrder && isPending(refund));
  const { usual } = orderStatuses[status];
  if (usual === null || isHeldUp || !isPaymentKept(paymentStatus)) return null;
  return { to: usual.to, button: (order.isCollected ? collectedButton(usual.to) : null) ?? usual.button };
}
