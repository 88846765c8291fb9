import { ServerParseError } from '@apollo/client/errors';
import { failureText } from '../../../apollo/failureText.ts';

const FAILED = 'Failed to load products';

/**
 * What to say of an answer without tyres.
 * @param error why there are none; undefined if the answer only lacks them.
 */
export function failureTitle(error: unknown): string {
  if (error === undefined || ServerParseError.is(error)) return 'Invalid data format received';
  const message = failureText(error, '');
  return message ? `${FAILED}: ${message}` : FAILED;
}
