import { toastFailure } from '../../apollo/toastFailure.ts';
import { toast } from '../../ui/overlay/toast.ts';

/**
 * Shows a toast if a mutation failed or was refused.
 * @param answer from the API: a refusal has a message, perhaps with that of a field; nullish if the request failed.
 * @param error why the request failed.
 * @returns whether the mutation succeeded.
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
  const [field] = 'fields' in answer ? (answer.fields as readonly { message: string }[]) : [];
  toast(field ? `${answer.message}: ${field.message}` : answer.message, { seconds: 8 });
  return false;
}
