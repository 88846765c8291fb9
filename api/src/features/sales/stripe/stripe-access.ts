import type Stripe from 'stripe';
import type { Services } from '../../../platform/services/services.ts';
import { StripeClock } from './stripe-clock.ts';
import { createStripeClient } from './stripe.client.ts';

/** How the shop asks Stripe: with one client, by one clock. */
export class StripeAccess {
  readonly client: Stripe;
  readonly clock: StripeClock;
  /** Signs Stripe's callbacks. */
  readonly webhookSecret: string;

  constructor({ platform }: Services) {
    const { stripe, stripeTimeoutMs } = platform.config;
    if (!stripe)
      throw new Error('Payments need Stripe’s settings; the process that starts the shop gives them.');
    this.clock = new StripeClock(platform);
    this.client = createStripeClient(stripe, stripeTimeoutMs, this.clock, platform.now);
    this.webhookSecret = stripe.webhookSecret;
  }
}
