import { mayBecome, orderStatuses, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { isPaymentKept, isPaymentReturned } from '@treadline/schema/trade/order/payment/payment-status';
import type { OrderStatus } from './order.enums.ts';

/** The facts that decide which statuses an order can change to. */
export interface OrderStanding {
  readonly status: OrderStatus;
  readonly paymentStatus: string;
  readonly needsAttention: string | null;
  /** The amount paid, in pence, if it differs from the total; otherwise null. */
  readonly received: number | null;
}

/** Why an order can't change status. */
export interface Refused {
  readonly refused: string;
  readonly from: OrderStatus;
}

export const NO_PAYMENT = 'There’s no payment to refund.';

/** Whether the shop holds money for the order, be it the total or another amount. */
export const hasMoney = ({
  paymentStatus,
  received,
}: Pick<OrderStanding, 'paymentStatus' | 'received'>): boolean =>
  isPaymentKept(paymentStatus) || (received !== null && !isPaymentReturned(paymentStatus));

/** Why an order can't change to a status, in a sentence for the caller; null if it can. */
export function refusalOf(order: OrderStanding, to: OrderStatus): string | null {
  const { status, paymentStatus, needsAttention } = order;
  if (status === to && !mayBecome(status, to))
    return `This order is already at “${orderStatuses[status].label}”.`;
  if (!mayBecome(status, to))
    return `An order can’t go from “${orderStatuses[status].label}” to “${orderStatuses[to].label}”.`;
  switch (orderStatuses[to].requires) {
    case 'NOTHING':
      return null;
    case 'MONEY':
      return hasMoney(order) ? null : NO_PAYMENT;
    case 'PAYMENT':
      // Tyres on their way can be delivered even while staff have to look at the order.
      if (needsAttention !== null && UNSENT_STATUSES.includes(status))
        return `Someone needs to look at this order first: ${needsAttention}`;
      return isPaymentKept(paymentStatus) ? null : 'This order hasn’t been paid for yet.';
  }
}
