import { CombinedGraphQLErrors, ServerParseError } from '@apollo/client/errors';

export const UNKNOWN_NUMBER_TEXT =
  'We know no order with this tracking number. Please check it: it begins with TFL, and ten digits follow.';
const NO_JSON_TEXT = 'Server returned invalid response format. Please try again later.';
const FAILED_TEXT = 'Failed to fetch tracking information';

/** Why an order could not be tracked: in the server's words, if it had any. */
export function trackingErrorText(error: unknown): string {
  if (ServerParseError.is(error)) return NO_JSON_TEXT;
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return said || FAILED_TEXT;
}
