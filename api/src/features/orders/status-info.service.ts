import type { OrderStatus, PaymentStatus } from './order.enums.ts';
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

const AWAITING_PAYMENT = `We are waiting for your payment, and keep your tyres for you until it comes, for ${RESERVATION_MINUTES} minutes at most.`;
const WRONG_AMOUNT =
  'A payment reached us that is not the total of this order, so we keep no tyres for it. Cancel the order and you get back all that you paid, or call us.';
const CANCELLED_WITH_MONEY =
  'A payment reached us for this order after it was cancelled. We pay all of it back.';
const CANCELLED_AND_PAID_BACK =
  'This order was cancelled, and what you paid goes back to your card. Banks take up to 10 working days to show it.';

/** How pages show where an order stands. @param received pence that were paid where that is not the total; null otherwise. A status that is not known is shown as received. */
export function statusInfo({
  status,
  paymentStatus,
  received,
}: {
  status: string;
  paymentStatus: PaymentStatus;
  received: number | null;
}): StatusInfo {
  const info = new Map<string, StatusInfo>(Object.entries(INFO)).get(status) ?? RECEIVED;
  if (received !== null && paymentStatus !== 'REFUNDED')
    return { ...info, description: status === 'CANCELLED' ? CANCELLED_WITH_MONEY : WRONG_AMOUNT };
  if (status === 'PENDING' && paymentStatus === 'UNPAID') return { ...info, description: AWAITING_PAYMENT };
  if (status === 'CANCELLED' && paymentStatus === 'REFUNDED')
    return { ...info, description: CANCELLED_AND_PAID_BACK };
  return info;
}
