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
  PENDING: 'Asked for and not confirmed yet. One that ends its order lets nothing else happen to it meanwhile.',
  REQUIRES_ACTION: 'Stripe waits for the customer, whom it has written to, before it can pay the money out.',
  SUCCEEDED: 'On its way to the card, or handed over where the order was not paid through Stripe.',
  FAILED:
    'Come to nothing, also where the bank sent the money back after it had succeeded. retryRefund tries it again.',
  CANCELED: 'Called off at Stripe before it was paid out. retryRefund tries it again.',
});
export type RefundStatus = keyof typeof RefundStatus;

export const HandPayment = graphqlEnum('HandPayment', 'How an order was paid that was not paid through Stripe.', {
  CARD_TERMINAL: 'With a card at the shop’s terminal.',
  CASH: 'In cash at the counter.',
  BANK_TRANSFER: 'By transfer to the shop’s account.',
});
export type HandPayment = keyof typeof HandPayment;

export const ReturnCondition = graphqlEnum('ReturnCondition', 'In what condition goods came back.', {
  RESALEABLE: 'As new: they go back on sale.',
  DAMAGED: 'Used or damaged: they are counted, and not sold again.',
});
export type ReturnCondition = keyof typeof ReturnCondition;
