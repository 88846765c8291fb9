export { GuestOrderService } from './buyer/guest-order.service.ts';
export { boughtBy, ordersOf } from './buyer/order-buyer.service.ts';
export { MAILED_DAYS, OPENED_DAYS, OrderKeys } from './buyer/order-key.ts';
export { OrderRetention } from './buyer/order-retention.service.ts';
export { OrdersUnderWay } from './buyer/orders-under-way.type.ts';
export { windowOf } from './deliveries/order-delivery.entity.ts';
export { OrderDeliveryResolver } from './deliveries/order-delivery.resolver.ts';
export { OrderDeliveryService } from './deliveries/order-delivery.service.ts';
export { DeliveryWindow } from './deliveries/order-delivery.type.ts';
export { OrderChangeResolver } from './desk/order-change.resolver.ts';
export { orderNotFound, OrderNotFound } from './desk/order-change.results.ts';
export { OrderDeskResolver } from './desk/order-desk.resolver.ts';
export { DESKS } from './desk/order-desk.ts';
export { DisputeResolver } from './disputes/dispute.resolver.ts';
export { DisputeService } from './disputes/dispute.service.ts';
export { HeldStep } from './held/held-step.entity.ts';
export { HeldStepResolver } from './held/held-step.resolver.ts';
export { HELD_STEPS_JOB, HeldStepService } from './held/held-step.service.ts';
export { personalHeldSteps } from './held/held-steps.personal-data.ts';
export { invoiceNumber, nextInvoiceSerial } from './invoice-serial.ts';
export { promisesIn, promisesOf } from './kept-promises.ts';
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
export { OrderAnnouncements } from './order-announcement.service.ts';
export { OrderEvent } from './order-event.entity.ts';
export { besideOrder, inOrder } from './order-lock.ts';
export { OrderMailService } from './order-mail.service.ts';
export {
  makeOrderNumber,
  makeTrackingNumber,
  namesOf,
  NUMBERS_TAKEN,
  shortOrderId,
  trackingNumberOf,
} from './order-number.ts';
export { isOwn, OrderReader } from './order-reader.service.ts';
export { SALES, SOLD_TYRES } from './order-sales.ts';
export { REFUND_UNDER_WAY } from './order-status.service.ts';
export { figuresOf, OrderTransitionService } from './order-transition.service.ts';
export { unitsOf } from './order-units.ts';
export { carrierOf, isTyre, Order, OrderLine, tyresOf, type TyreLine } from './order.entity.ts';
export { HandPayment, type OrderBatchOutcome, type OrderStatus } from './order.enums.ts';
export {
  orderSettled,
  refundBooked,
  refundCameBack,
  type BookedRefund,
  type RefundFact,
} from './order.events.ts';
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
export { addNote, REFUND_DUE, toCompare } from './refunds/refund-note.ts';
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
export { RefundableLineResolver, RefundResolver } from './refunds/refund.resolver.ts';
export { RefundService, type RefundOutcome } from './refunds/refund.service.ts';
export { StatusInfo } from './status-info.entity.ts';
export { statusInfo } from './status-info.service.ts';
