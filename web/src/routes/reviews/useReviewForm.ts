import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { unsentText } from '../../apollo/failureText.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import {
  forgetReviewDraft,
  readReviewDraft,
  saveReviewDraft,
  type ReviewValues,
} from '../../features/reviews/reviewDraft.ts';
import type { SubmitForm } from '../../ui/form/PostForm.tsx';
import {
  useUpdateReviewMutation,
  useSubmitReviewMutation,
  type ReviewFormFragment,
  type SubmitReviewMutation,
} from './ReviewForm.generated.ts';
import { reviewOf, reviewValuesOf } from './reviewValues.ts';

export interface ReviewFormState {
  form: UseFormReturn<ReviewValues>;
  /** The error above the form, for a refusal that concerns no field. */
  refusal: string;
  onSubmit: SubmitForm;
}

/**
 * Sends a review, or the one change to it. The form keeps its values until the review is accepted.
 *
 * @param token from the mail that asked for the review; undefined for the owner of the order.
 */
export function useReviewForm(
  { id: orderLineId, review }: ReviewFormFragment,
  token: string | undefined,
  onSent: () => void,
): ReviewFormState {
  const [start] = useState(() => ({ ...reviewValuesOf(review), ...readReviewDraft(orderLineId) }));
  const form = useForm<ReviewValues>({ defaultValues: start });
  const [refusal, setRefusal] = useState('');
  const [submitReview] = useSubmitReviewMutation();
  const [updateReview] = useUpdateReviewMutation();
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveReviewDraft(orderLineId, values),
      }),
    [subscribe, orderLineId],
  );

  async function send(values: ReviewValues): Promise<SubmitReviewMutation['submitReview'] | undefined> {
    const said = { ...reviewOf(values), token };
    if (review)
      return (await updateReview({ variables: { input: { id: review.id, ...said } } })).data?.updateReview;
    return (await submitReview({ variables: { input: { orderLineId, ...said } } })).data?.submitReview;
  }

  async function submit(values: ReviewValues) {
    setRefusal('');
    try {
      const answer = await send(values);
      if (answer?.__typename === 'ReviewStanding') {
        forgetReviewDraft();
        return onSent();
      }
      if (answer?.__typename === 'InvalidInput' && showRefusedFields(form, answer.fields)) return undefined;
      setRefusal(answer?.message ?? unsentText());
    } catch (error) {
      setRefusal(unsentText(error));
    }
    return undefined;
  }

  return { form, refusal, onSubmit: form.handleSubmit(submit, () => setRefusal('')) };
}
