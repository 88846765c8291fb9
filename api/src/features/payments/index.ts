export { attemptOf, type Attempt } from './checkout-attempt.ts';
export { CheckoutAttempts } from './checkout-attempts.service.ts';
export { linkedPage } from './checkout-session.ts';
export { CheckoutInput } from './checkout.inputs.ts';
export {
  Checkout,
  CheckoutResult,
  OutOfStock,
  PaymentClosed,
  PaymentUnavailable,
} from './checkout.results.ts';
export { CheckoutService } from './checkout.service.ts';
export { PaymentService } from './payment.service.ts';
export { payments } from './payments.feature.ts';
