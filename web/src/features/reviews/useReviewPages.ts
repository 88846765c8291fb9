import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import type { ReviewCardFragment } from './ReviewCard.generated.ts';
import { useAskModelReviews } from './ReviewsPanel.generated.ts';

interface ReviewItem {
  id: number;
}

/** One page of the reviews of a model. */
export interface ReviewsOfPage {
  items: readonly (ReviewItem & FragmentType<ReviewCardFragment>)[];
  pageInfo: { page: number; totalPages: number };
}

/**
 * Pages through a model's reviews, starting with the `first`. While a page loads no other can be requested; a
 * missing page or a failure is ignored: the reviews in view simply stay.
 */
export function useReviewPages(slug: string, first: ReviewsOfPage) {
  const [shown, setShown] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const fetchReviews = useAskModelReviews('cache-first');

  /** Whether the page was turned. */
  async function goTo(page: number): Promise<boolean> {
    if (isLoading || page < 1 || page > shown.pageInfo.totalPages) return false;
    setIsLoading(true);
    try {
      const data = await fetchReviews({ slug, page });
      if (!data?.model) return false;
      setShown(data.model.reviews);
      return true;
    } catch {
      // Reviews are an extra, not the purpose of the page: a failure interrupts nobody.
      return false;
    } finally {
      setIsLoading(false);
    }
  }

  return { shown, isLoading, goTo };
}
