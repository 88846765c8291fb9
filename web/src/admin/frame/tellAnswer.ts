import { toastFailure } from '../../apollo/toastFailure.ts';
import { toast } from '../../ui/overlay/toast.ts';

/**
 * Tells why something was not done, if it was not.
 * @param answer of the API: a refusal has a message; without one the request failed.
 * @param error what it failed with.
 * @returns whether it was done.
 */
export function tellAnswer<Answer extends { readonly __typename: string }>(
  answer: Answer | null | undefined,
  error: unknown,
): answer is Answer {
  if (!answer) {
    toastFailure(error);
    return false;
  }
  if (!('message' in answer) || typeof answer.message !== 'string') return true;
  toast(answer.message, { seconds: 8 });
  return false;
}
