import { CombinedGraphQLErrors } from '@apollo/client/errors';

export const UNREACHED_TEXT =
  'We can’t reach the shop at the moment. Check your internet connection and try again.';
const FAILED_TEXT = 'Something went wrong. Please try again.';

/**
 * Why a request failed: what the shop answered, or that it could not be reached.
 * @param otherwise the sentence for an answer that has none.
 */
export function failureText(error: unknown, otherwise = FAILED_TEXT): string {
  if (!CombinedGraphQLErrors.is(error)) return UNREACHED_TEXT;
  return error.errors[0]?.message || otherwise;
}
