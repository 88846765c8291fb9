import { mayBecome, orderStatuses, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { isPaymentKept, isPaymentReturned } from '@treadline/schema/trade/order/payment/payment-status';
import type { OrderStatus } from './order.enums.ts';

/** What decides which status an order may change to. */
export interface OrderStanding {
  readonly status: OrderStatus;
  readonly paymentStatus: string;
  readonly needsAttention: string | null;
  /** The amount paid, in pence, if it is not the total; otherwise null. */
  readonly received: number | null;
}

/** Why an order cannot change status. */
export interface Refused {
  readonly refused: string;
  readonly from: OrderStatus;
}

export const NO_PAYMENT = 'There’s no payment to refund.';

/** Whether the shop holds the buyer's money: the total of the order, or another amount. */
export const hasMoney = ({
  paymentStatus,
  received,
}: Pick<OrderStanding, 'paymentStatus' | 'received'>): boolean =>
  isPaymentKept(paymentStatus) || (received !== null && !isPaymentReturned(paymentStatus));

/** Why an order may not change to a status, in a sentence for the caller; null if it may. */
export function refusalOf(order: OrderStanding, to: OrderStatus): string | null {
  const { status, paymentStatus, needsAttention } = order;
  if (status === to && !mayBecome(status, to))
    return `This order is already at “${orderStatuses[status].label}”.`;
  if (!mayBecome(status, to)) return `An order can’t go from ${status} to ${to}.`;
  switch (orderStatuses[to].requires) {
    case 'NOTHING':
      return null;
    case 'MONEY':
      return hasMoney(order) ? null : NO_PAYMENT;
    case 'PAYMENT':
      // That tyres arrived which were on their way is a fact, whatever somebody has to look at.
      if (needsAttention !== null && UNSENT_STATUSES.includes(status))
        return `Someone needs to look at this order first: ${needsAttention}`;
      return isPaymentKept(paymentStatus) ? null : 'This order hasn’t been paid for yet.';
  }
}
