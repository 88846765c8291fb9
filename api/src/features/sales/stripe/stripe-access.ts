import type Stripe from 'stripe';
import type { Services } from '../../../platform/services/services.ts';
import { StripeClock } from './stripe-clock.ts';
import { createStripeClient } from './stripe.client.ts';

/** The shop's access to Stripe: one client and one clock. */
export class StripeAccess {
  readonly client: Stripe;
  readonly clock: StripeClock;
  /** The secret that signs Stripe's callbacks. */
  readonly webhookSecret: string;

  constructor({ platform }: Services) {
    const { stripe, stripeTimeoutMs } = platform.config;
    if (!stripe)
      throw new Error('Payments need the Stripe settings, which come from the process that starts the shop.');
    this.clock = new StripeClock(platform);
    this.client = createStripeClient(stripe, stripeTimeoutMs, this.clock, platform.now);
    this.webhookSecret = stripe.webhookSecret;
  }
}
