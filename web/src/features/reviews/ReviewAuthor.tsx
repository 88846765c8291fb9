import { BadgeCheck } from 'lucide-react';
import { formatDate } from '../../lib/text/format.ts';

interface ReviewAuthorProps {
  author: string;
  /** A date, such as 2026-11-20. */
  reviewedOn: string;
  verified: boolean;
}

/** A review's author and date, and whether the tyres were bought here. */
export function ReviewAuthor({ author, reviewedOn, verified }: ReviewAuthorProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <span className="font-[650] text-ink">{author}</span>
      {verified && (
        <span className="inline-flex items-center gap-1 font-[650] text-good">
          <BadgeCheck className="size-4" />
          Verified purchase
        </span>
      )}
      <time dateTime={reviewedOn}>{formatDate(reviewedOn)}</time>
    </p>
  );
}
