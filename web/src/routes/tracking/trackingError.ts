import { ServerParseError } from '@apollo/client/errors';
import { TRACKING_NUMBER_EXAMPLE } from '@treadline/schema/trade/order/tracking-number';
import { serverWords } from '../../apollo/failureText.ts';

export const UNKNOWN_NUMBER_TEXT =
  'We can’t find an order with that tracking number. Please check it: it should look like ' +
  `${TRACKING_NUMBER_EXAMPLE}. Older ones of ten digits work here until 30 days after delivery.`;
const NO_JSON_TEXT = 'Server returned invalid response format. Please try again later.';
const FAILED_TEXT = 'Failed to fetch tracking information';

/** Why an order couldn't be tracked: the server's message, if it sent one. */
export function trackingErrorText(error: unknown): string {
  if (ServerParseError.is(error)) return NO_JSON_TEXT;
  return serverWords(error) ?? FAILED_TEXT;
}
