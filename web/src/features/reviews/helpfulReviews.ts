import { createStoredList, useStoredList } from '../../lib/storedList.ts';

/** A review that was found helpful in this browser. */
interface HelpfulReview {
  id: number;
  /** How many had found it helpful then: a page that was kept since does not know of this vote yet. */
  votes: number;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What was found helpful here. The server counts each vote once, whatever stands in this list. */
export const helpfulReviews = createStoredList<HelpfulReview>('helpful-reviews', {
  read(value) {
    const { id, votes } = Object(value) as Partial<Record<keyof HelpfulReview, unknown>>;
    return isCount(id) && isCount(votes) ? { id, votes } : null;
  },
  write: (review) => review,
});

export function rememberHelpful(review: HelpfulReview): void {
  helpfulReviews.set([...helpfulReviews.get().filter(({ id }) => id !== review.id), review]);
}

/** The vote given here, or undefined. */
export function useHelpful(id: number): HelpfulReview | undefined {
  return useStoredList(helpfulReviews).find((review) => review.id === id);
}
