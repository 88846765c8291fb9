import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { Stars } from '../../ui/tyre/Stars.tsx';
import { ReviewAuthor } from './ReviewAuthor.tsx';
import { useReviewQuoteFragment, type ReviewQuoteFragment } from './ReviewQuote.generated.ts';
import { SampleReviewNote } from './SampleReviewNote.tsx';

interface ReviewQuoteProps {
  review: FragmentType<ReviewQuoteFragment>;
  /** The reviewed tyre. */
  children: ReactNode;
}

/** A driver's words about a tyre, marked if they were invented for the demonstration. */
export function ReviewQuote({ review, children }: ReviewQuoteProps) {
  const { rating, text, isSample, ...written } = useReviewQuoteFragment(review);
  return (
    <figure className="grid h-full grid-rows-[auto_1fr_auto] gap-3 rounded-lg border border-line bg-card p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Stars rating={rating} />
        {isSample && <SampleReviewNote />}
      </div>
      <blockquote className="whitespace-pre-line">{text}</blockquote>
      <figcaption className="grid gap-0.5">
        <ReviewAuthor {...written} />
        <span className="text-sm">{children}</span>
      </figcaption>
    </figure>
  );
}
