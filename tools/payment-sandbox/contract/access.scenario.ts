import { anError, observeError } from './observation.ts';
import type { Scenario } from './scenario.ts';

/** Requests with a key that nobody has. */
export const access: Scenario = {
  observe: async ({ stranger }) => ({
    read: await observeError(stranger.paymentIntents.retrieve('pi_none')),
    written: await observeError(stranger.paymentIntents.create({ amount: 12_000, currency: 'gbp' })),
  }),
  documented: { read: anError({ statusCode: 401 }), written: anError({ statusCode: 401 }) },
};
