import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { unsentText } from '../../apollo/failureText.ts';
import { useSentForm, type SendingResult, type SentForm } from '../../features/accounts/useSentForm.ts';
import {
  forgetReviewDraft,
  readReviewDraft,
  saveReviewDraft,
  type ReviewValues,
} from '../../features/reviews/reviewDraft.ts';
import {
  useUpdateReviewMutation,
  useSubmitReviewMutation,
  type ReviewFormFragment,
} from './ReviewForm.generated.ts';
import { reviewOf, reviewValuesOf } from './reviewValues.ts';

/**
 * Submits a review, or the one change to it. The form keeps its values until the review is accepted.
 *
 * @param token from the email that requested the review; undefined for the order's owner.
 */
export function useReviewForm(
  { id: orderLineId, review }: ReviewFormFragment,
  token: string | undefined,
  onSent: () => void,
): SentForm<ReviewValues> {
  const [start] = useState(() => ({ ...reviewValuesOf(review), ...readReviewDraft(orderLineId) }));
  const form = useForm<ReviewValues>({ defaultValues: start });
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

  async function save(values: ReviewValues) {
    const said = { ...reviewOf(values), token };
    if (review)
      return (await updateReview({ variables: { input: { id: review.id, ...said } } })).data?.updateReview;
    return (await submitReview({ variables: { input: { orderLineId, ...said } } })).data?.submitReview;
  }

  async function send(values: ReviewValues): Promise<SendingResult> {
    const answer = await save(values);
    if (answer?.__typename !== 'ReviewStanding') return answer;
    forgetReviewDraft();
    onSent();
    return 'done';
  }

  return useSentForm(form, send, unsentText);
}
