import type { FragmentType } from '@apollo/client';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewPaging } from './ReviewPaging.tsx';
import { REVIEW_POLICY_PATH } from './reviewPaths.ts';
import { useReviewsPanelFragment, type ReviewsPanelFragment } from './ReviewsPanel.generated.ts';
import { ReviewSummary } from './ReviewSummary.tsx';
import { useReviewPages } from './useReviewPages.ts';

type ReviewedModel = FragmentType<ReviewsPanelFragment>;

/** A tyre model's reviews in all sizes, five at a time, beside their summary. */
export function ReviewsPanel({ model }: { model: ReviewedModel }) {
  return (
    <div className="grid gap-6 md:grid-cols-[18rem_1fr] md:gap-12">
      <ReviewVerdict model={model} />
      <ReviewList model={model} />
    </div>
  );
}

/** A summary of all of a model's reviews; without any, says so. */
export function ReviewVerdict({ model }: { model: ReviewedModel }) {
  const { fullName, reviews } = useReviewsPanelFragment(model);
  const { average, pageInfo, distribution, recommendPercent, hasSamples } = reviews;
  if (average === null || pageInfo.totalItems === 0) {
    return (
      <p className="col-span-full text-ink-2">
        No reviews yet. Only drivers who’ve bought the {fullName} here can review it, so the first ones may
        take a while. <PolicyLink />
      </p>
    );
  }
  return (
    <ReviewSummary
      average={average}
      count={pageInfo.totalItems}
      distribution={distribution}
      recommendPercent={recommendPercent}
      hasSamples={hasSamples}
    />
  );
}

/** A model's reviews, newest first, with paging. Renders nothing without any. */
export function ReviewList({ model }: { model: ReviewedModel }) {
  const { slug, fullName, reviews } = useReviewsPanelFragment(model);
  const { shown, isLoading, goTo } = useReviewPages(slug, reviews);
  const list = useRef<HTMLDivElement>(null);
  if (shown.items.length === 0) return null;

  async function turnTo(page: number) {
    if (await goTo(page)) list.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div ref={list} aria-busy={isLoading} className="scroll-mt-4">
      <p className="pb-3 text-sm text-ink-2">
        Reviews of the {fullName} in all its sizes, newest first. <PolicyLink />
      </p>
      <div className={isLoading ? 'opacity-60' : undefined}>
        {shown.items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
      <ReviewPaging {...shown.pageInfo} isLoading={isLoading} onGoTo={(page) => void turnTo(page)} />
    </div>
  );
}

function PolicyLink() {
  return (
    <Link to={REVIEW_POLICY_PATH} className="underline underline-offset-4 hover:text-ink">
      How we check reviews
    </Link>
  );
}
