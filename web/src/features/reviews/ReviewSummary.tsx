import { formatCount } from '../../lib/text/format.ts';
import { Stars } from '../../ui/tyre/Stars.tsx';
import { RatingBars } from './RatingBars.tsx';
import { SampleReviewNote } from './SampleReviewNote.tsx';

interface ReviewSummaryProps {
  /** Out of 5. */
  average: number;
  count: number;
  distribution: readonly { stars: number; count: number }[];
  /** The percentage of reviewers who would buy the tyre again; null if nobody answered. */
  recommendPercent: number | null;
  hasSamples: boolean;
}

/** A summary of all reviews. */
export function ReviewSummary({
  average,
  count,
  distribution,
  recommendPercent,
  hasSamples,
}: ReviewSummaryProps) {
  return (
    <div className="grid content-start gap-4 md:sticky md:top-4">
      <div className="grid gap-1.5">
        <p className="flex items-center gap-3">
          <span className="text-2xl font-[780]">{average.toFixed(1)}</span>
          <span className="grid gap-0.5">
            <Stars rating={average} className="h-5 w-25" />
            <span className="text-xs text-ink-2">
              {formatCount(count)} {count === 1 ? 'review' : 'reviews'}
            </span>
          </span>
        </p>
        {hasSamples && <SampleReviewNote count={count} className="justify-self-start" />}
      </div>
      <RatingBars distribution={distribution} />
      {recommendPercent !== null && <p className="text-sm">{recommendPercent}% would recommend this tyre</p>}
    </div>
  );
}
