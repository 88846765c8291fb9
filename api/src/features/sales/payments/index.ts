export { PaymentEvents } from './events/payment-events.service.ts';
export { heldForPayment } from './gateway/payment-deadline.ts';
export {
  paymentGateway,
  type EventSubject,
  type GatewayEvent,
  type GatewayFault,
  type GatewayIntent,
  type GatewaySession,
  type PaymentGateway,
} from './gateway/payment-gateway.port.ts';
export { linkedPage, SESSION_MINUTES, type PaymentPage } from './gateway/payment-page.ts';
export { browserHash, isBuyer, type Asker } from './pages/order-buyer.ts';
export { PAID } from './pages/order-payment.service.ts';
export { Checkout, PaymentClosed } from './pages/payment-page.results.ts';
export { PaymentPages, type NoPage } from './pages/payment-page.service.ts';
export { PaymentReads } from './pages/payment-reads.ts';
export { payments } from './payments.feature.ts';
export { reconcilePayments, refundPayment, settlePayment } from './payments.jobs.ts';
export { PaymentReminderService } from './reminders/payment-reminder.service.ts';
export { OrderHold, type Held } from './settlement/order-hold.service.ts';
export { OrderSettlement } from './settlement/order-settlement.service.ts';
export { PaymentService } from './settlement/payment.service.ts';
