import type { FragmentType } from '@apollo/client';
import { ThumbsUp } from 'lucide-react';
import { classes } from '../../ui/base/classes.ts';
import { Rating } from '../../ui/tyre/Rating.tsx';
import { useRatingLineFragment, type RatingLineFragment } from './RatingLine.generated.ts';
import { SampleReviewNote } from './SampleReviewNote.tsx';

interface RatingLineProps {
  model: FragmentType<RatingLineFragment>;
  /** A link to the reviews. */
  href: string;
  /** Whether to show how many would buy it again, if known. */
  withRecommendation?: boolean;
}

/** A model's stars, the number of reviews, and whether they're samples. */
export function RatingLine({ model, href, withRecommendation = false }: RatingLineProps) {
  const { rating, reviewCount, recommendPercent, reviews } = useRatingLineFragment(model);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Rating rating={rating} count={reviewCount} href={href} />
      {withRecommendation && recommendPercent !== null && (
        <p
          className={classes(
            'flex items-center gap-1.5 rounded-full border border-current px-3 py-1 text-xs font-[650]',
            'text-good',
          )}
        >
          <ThumbsUp className="size-3.5" />
          {recommendPercent}% recommend
        </p>
      )}
      {reviews.hasSamples && <SampleReviewNote count={reviewCount} className="border border-line" />}
    </div>
  );
}
