import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { Stars } from '../../ui/Stars.tsx';
import { useLineReviewFragment, type LineReviewFragment } from './LineReview.generated.ts';

interface LineReviewProps {
  line: FragmentType<LineReviewFragment>;
  /** Where the review of these tyres is written; null where that cannot be done from here. */
  to: string | null;
}

/** How a line of an order stands with its review, and the way to write or change it. Nothing before the tyres are there. */
export function LineReview({ line, to }: LineReviewProps) {
  const { productName, canReview, review } = useLineReviewFragment(line);
  if (!review && !canReview) return null;
  if (!review)
    return to ? (
      <ReviewLink to={to} text="Write a review" about={productName} />
    ) : (
      <p>You can review it by the link we mail you two weeks after delivery.</p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Standing {...review} />
      {to && review.canEdit && <ReviewLink to={to} text="Edit your review" about={productName} />}
    </div>
  );
}

function Standing({ state, rejectionReason, review }: NonNullable<LineReviewFragment['review']>) {
  if (state === 'PENDING') return <p>Your review is waiting for our check</p>;
  if (state === 'REJECTED')
    return <p className="basis-full text-bad">Your review is not published: {rejectionReason}</p>;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Stars rating={review.rating} />
      Your review is published
    </p>
  );
}

function ReviewLink({ to, text, about }: { to: string; text: string; about: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center justify-self-start font-[650] text-ink underline underline-offset-4 hover:decoration-2"
    >
      {text}
      <span className="sr-only"> of {about}</span>
    </Link>
  );
}
