export { GuestOrderService } from './buyer/guest-order.service.ts';
export { boughtBy, ordersOf } from './buyer/order-buyer.service.ts';
export { MAILED_DAYS, OPENED_DAYS, OrderKeys } from './buyer/order-key.ts';
export { OrderRetention } from './buyer/order-retention.service.ts';
export { OrdersUnderWay } from './buyer/orders-under-way.type.ts';
export { windowOf } from './deliveries/order-delivery.entity.ts';
export { OrderDeliveryService } from './deliveries/order-delivery.service.ts';
export { DeliveryWindow } from './deliveries/order-delivery.type.ts';
export { orderNotFound, OrderNotFound } from './desk/order-change.results.ts';
export { DESKS } from './desk/order-desk.ts';
export { DisputeService } from './disputes/dispute.service.ts';
export { invoiceNumber } from './invoice-serial.ts';
export { promisesOf } from './kept-promises.ts';
export {
  buyerReason,
  orderContents,
  orderFacts,
  orderUrl,
  type MailOrder,
} from './letters/order-letter.parts.ts';
export { mailOrder } from './mail-order.ts';
export { namedOrders } from './named-orders.ts';
export { maskedNameOn, nameOn, OrderAddress } from './order-address.entity.ts';
export { OrderEvent } from './order-event.entity.ts';
export { OrderHold, type Held } from './order-hold.service.ts';
export { besideOrder, inOrder } from './order-lock.ts';
export { namesOf, shortOrderId, trackingNumberOf } from './order-number.ts';
export { isPaidAlike, type Payment } from './order-payment.ts';
export { isOwn, OrderReader } from './order-reader.service.ts';
export { SALES, SOLD_TYRES } from './order-sales.ts';
export { REFUND_UNDER_WAY } from './order-status.service.ts';
export { OrderTransitionService } from './order-transition.service.ts';
export { carrierOf, isTyre, Order, OrderLine, tyresOf, type TyreLine } from './order.entity.ts';
export { HandPayment, type OrderBatchOutcome, type OrderStatus } from './order.enums.ts';
export {
  orderSettled,
  refundBooked,
  refundCameBack,
  type BookedRefund,
  type RefundFact,
} from './order.events.ts';
export { OrderService } from './order.service.ts';
export { orders } from './orders.feature.ts';
export { OtherCarriers } from './other-carriers.service.ts';
export {
  paymentProvider,
  type Ending,
  type MadeDispute,
  type MadeRefund,
  type PaymentProvider,
  type RefundAnswer,
  type RefundAttempt,
} from './payment-provider.port.ts';
export { GoodsReturnService } from './refunds/goods-return.service.ts';
export { OrderRefund, refundOf } from './refunds/order-refund.type.ts';
export { RefundAttempts } from './refunds/refund-attempts.service.ts';
export { RefundBooks } from './refunds/refund-books.service.ts';
export type { RefundRow } from './refunds/refund-row.ts';
export {
  deliveryLeft,
  endingStatus,
  leftOfLine,
  leftToRefund,
  unitsToReceive,
  unitsToRefund,
  worthOf,
  type LineRefund,
} from './refunds/refund-sums.ts';
export { Refund, type Deduction } from './refunds/refund.entity.ts';
export { RefundService, type RefundOutcome } from './refunds/refund.service.ts';
export { StatusInfo } from './status-info.entity.ts';
export { statusInfo } from './status-info.service.ts';
