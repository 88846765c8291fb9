import { observe, type Looks } from './observation.ts';
import type { Scenario } from './scenario.ts';

const ACCOUNT: Looks = {
  id: 'id',
  object: 'value',
  charges_enabled: 'flag',
  country: 'text',
  default_currency: 'text',
  details_submitted: 'flag',
  payouts_enabled: 'flag',
};

/** The account, as the shop reads it to show what it's connected to. */
export const account: Scenario = {
  observe: async ({ stripe }) => ({ own: observe(await stripe.accounts.retrieveCurrent(), ACCOUNT) }),
  documented: {
    own: {
      id: '(id)',
      object: 'account',
      charges_enabled: '(flag)',
      country: '(text)',
      default_currency: '(text)',
      details_submitted: '(flag)',
      payouts_enabled: '(flag)',
    },
  },
};
