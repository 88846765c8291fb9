import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/base/classes.ts';
import { Stars } from '../../ui/tyre/Stars.tsx';
import { useLineReviewFragment, type LineReviewFragment } from './LineReview.generated.ts';

interface LineReviewProps {
  line: FragmentType<LineReviewFragment>;
  /** The path of the form for reviewing these tyres; null if that isn't possible here. */
  to: string | null;
}

/** The state of an order line's review, with a link to write or change it. Renders nothing before delivery. */
export function LineReview({ line, to }: LineReviewProps) {
  const { productName, canReview, review } = useLineReviewFragment(line);
  if (!review && !canReview) return null;
  if (!review)
    return to ? (
      <ReviewLink to={to} text="Write a review" about={productName} />
    ) : (
      <p>We’ll email you a link to review it two weeks after delivery.</p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Standing {...review} />
      {to && review.canChange && <ReviewLink to={to} text="Edit your review" about={productName} />}
    </div>
  );
}

function Standing({ state, rejectionReason, review }: NonNullable<LineReviewFragment['review']>) {
  if (state === 'PENDING') return <p>We’re checking your review</p>;
  if (state === 'REJECTED')
    return <p className="basis-full text-bad">We haven’t published your review: {rejectionReason}</p>;
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
      className={classes(
        'inline-flex min-h-11 items-center justify-self-start font-[650] text-ink underline',
        'underline-offset-4 hover:decoration-2',
      )}
    >
      {text}
      <span className="sr-only"> of {about}</span>
    </Link>
  );
}
