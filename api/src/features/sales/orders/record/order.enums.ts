import { orderLineKinds } from '@treadline/schema/trade/order/order-line-kind';
import { orderStatuses, statusTones } from '@treadline/schema/trade/order/order-status';
import { disputeStates } from '@treadline/schema/trade/order/payment/dispute-state';
import { offlinePayments } from '@treadline/schema/trade/order/payment/offline-payment';
import { paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import { refundOrigins } from '@treadline/schema/trade/order/payment/refund-origin';
import { refundStatuses } from '@treadline/schema/trade/order/payment/refund-status';
import { deliveryPlaces } from '@treadline/schema/trade/places/delivery-place';
import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const OrderStatus = graphqlEnum('OrderStatus', 'How far an order has come.', orderStatuses);
export type OrderStatus = keyof typeof OrderStatus;

export const StatusTone = graphqlEnum(
  'StatusTone',
  'The tone of a status, which pages turn into a colour.',
  statusTones,
);
export type StatusTone = keyof typeof StatusTone;

export const PaymentStatus = graphqlEnum(
  'PaymentStatus',
  'The state of an order’s payment.',
  paymentStatuses,
);
export type PaymentStatus = keyof typeof PaymentStatus;

export const OrderLineKind = graphqlEnum(
  'OrderLineKind',
  'Whether an order line is for tyres or for plans.',
  orderLineKinds,
);
export type OrderLineKind = keyof typeof OrderLineKind;

export const RefundStatus = graphqlEnum('RefundStatus', 'How far a refund has come.', refundStatuses);
export type RefundStatus = keyof typeof RefundStatus;

export const RefundOrigin = graphqlEnum('RefundOrigin', 'Where a refund came from.', refundOrigins);
export type RefundOrigin = keyof typeof RefundOrigin;

export const DisputeState = graphqlEnum('DisputeState', 'How far a dispute has come.', disputeStates);
export type DisputeState = keyof typeof DisputeState;

export const OfflinePayment = graphqlEnum(
  'OfflinePayment',
  'How an order was paid offline, not through Stripe.',
  offlinePayments,
);
export type OfflinePayment = keyof typeof OfflinePayment;

export const ReturnCondition = graphqlEnum('ReturnCondition', 'The condition in which goods came back.', {
  RESALEABLE: 'As new, so they go back on sale.',
  DAMAGED: 'Used or damaged, so they’re counted but not sold again.',
});
export type ReturnCondition = keyof typeof ReturnCondition;

export const OrderDesk = graphqlEnum(
  'OrderDesk',
  'A tab of the admin order list: what staff have to do about the orders.',
  {
    TO_SHIP: 'Paid but not sent, and nothing holds them back.',
    AWAITING_TYRES: 'Paid but not sent, because tyres are still to come from a supplier.',
    NEEDS_ATTENTION:
      'A member of staff must decide: paid late, paid the wrong amount, disputed, or a refund failed.',
    UNPAID: 'Payment is still expected.',
    ON_THE_WAY: 'Sent but not delivered yet.',
    DELIVERED: 'Delivered, and not closed by a refund.',
    RETURNED: 'Refunded in full or in part, or about to be.',
  },
);
export type OrderDesk = keyof typeof OrderDesk;

export const OrderSort = graphqlEnum('OrderSort', 'How a list of orders is sorted.', {
  NEWEST: 'Newest first.',
  OLDEST_PAID: 'Earliest payment first; unpaid orders come last.',
  PROMISE_SOONEST: 'Earliest promised delivery first.',
  TOTAL_HIGHEST: 'Highest total first.',
});
export type OrderSort = keyof typeof OrderSort;

export const AdvanceStatus = graphqlEnum('AdvanceStatus', 'A status that advanceOrders can move orders to.', {
  PROCESSING: 'Packing has started.',
  DELIVERED: 'The tyres have arrived.',
});
export type AdvanceStatus = keyof typeof AdvanceStatus;

export const OrderBatchOutcome = graphqlEnum('OrderBatchOutcome', 'The result for one order of a batch.', {
  DONE: 'The change was made now.',
  DONE_BEFORE: 'The change had been made before; nothing was done twice.',
  REFUSED: 'The change isn’t allowed; the order is unchanged.',
  UNKNOWN: 'The text matches no order, or several.',
});
export type OrderBatchOutcome = keyof typeof OrderBatchOutcome;

export const OrderMail = graphqlEnum('OrderMail', 'An email about an order that can be sent again.', {
  CONFIRMATION: 'Says the order was received and paid.',
  SHIPPING: 'Says the tyres are on their way.',
});
export type OrderMail = keyof typeof OrderMail;

export const DeliveryPlace = graphqlEnum('DeliveryPlace', 'How the driver left the tyres.', deliveryPlaces);
export type DeliveryPlace = keyof typeof DeliveryPlace;
