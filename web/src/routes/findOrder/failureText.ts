import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The error of a failed request: the server's message, or that it could not be reached. */
export function failureText(error: unknown): string {
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return said || 'Something went wrong. Please try again.';
}
