import { createStoredList, useStoredList } from '../../lib/browser/storedList.ts';
import { recordFrom } from '../../lib/text/record.ts';

/** A review marked as helpful in this browser. */
interface HelpfulReview {
  id: number;
  /** The number of votes then. A page cached earlier doesn't include this vote yet. */
  votes: number;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** The reviews marked as helpful here. The server counts each vote once, whatever this list says. */
export const helpfulReviews = createStoredList<HelpfulReview>('helpful-reviews', {
  read(value) {
    const { id, votes } = recordFrom(value);
    return isCount(id) && isCount(votes) ? { id, votes } : null;
  },
  write: (review) => review,
});

export function rememberHelpful(review: HelpfulReview): void {
  helpfulReviews.set([...helpfulReviews.get().filter(({ id }) => id !== review.id), review]);
}

/** The vote given here; undefined without one. */
export function useHelpful(id: number): HelpfulReview | undefined {
  return useStoredList(helpfulReviews).find((review) => review.id === id);
}
