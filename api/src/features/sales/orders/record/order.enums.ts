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
  'What the look of a status should say; how that looks is for the page to decide.',
  statusTones,
);
export type StatusTone = keyof typeof StatusTone;

export const PaymentStatus = graphqlEnum('PaymentStatus', 'What has been paid of an order.', paymentStatuses);
export type PaymentStatus = keyof typeof PaymentStatus;

export const OrderLineKind = graphqlEnum(
  'OrderLineKind',
  'What the units of an order line are.',
  orderLineKinds,
);
export type OrderLineKind = keyof typeof OrderLineKind;

export const RefundStatus = graphqlEnum('RefundStatus', 'How far a refund has come.', refundStatuses);
export type RefundStatus = keyof typeof RefundStatus;

export const RefundOrigin = graphqlEnum('RefundOrigin', 'Who paid money back.', refundOrigins);
export type RefundOrigin = keyof typeof RefundOrigin;

export const DisputeState = graphqlEnum('DisputeState', 'How far a dispute has come.', disputeStates);
export type DisputeState = keyof typeof DisputeState;

export const OfflinePayment = graphqlEnum(
  'OfflinePayment',
  'How an order was paid that was not paid through Stripe.',
  offlinePayments,
);
export type OfflinePayment = keyof typeof OfflinePayment;

export const ReturnCondition = graphqlEnum('ReturnCondition', 'In what condition goods came back.', {
  RESALEABLE: 'As new: they go back on sale.',
  DAMAGED: 'Used or damaged: they are counted, and not sold again.',
});
export type ReturnCondition = keyof typeof ReturnCondition;

export const OrderDesk = graphqlEnum('OrderDesk', 'What somebody in the shop has to do about orders.', {
  TO_SHIP: 'Paid and not sent; nothing stands against sending them.',
  NEEDS_ATTENTION: 'Paid late or wrongly, disputed, or a refund came to nothing: somebody must decide.',
  UNPAID: 'The payment is still awaited.',
  ON_THE_WAY: 'Sent and not delivered.',
  DELIVERED: 'At the door.',
  RETURNED: 'Paid back in part or in full, or about to be.',
});
export type OrderDesk = keyof typeof OrderDesk;

export const OrderSort = graphqlEnum('OrderSort', 'How a list of orders is sorted.', {
  NEWEST: 'Placed last first.',
  OLDEST_PAID: 'Paid first first; those that are not paid come last.',
  PROMISE_SOONEST: 'By the day on which they are promised at the door.',
  TOTAL_HIGHEST: 'By what was to be paid, the dearest first.',
});
export type OrderSort = keyof typeof OrderSort;

export const AdvanceStatus = graphqlEnum(
  'AdvanceStatus',
  'A status that advanceOrders can bring orders to.',
  {
    PROCESSING: 'Somebody begins to pack them.',
    DELIVERED: 'They have arrived.',
  },
);
export type AdvanceStatus = keyof typeof AdvanceStatus;

export const OrderBatchOutcome = graphqlEnum('OrderBatchOutcome', 'What became of one order of several.', {
  DONE: 'It was done now.',
  DONE_BEFORE: 'It had been done in the same way before: nothing was done twice.',
  REFUSED: 'It may not be done; the order is as it was.',
  UNKNOWN: 'No order is named so, or several are.',
});
export type OrderBatchOutcome = keyof typeof OrderBatchOutcome;

export const OrderMail = graphqlEnum('OrderMail', 'A mail about an order that can be sent again.', {
  CONFIRMATION: 'That it was received and paid.',
  SHIPPING: 'That its tyres are on their way.',
});
export type OrderMail = keyof typeof OrderMail;

export const DeliveryPlace = graphqlEnum('DeliveryPlace', 'How the driver left the tyres.', deliveryPlaces);
export type DeliveryPlace = keyof typeof DeliveryPlace;
