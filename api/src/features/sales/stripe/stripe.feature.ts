import type { Feature } from '../../../platform/features/feature.ts';
import { paymentGateway } from '../payments/index.ts';
import { StripeGateway } from './stripe-gateway.service.ts';

/** The only feature that talks to Stripe. */
export const stripe: Feature = { provides: [paymentGateway.providedBy(StripeGateway)] };
