/** Where Stripe's half of the contract is run. */
export interface StripeTestConfig {
  readonly secretKey: string;
  /** The address of the API, without a path. */
  readonly origin: string;
}

const STRIPE = 'https://api.stripe.com';

/**
 * Reads STRIPE_TEST_KEY, and STRIPE_TEST_URL for another server in Stripe's place.
 * @throws Error if the key isn't one of Stripe's test mode, or the address isn't a URL.
 */
export function readStripeTest(env: Readonly<Record<string, string | undefined>>): StripeTestConfig {
  const secretKey = env['STRIPE_TEST_KEY']?.trim() ?? '';
  if (!secretKey.startsWith('sk_test_'))
    throw new Error('STRIPE_TEST_KEY must start with sk_test_: these tests make payments and refunds.');
  const url = env['STRIPE_TEST_URL']?.trim() || STRIPE;
  if (!URL.canParse(url)) throw new Error('STRIPE_TEST_URL must be a URL such as http://127.0.0.1:4001.');
  return { secretKey, origin: new URL(url).origin };
}
