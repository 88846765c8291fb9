import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Why the shop did not do as asked: in its own words, or that it could not be reached. */
export function failureText(error: unknown): string {
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return said || 'We could not reach the shop. Please try again.';
}
