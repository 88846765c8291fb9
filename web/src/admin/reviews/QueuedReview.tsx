import type { FragmentType } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { givenScores } from '../../features/reviews/reviewScores.ts';
import { formatCount, formatDate } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { classes } from '../../ui/base/classes.ts';
import { Stars } from '../../ui/tyre/Stars.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { RejectForm } from './RejectForm.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import { useQueuedReviewFragment, type QueuedReviewFragment } from './ReviewQueue.generated.ts';
import type { Decision } from './useModeration.ts';

interface QueuedReviewProps {
  review: FragmentType<QueuedReviewFragment>;
  /** Keyboard shortcuts act on this review. */
  isCurrent: boolean;
  isRejecting: boolean;
  onFocus: () => void;
  onReject: () => void;
  onCancel: () => void;
  onDecide: (decision: Decision) => void;
}

/** A review with details of its purchase, and the buttons to decide on it. */
export function QueuedReview(props: QueuedReviewProps) {
  const { isCurrent, isRejecting, onFocus, onReject, onCancel, onDecide } = props;
  const read = useQueuedReviewFragment(props.review);
  const { id, state, review } = read;
  const name = `the review by ${review.author}`;
  const reject = state === 'APPROVED' ? 'Take down' : 'Reject';
  return (
    <li>
      <article
        data-review={id}
        tabIndex={-1}
        aria-label={`Review by ${review.author}`}
        aria-current={isCurrent || undefined}
        onFocus={onFocus}
        className={classes(
          'grid scroll-my-4 gap-4 rounded-lg border bg-card p-4 outline-offset-2 md:p-5',
          isCurrent ? 'border-ink' : 'border-line',
        )}
      >
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
          <Words read={read} />
          <Facts read={read} />
        </div>
        {isRejecting ? (
          <RejectForm
            author={review.author}
            onCancel={onCancel}
            onReject={(reason) => onDecide({ decision: 'REJECT', reason, read })}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            {state !== 'APPROVED' && (
              <Button
                data-approve
                variant={isCurrent ? 'primary' : 'outlined'}
                aria-keyshortcuts="a"
                aria-label={`Approve ${name}`}
                onClick={() => onDecide({ decision: 'APPROVE', read })}
              >
                Approve
              </Button>
            )}
            {state !== 'REJECTED' && (
              <Button data-reject aria-keyshortcuts="r" aria-label={`${reject} ${name}`} onClick={onReject}>
                {reject}
              </Button>
            )}
          </div>
        )}
      </article>
    </li>
  );
}

interface PartProps {
  read: QueuedReviewFragment;
}

const MOST_STARS = 5;

function Words({ read: { review, recommends, rejectionReason } }: PartProps) {
  const { rating, title, text, author, reviewedOn, isSample, verified } = review;
  const scores = givenScores(review);
  return (
    <div className="grid min-w-0 gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={rating} />
        <span className="font-[650]">{author}</span>
        <span className="text-ink-2">{formatDate(reviewedOn)}</span>
        {isSample && <Mark tone="warn">Demonstration</Mark>}
        {verified && <Mark tone="good">Verified purchase</Mark>}
      </p>
      {title && <h2 className="text-base">{title}</h2>}
      {text ? (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      ) : (
        <p className="text-ink-2">Rated without a comment.</p>
      )}
      <p className="text-sm text-ink-2">
        {[
          recommends ? 'Would buy it again' : 'Would not buy it again',
          ...scores.map(({ name, score }) => `${name} ${score} of ${MOST_STARS}`),
        ].join(' · ')}
      </p>
      {rejectionReason && <p className="text-sm text-bad">Rejected: {rejectionReason}</p>}
    </div>
  );
}

function Facts({ read: { id, model, orderLine, order, review } }: PartProps) {
  const can = useCan();
  const [showsHistory, setShowsHistory] = useState(false);
  const { milesDriven, vehicle } = review;
  return (
    <dl className="grid gap-1.5 rounded-md bg-tint p-3 text-sm">
      <Fact name="Tyre">
        {model && (
          <Link to={`/model/${model.slug}`} className="underline underline-offset-4">
            {model.brand.name} {model.name}
          </Link>
        )}
      </Fact>
      {orderLine && (
        <Fact name="Bought">
          {orderLine.quantity} × {orderLine.productSize}
        </Fact>
      )}
      {order && (
        <Fact name="Order">
          <Link to={`/admin/orders/${order.id}`} className="underline underline-offset-4">
            {order.number}
          </Link>
          , {formatDate(order.createdAt)}
        </Fact>
      )}
      {(vehicle || milesDriven !== null) && (
        <Fact name="On">
          {[vehicle, milesDriven !== null && `${formatCount(milesDriven)} miles`].filter(Boolean).join(', ')}
        </Fact>
      )}
      {can('READ_AUDIT') && (
        <Fact name="History">
          {showsHistory ? (
            <ReviewHistory id={id} />
          ) : (
            <button
              type="button"
              onClick={() => setShowsHistory(true)}
              className="underline underline-offset-4"
            >
              Show decisions
            </button>
          )}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
