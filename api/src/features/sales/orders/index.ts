export { isBankAhead, isDisputed, NOT_REFUNDED, NOT_SENT } from './books/dispute-hold.ts';
export { Dispute } from './books/dispute.entity.ts';
export { disputeOf, OrderDispute } from './books/dispute.type.ts';
export {
  orderMoved,
  orderSettled,
  refundBooked,
  refundCameBack,
  type BookedRefund,
  type RefundFact,
} from './books/order.events.ts';
export {
  addNote,
  idsIn,
  leftToLookAt,
  PART_REFUNDED,
  REFUND_DUE,
  toCompare,
  toHandBack,
  withoutLost,
  withoutNotes,
} from './books/refund-note.ts';
export type { RefundRow } from './books/refund-row.ts';
export {
  deliveryLeft,
  endingStatus,
  isOfflineRefund,
  leadingRefund,
  leftOfLine,
  leftToRefund,
  owedOf,
  refundedSum,
  refundRevision,
  unitsNeverSent,
  unitsToReceive,
  unitsToRefund,
  worthOf,
  type LineRefund,
} from './books/refund-sums.ts';
export { Refund, type Deduction, type Reduction, type RefundedUnits } from './books/refund.entity.ts';
export { refundsOf } from './books/refunds-of.ts';
export { customersFound } from './buyer/buyer-conditions.ts';
export { GuestOrderService } from './buyer/guest-order.service.ts';
export { boughtBy, ordersOf } from './buyer/order-buyer.service.ts';
export { OrderRetention } from './buyer/order-retention.service.ts';
export { OrdersInProgress } from './buyer/orders-in-progress.type.ts';
export { OrderKeyService } from './keys/order-key.service.ts';
export { MAILED_DAYS, OPENED_DAYS, OrderKeys } from './keys/order-key.ts';
export { mailFittings, type MailFitting } from './emails/mail-fitting.ts';
export {
  adminOrderLink,
  orderContents,
  orderLinks,
  orderUrl,
  refundedOrder,
  refundWay,
  toBuyer,
  type MailOrder,
} from './emails/order-email.parts.ts';
export { orders } from './orders.feature.ts';
export { personalOrders } from './orders.personal-data.ts';
export { BuyerMail } from './progress/buyer-mail.service.ts';
export { OrderAnnouncements } from './progress/order-announcement.service.ts';
export {
  InvalidTransition,
  OrderChangeResult,
  orderNotFound,
  OrderNotFound,
  refundPending,
  RefundPending,
  refundRefused,
  RefundRefused,
} from './progress/order-change.results.ts';
export { OrderMailService } from './progress/order-mail.service.ts';
export {
  auditSnapshot,
  OrderTransitionService,
  type Transition,
} from './progress/order-transition.service.ts';
export { OrderCounts } from './reading/order-counts.type.ts';
export { DESKS } from './reading/order-desk.ts';
export { OrderListService } from './reading/order-list.service.ts';
export type { Bind } from './reading/order-search.ts';
export { promiseTo } from './reading/order-promise.ts';
export { OrderPromise } from './reading/order-promise.type.ts';
export { isOwn, OrderReader } from './reading/order-reader.service.ts';
export { OrderLoader } from './reading/order.loader.ts';
export { OtherCarriers } from './reading/other-carriers.service.ts';
export { StatusInfo } from './reading/status-info.entity.ts';
export { REFUND_CAME_BACK, statusInfo } from './reading/status-info.service.ts';
export { fittedPromise } from './record/fitted-promise.ts';
export { invoiceNumber, nextInvoiceSerial } from './record/invoice-serial.ts';
export { promisesIn, promisesOf } from './record/kept-promises.ts';
export { foundOrders, namedOrders } from './record/named-orders.ts';
export { maskedNameOn, nameOn, OrderAddress } from './record/order-address.entity.ts';
export { DELIVERY_PHOTOGRAPHS, OrderDelivery, windowOf } from './record/order-delivery.entity.ts';
export { OrderEvent } from './record/order-event.entity.ts';
export { withQuietOrderLock, withOrderLock } from './record/order-lock.ts';
export { OrderNote, type OrderNoteRow } from './record/order-note.entity.ts';
export { NOTE } from './record/order-note.rule.ts';
export { OrderNotes } from './record/order-notes.ts';
export {
  makeOrderNumber,
  makeTrackingNumber,
  namesOf,
  NUMBERS_TAKEN,
  shortOrderId,
  trackingNumberOf,
} from './record/order-number.ts';
export { hasMoney, NO_PAYMENT, refusalOf, type Refused } from './record/order-transitions.ts';
export { unitsOf } from './record/order-units.ts';
export { centreParcelOf, OrderParcel, parcelToCentre } from './record/order-parcel.type.ts';
export { leavesFrom } from './record/order-parcels.entity.ts';
export { carrierOf, Order, OrderLine, paidFor } from './record/order.entity.ts';
export { goesToBuyer, isTyre, tyresOf, type TyreLine } from './record/tyre-lines.ts';
export {
  DeliveryPlace,
  OfflinePayment,
  OrderBatchOutcome,
  OrderLineKind,
  OrderMail,
  OrderStatus,
  AdvanceStatus,
  RefundOrigin,
  RefundStatus,
  ReturnCondition,
  type PaymentStatus,
} from './record/order.enums.ts';
export {
  paymentProvider,
  type Ending,
  type MadeDispute,
  type MadeRefund,
  type PaymentProvider,
  type RefundAnswer,
  type RefundAttempt,
} from './record/payment-provider.port.ts';
