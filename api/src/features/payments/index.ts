export { ATTEMPT_KEPT_MS, attemptOf, type Attempt } from './checkout-attempt.ts';
export { CheckoutAttempts } from './checkout-attempts.service.ts';
export { CheckoutInput } from './checkout.inputs.ts';
export { CheckoutResult, OutOfStock, PaymentIntentResult, PaymentUnavailable } from './checkout.results.ts';
export { CheckoutService } from './checkout.service.ts';
export { OrderHold, type Held } from './order-hold.service.ts';
export { OrderPlacement } from './order-placement.service.ts';
export { OrderSettlement } from './order-settlement.service.ts';
export { PaymentEvents } from './payment-events.service.ts';
export {
  paymentGateway,
  type EventSubject,
  type GatewayEvent,
  type GatewayFault,
  type GatewayIntent,
  type GatewaySession,
  type PaymentGateway,
} from './payment-gateway.port.ts';
export { Checkout, PaymentClosed } from './payment-page.results.ts';
export { linkedPage, SESSION_MINUTES, type PaymentPage } from './payment-page.ts';
export { PaymentService } from './payment.service.ts';
export { payments } from './payments.feature.ts';
export { reconcilePayments } from './payments.jobs.ts';
