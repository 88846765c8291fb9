import type { OrderStatus, PaymentStatus, RefundStatus } from './order.enums.ts';
import type { StatusInfo } from './status-info.entity.ts';
import { RESERVATION_MINUTES } from './stock.service.ts';

const RECEIVED: StatusInfo = {
  progress: 20,
  color: 'amber',
  icon: 'clipboard-check',
  label: 'Order Received',
  description: 'We have your order and will start on it shortly.',
};

const INFO: Readonly<Record<OrderStatus, StatusInfo>> = {
  PENDING: RECEIVED,
  PROCESSING: {
    progress: 45,
    color: 'blue',
    icon: 'package',
    label: 'Processing',
    description: 'Your tyres are being checked and packed.',
  },
  SHIPPED: {
    progress: 75,
    color: 'purple',
    icon: 'truck',
    label: 'Shipped',
    description: 'Your tyres are on their way to you.',
  },
  DELIVERED: {
    progress: 100,
    color: 'green',
    icon: 'house',
    label: 'Delivered',
    description: 'Your tyres have been delivered.',
  },
  CANCELLED: {
    progress: 0,
    color: 'red',
    icon: 'circle-x',
    label: 'Cancelled',
    description: 'This order was cancelled; nothing will be sent.',
  },
  REFUNDED: {
    progress: 0,
    color: 'grey',
    icon: 'rotate-ccw',
    label: 'Refunded',
    description: 'This order was paid back in full.',
  },
};

/** An order that was paid back and whose money came back: nothing says "refunded" of it. */
const UNREFUNDED = { color: 'amber', label: 'Refund Not Complete' };

const AWAITING_PAYMENT = `We are waiting for your payment, and keep your tyres for you until it comes, for ${RESERVATION_MINUTES} minutes at most.`;
const WRONG_AMOUNT =
  'A payment reached us that is not the total of this order, so we keep no tyres for it. Cancel the order and you get back all that you paid, or call us.';
const CANCELLED_WITH_MONEY =
  'A payment reached us for this order after it was cancelled. We pay all of it back.';
const REFUND_PENDING =
  'Your refund is under way but not confirmed yet. We write to you as soon as the money is on its way.';
/** Said of a closed order whose refund came to nothing, on its page and in its history. */
export const REFUND_CAME_BACK =
  'Your refund did not go through, so you do not have your money yet. We will be in touch.';
const CANCELLED_AND_PAID_BACK =
  'This order was cancelled, and what you paid goes back to your card. Banks take up to 10 working days to show it.';

interface Standing {
  readonly status: string;
  readonly paymentStatus: PaymentStatus;
  /** Pence that were paid where that is not the total; null otherwise. */
  readonly received: number | null;
}

/** How pages show where an order stands. @param refund how its refund does; null without one. A status that is not known is shown as received. */
export function statusInfo(order: Standing, refund: RefundStatus | null): StatusInfo {
  const { status, paymentStatus, received } = order;
  const info = new Map<string, StatusInfo>(Object.entries(INFO)).get(status) ?? RECEIVED;
  if (refund === 'PENDING')
    return { ...info, ...(status === 'REFUNDED' && UNREFUNDED), description: REFUND_PENDING };
  if (refund === 'REFUSED' && (status === 'CANCELLED' || status === 'REFUNDED'))
    return { ...info, ...(status === 'REFUNDED' && UNREFUNDED), description: REFUND_CAME_BACK };
  if (received !== null && paymentStatus !== 'REFUNDED')
    return { ...info, description: status === 'CANCELLED' ? CANCELLED_WITH_MONEY : WRONG_AMOUNT };
  if (status === 'PENDING' && paymentStatus === 'UNPAID') return { ...info, description: AWAITING_PAYMENT };
  if (status === 'CANCELLED' && paymentStatus === 'REFUNDED')
    return { ...info, description: CANCELLED_AND_PAID_BACK };
  return info;
}
