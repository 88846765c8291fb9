import { ServerParseError } from '@apollo/client/errors';
import { failureText } from '../../../apollo/failureText.ts';

const FAILED = 'Failed to load products';

/**
 * The message for an answer without tyres.
 * @param error the reason; undefined if the answer just lacks them.
 */
export function failureTitle(error: unknown): string {
  if (error === undefined || ServerParseError.is(error)) return 'Invalid data format received';
  const message = failureText(error, '');
  return message ? `${FAILED}: ${message}` : FAILED;
}
