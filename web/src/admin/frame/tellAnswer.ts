import { toast, toastFailure } from '../../ui/toast.ts';

/**
 * Tells why something was not done, if it was not.
 * @param answer of the API: a refusal has a message; none at all means that the shop could not be reached.
 * @returns whether it was done.
 */
export function tellAnswer<Answer extends { readonly __typename: string }>(
  answer: Answer | null | undefined,
): answer is Answer {
  if (!answer) {
    toastFailure();
    return false;
  }
  if (!('message' in answer) || typeof answer.message !== 'string') return true;
  toast(answer.message, { seconds: 8 });
  return false;
}
