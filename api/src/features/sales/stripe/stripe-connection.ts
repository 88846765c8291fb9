import Stripe from 'stripe';
import { hostOf, type Connection } from '../../../platform/services/connection.ts';
import type { Services } from '../../../platform/services/services.ts';
import { StripeAccess } from './stripe-access.ts';

const LIVE = /^[a-z]+_live_/;

/** The shop's connection to Stripe, for which the sandbox stands in without a key. */
export function stripeConnection(services: Services): Connection {
  const { stripe } = services.platform.config;
  const mode = LIVE.test(stripe?.secretKey ?? '') ? 'live mode' : 'test mode';
  // With its own API URL, it's the sandbox, not Stripe.
  const apiUrl = stripe?.apiUrl ?? null;
  return {
    state: stripe === null ? 'OFF' : apiUrl === null ? 'CONNECTED' : 'STANDS_IN',
    target: apiUrl === null ? `Stripe, ${mode}` : `${hostOf(apiUrl)} in place of Stripe, ${mode}`,
    variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    secrets: stripe ? [stripe.secretKey, stripe.webhookSecret] : [],
    test: stripe && (() => accountText(services.get(StripeAccess).client)),
  };
}

/** The account behind the key. A restricted key may not read it, so events, which it needs, prove that it works. */
async function accountText(client: Stripe): Promise<string> {
  try {
    const {
      id,
      business_profile: profile,
      country,
      charges_enabled: takesCards,
    } = await client.accounts.retrieveCurrent();
    const name = [profile?.name, id, country].filter(Boolean).join(', ');
    return `${name}: ${takesCards ? 'takes payments' : 'can’t take payments yet'}.`;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    const { data } = await client.events.list({ limit: 1 });
    return `The key works, but may not read the account. ${data.length === 0 ? 'No events yet.' : 'It reads events.'}`;
  }
}
