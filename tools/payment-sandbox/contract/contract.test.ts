import { describe, expect, it } from 'vitest';
import { differences } from './observation.ts';
import { SCENARIOS } from './scenarios.ts';
import { session } from './session.scenario.ts';
import { sandboxSide } from './sides.builder.ts';
import { readStripeTest } from './stripe-test.config.ts';

it.each(SCENARIOS)('the sandbox answers as Stripe documents: %s', async (_, { observe, documented }) => {
  expect(await observe(await sandboxSide())).toEqual(documented);
});

describe('the comparison with Stripe finds', () => {
  it.each<[string, (json: string) => string, string]>([
    [
      'a field that is missing',
      (json) => json.replaceAll(/"payment_status":"[a-z]+",/g, ''),
      'created.payment_status: "missing" at Stripe, "unpaid" in the sandbox',
    ],
    [
      'another value of an enum',
      (json) => json.replaceAll('"status":"open"', '"status":"active"'),
      'created.status: "active" at Stripe, "open" in the sandbox',
    ],
    [
      'another type',
      (json) => json.replaceAll(/"amount_total":(\d+)/g, '"amount_total":"$1"'),
      'created.amount_total: "19497" at Stripe, 19497 in the sandbox',
    ],
    [
      'another kind of value where values differ anyway',
      (json) => json.replaceAll(/"expires_at":\d+/g, '"expires_at":"2026-11-20"'),
      'created.expires_at: "(string, not time)" at Stripe, "(time)" in the sandbox',
    ],
    [
      'an error’s other code',
      (json) => json.replaceAll('resource_missing', 'not_found'),
      'unknown.code: "not_found" at Stripe, "resource_missing" in the sandbox',
    ],
    [
      'an error’s missing parameter',
      (json) => json.replaceAll('"param":"expires_at"', '"no_param":"expires_at"'),
      'tooSoon.param: "missing" at Stripe, "expires_at" in the sandbox',
    ],
  ])('%s', async (_, change, line) => {
    const drifted = await session.observe(await sandboxSide(change));
    expect(differences(drifted, await session.observe(await sandboxSide()))).toContain(line);
  });

  it('nothing between two servers that answer alike', async () => {
    const one = await session.observe(await sandboxSide());
    expect(differences(one, await session.observe(await sandboxSide()))).toEqual([]);
  });
});

describe('the key of Stripe’s half', () => {
  it.each(['sk_live_51abc', 'rk_test_51abc', 'pk_test_51abc', '', undefined])(
    'must be one of test mode: %s',
    (key) => {
      expect(() => readStripeTest({ STRIPE_TEST_KEY: key })).toThrow('must start with sk_test_');
    },
  );

  it('speaks to Stripe unless another address is given', () => {
    const env = { STRIPE_TEST_KEY: 'sk_test_1' };
    expect(readStripeTest(env)).toEqual({ secretKey: 'sk_test_1', origin: 'https://api.stripe.com' });
    expect(readStripeTest({ ...env, STRIPE_TEST_URL: 'http://127.0.0.1:4001/' }).origin).toBe(
      'http://127.0.0.1:4001',
    );
    expect(() => readStripeTest({ ...env, STRIPE_TEST_URL: 'stripe' })).toThrow('must be a URL');
  });
});
