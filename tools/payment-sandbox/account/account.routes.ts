import type { FastifyInstance } from 'fastify';

/** The account behind the key: https://docs.stripe.com/api/accounts/object. */
const ACCOUNT = {
  id: 'acct_sandbox',
  object: 'account',
  business_profile: { name: 'Payment sandbox' },
  charges_enabled: true,
  country: 'GB',
  default_currency: 'gbp',
  details_submitted: true,
  payouts_enabled: true,
};

/** Reading the account: https://docs.stripe.com/api/accounts/retrieve. */
export function accountRoutes(api: FastifyInstance): void {
  api.get('/account', async () => ACCOUNT);
}
