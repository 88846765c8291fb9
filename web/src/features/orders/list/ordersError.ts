import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Why orders couldn't be shown: the shop refused, or its answer never came. */
export function ordersErrorText(error: unknown): string {
  return CombinedGraphQLErrors.is(error) ? 'Failed to fetch orders' : 'Failed to load order history';
}
