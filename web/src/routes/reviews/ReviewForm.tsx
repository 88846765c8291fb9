import { Link } from 'react-router-dom';
import { REVIEW_POLICY_PATH } from '../../features/reviews/reviewPaths.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice, ChoiceField } from '../../ui/ChoiceField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StarField } from '../../ui/StarField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ReviewFormFragment } from './ReviewForm.generated.ts';
import {
  lengthOf,
  MAX_TEXT,
  MAX_TITLE,
  milesRule,
  WOULD_BUY_AGAIN,
  WOULD_NOT_BUY_AGAIN,
} from './reviewValues.ts';
import { ScoreFields } from './ScoreFields.tsx';
import { useReviewForm } from './useReviewForm.ts';

interface ReviewFormProps {
  line: ReviewFormFragment;
  token?: string;
  onSent: () => void;
}

const tooLong = (most: number) => (text: string) =>
  lengthOf(text.trim()) <= most || `Please use at most ${most.toLocaleString('en-GB')} characters`;

/** What a buyer says of a tyre: stars and whether they would buy it again; the rest as they like. */
export function ReviewForm({ line, token, onSent }: ReviewFormProps) {
  const { form, refusal, onSubmit } = useReviewForm(line, token, onSent);
  const { register, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const again = register('recommends', { required: 'Please say whether you would buy it again' });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid max-w-2xl gap-6">
      {line.review && <EditNotice {...line.review} />}
      <StarField
        legend="Your rating"
        stars={Number(watch('rating'))}
        error={errors.rating?.message}
        {...register('rating', { required: 'Please choose from one to five stars' })}
      />
      <ChoiceField legend="Would you buy it again?" error={errors.recommends?.message}>
        <div className="flex gap-3">
          <Choice label="Yes" value={WOULD_BUY_AGAIN} {...again} />
          <Choice label="No" value={WOULD_NOT_BUY_AGAIN} {...again} />
        </div>
      </ChoiceField>
      <TextField
        label="Title"
        optional
        hint="The gist in a few words"
        error={errors.title?.message}
        {...register('title', { validate: tooLong(MAX_TITLE) })}
      />
      <TextAreaField
        label="Your review"
        optional
        hint="How does it grip, wear and sound? Please name no people and no registrations."
        length={lengthOf(watch('text').trim())}
        most={MAX_TEXT}
        error={errors.text?.message}
        {...register('text', { validate: tooLong(MAX_TEXT) })}
      />
      <TextField
        label="Miles driven on it"
        optional
        inputMode="numeric"
        autoComplete="off"
        className="max-w-48"
        error={errors.milesDriven?.message}
        {...register('milesDriven', { validate: milesRule })}
      />
      <ScoreFields form={form} />
      <p className="text-sm text-ink-2">
        Your review appears with your first name and initial once we have checked it against our{' '}
        <Link to={REVIEW_POLICY_PATH} target="_blank" className="underline underline-offset-4 hover:text-ink">
          review policy<span className="sr-only"> (opens in a new tab)</span>
        </Link>
        . We publish good and bad alike, and reward nobody for either.
      </p>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isSubmitting}
        className="justify-self-start max-sm:w-full"
      >
        {line.review ? 'Send the changed review' : 'Send my review'}
      </Button>
    </form>
  );
}

function EditNotice({ rejectionReason }: NonNullable<ReviewFormFragment['review']>) {
  return (
    <Notice title="You can change your review once">
      <p>We check it again, and it is not shown to others until then.</p>
      {rejectionReason && <p>Why we did not publish it as it was: {rejectionReason}</p>}
    </Notice>
  );
}
