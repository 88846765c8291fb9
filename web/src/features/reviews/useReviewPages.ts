import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import type { ReviewCardFragment } from './ReviewCard.generated.ts';
import { useAskModelReviews } from './ReviewsPanel.generated.ts';

interface ReviewItem {
  id: number;
}

/** One page of a model's reviews. */
export interface ReviewsOfPage {
  items: readonly (ReviewItem & FragmentType<ReviewCardFragment>)[];
  pageInfo: { page: number; totalPages: number };
}

/**
 * Pages through a model's reviews, starting with `first`. While a page loads, no other can be requested. If a page is
 * missing or fails, the current reviews stay.
 */
export function useReviewPages(slug: string, first: ReviewsOfPage) {
  const [shown, setShown] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const fetchReviews = useAskModelReviews('cache-first');

  /** Returns whether the page changed. */
  async function goTo(page: number): Promise<boolean> {
    if (isLoading || page < 1 || page > shown.pageInfo.totalPages) return false;
    setIsLoading(true);
    try {
      const data = await fetchReviews({ slug, page });
      if (!data?.model) return false;
      setShown(data.model.reviews);
      return true;
    } catch {
      // Reviews are an extra, not the purpose of the page, so a failure interrupts nobody.
      return false;
    } finally {
      setIsLoading(false);
    }
  }

  return { shown, isLoading, goTo };
}
