export { attemptOf, type Attempt } from './checkout-attempt.ts';
export { CheckoutAttempts } from './checkout-attempts.service.ts';
export { checkout } from './checkout.feature.ts';
export { CheckoutInput } from './checkout.inputs.ts';
export { CheckoutResult, OutOfStock, PaymentUnavailable } from './checkout.results.ts';
export { CheckoutService } from './checkout.service.ts';
export { OrderPlacement } from './order-placement.service.ts';
