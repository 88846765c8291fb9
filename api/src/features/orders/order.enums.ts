import { graphqlEnum } from '../../platform/enums.ts';

export const OrderStatus = graphqlEnum('OrderStatus', 'How far an order has come.', {
  PENDING: 'Received.',
  PROCESSING: 'Being made ready.',
  SHIPPED: 'On its way.',
  DELIVERED: 'At its door.',
  CANCELLED: 'Called off before it was sent.',
  REFUNDED:
    'Closed by paying it back in full. Should the bank send the money back to the shop, paymentStatus says PAID again.',
});
export type OrderStatus = keyof typeof OrderStatus;

export const PaymentStatus = graphqlEnum('PaymentStatus', 'What has been paid of an order.', {
  UNPAID: 'Nothing yet, or not what it costs: see received.',
  PAID: 'All of it.',
  PARTIALLY_REFUNDED: 'All of it, and a part was paid back.',
  REFUNDED: 'All that was paid was paid back.',
  FAILED: 'Nothing, and nothing will be: the payment was abandoned or refused.',
});
export type PaymentStatus = keyof typeof PaymentStatus;

export const RefundStatus = graphqlEnum('RefundStatus', 'How far a refund has come.', {
  PENDING: 'Asked for and not confirmed yet; nothing else may happen to the order meanwhile.',
  SUCCEEDED: 'On its way to the card.',
  REFUSED:
    'Come to nothing, also where the bank sent the money back after it had succeeded. It can be asked for again.',
});
export type RefundStatus = keyof typeof RefundStatus;
