import { expect, it } from 'vitest';
import { differences } from './observation.ts';
import { SCENARIOS } from './scenarios.ts';
import { sandboxSide, stripeSide } from './sides.builder.ts';
import { readStripeTest } from './stripe-test.config.ts';

/** vitest.config.ts includes this file only if STRIPE_TEST_KEY is set. */
const config = readStripeTest(process.env);

it.each(SCENARIOS)('Stripe and the sandbox answer alike: %s', async (_, { observe }) => {
  const atStripe = await observe(stripeSide(config));
  expect(differences(atStripe, await observe(await sandboxSide()))).toEqual([]);
});
