import type { FragmentType } from '@apollo/client';
import { formatCount } from '../../lib/text/format.ts';
import { Stars } from '../../ui/tyre/Stars.tsx';
import { HelpfulButton } from './HelpfulButton.tsx';
import { ReviewAuthor } from './ReviewAuthor.tsx';
import { useReviewCardFragment, type ReviewCardFragment } from './ReviewCard.generated.ts';
import { givenScores } from './reviewScores.ts';
import { SampleReviewNote } from './SampleReviewNote.tsx';

/** One driver's review, with details that lend it weight: vehicle, miles, a delivered order. */
export function ReviewCard({ review }: { review: FragmentType<ReviewCardFragment> }) {
  const shown = useReviewCardFragment(review);
  const { rating, title, text, author, reviewedOn, milesDriven, vehicle, verified, isSample } = shown;
  const experience = [vehicle, milesDriven === null ? null : `${formatCount(milesDriven)} miles driven`]
    .filter(Boolean)
    .join(', ');
  const scores = givenScores(shown);
  return (
    <article className="grid gap-2 border-t border-line py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} />
        {title && <h3 className="text-base">{title}</h3>}
        {isSample && <SampleReviewNote />}
      </div>
      <ReviewAuthor author={author} reviewedOn={reviewedOn} verified={verified} />
      {experience && <p className="text-sm text-ink-2">{experience}</p>}
      {text ? (
        <p className="max-w-prose whitespace-pre-line">{text}</p>
      ) : (
        <p className="text-ink-2">Rated without a comment.</p>
      )}
      {scores.length > 0 && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
          {scores.map(({ name, score }) => (
            <div key={name} className="flex gap-1.5">
              <dt>{name}</dt>
              <dd className="font-[650] text-ink">{score}/5</dd>
            </div>
          ))}
        </dl>
      )}
      <HelpfulButton review={shown} author={author} />
    </article>
  );
}
