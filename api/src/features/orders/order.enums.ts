import { orderStatuses, statusTones } from '@treadline/schema/trade/order-status';
import { paymentStatuses } from '@treadline/schema/trade/payment-status';
import { graphqlEnum } from '../../platform/enums.ts';

export const OrderStatus = graphqlEnum('OrderStatus', 'How far an order has come.', orderStatuses);
export type OrderStatus = keyof typeof OrderStatus;

export const StatusTone = graphqlEnum(
  'StatusTone',
  'What the look of a status should say; how that looks is for the page to decide.',
  statusTones,
);
export type StatusTone = keyof typeof StatusTone;

export const PaymentStatus = graphqlEnum('PaymentStatus', 'What has been paid of an order.', paymentStatuses);
export type PaymentStatus = keyof typeof PaymentStatus;

export const RefundStatus = graphqlEnum('RefundStatus', 'How far a refund has come.', {
  PENDING: 'Asked for and not confirmed yet; nothing else may happen to the order meanwhile.',
  SUCCEEDED: 'On its way to the card.',
  REFUSED:
    'Come to nothing, also where the bank sent the money back after it had succeeded. It can be asked for again.',
});
export type RefundStatus = keyof typeof RefundStatus;
