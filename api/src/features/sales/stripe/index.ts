export { StripeCallbacks } from './stripe-callbacks.service.ts';
export { stripe } from './stripe.feature.ts';
export { stripeConnection } from './stripe-connection.ts';
