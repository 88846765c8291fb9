import type { FragmentType } from '@apollo/client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Notice } from '../../ui/base/Notice.tsx';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';
import { useReviewFormFragment, type ReviewFormFragment } from './ReviewForm.generated.ts';
import { ReviewForm } from './ReviewForm.tsx';

interface ReviewStepProps {
  line: FragmentType<ReviewFormFragment>;
  /** The token from the email; undefined for the order's owner. */
  token?: string;
  /** The next step once there's nothing more to write. */
  onward: ReactNode;
}

/** The review of one tyre: a form to write or change it, or why neither is possible. */
export function ReviewStep({ line, token, onward }: ReviewStepProps) {
  const facts = useReviewFormFragment(line);
  const [isSent, setSent] = useState(false);
  const isOpen = facts.canReview || facts.review?.canChange === true;
  return (
    <div className="grid gap-6">
      <header className="flex items-center gap-4">
        <Thumbnail src={facts.product?.imageUrl} sizes="5rem" className="w-20 shrink-0" />
        <div className="min-w-0">
          <h1 className="text-2xl">{facts.review && !isSent ? 'Your review' : 'Review your tyres'}</h1>
          <p className="break-words text-ink-2">{facts.productName}</p>
        </div>
      </header>
      {isSent ? (
        <Sent>{onward}</Sent>
      ) : isOpen ? (
        <ReviewForm line={facts} token={token} onSent={() => setSent(true)} />
      ) : (
        <Closed review={facts.review}>{onward}</Closed>
      )}
    </div>
  );
}

function Sent({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused form is gone.
    notice.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className="grid justify-items-start gap-5">
      <div ref={notice} tabIndex={-1}>
        <Notice tone="good" title="Thank you for your review">
          <p>We’ll check that it follows our review policy, then publish it, whether it’s good or bad.</p>
        </Notice>
      </div>
      {children}
    </div>
  );
}

function Closed({ review, children }: Pick<ReviewFormFragment, 'review'> & { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-5">
      <Notice>
        {review
          ? 'You’ve already changed this review. You can only change a review once.'
          : 'You can review these tyres once they’ve been delivered, unless the order was cancelled or ' +
            'refunded.'}
      </Notice>
      {children}
    </div>
  );
}
