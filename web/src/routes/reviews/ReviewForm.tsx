import { lengthOf } from '@treadline/schema/input/rule';
import { Link } from 'react-router-dom';
import { REVIEW_POLICY_PATH } from '../../features/reviews/reviewPaths.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { submitReviewInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { StarField } from '../../ui/form/StarField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { ReviewFormFragment } from './ReviewForm.generated.ts';
import { milesRule, WOULD_BUY_AGAIN, WOULD_NOT_BUY_AGAIN } from './reviewValues.ts';
import { ScoreFields } from './ScoreFields.tsx';
import { useReviewForm } from './useReviewForm.ts';

interface ReviewFormProps {
  line: ReviewFormFragment;
  token?: string;
  onSent: () => void;
}

/** The review form: stars and whether the buyer would buy again. Everything else is optional. */
export function ReviewForm({ line, token, onSent }: ReviewFormProps) {
  const { form, failure, onSubmit } = useReviewForm(line, token, onSent);
  const { register, watch, formState } = form;
  const field = fieldsOf(form, submitReviewInputRules);
  const { errors, isSubmitting } = formState;
  const again = register('recommends', { required: submitReviewInputRules.recommends.message });
  return (
    <PostForm onSubmit={onSubmit} className="grid max-w-2xl gap-6">
      {line.review && <EditNotice {...line.review} />}
      <StarField
        legend="Your rating"
        stars={Number(watch('rating'))}
        error={errors.rating?.message}
        {...register('rating', { required: submitReviewInputRules.rating.message })}
      />
      <ChoiceField legend="Would you buy it again?" error={errors.recommends?.message}>
        <div className="flex gap-3">
          <Choice label="Yes" value={WOULD_BUY_AGAIN} {...again} />
          <Choice label="No" value={WOULD_NOT_BUY_AGAIN} {...again} />
        </div>
      </ChoiceField>
      <TextField label="Title" optional hint="Sum it up in a few words" {...field('title')} />
      <TextAreaField
        label="Your review"
        optional
        hint="How are the grip, wear and noise? Please don’t include names or registrations."
        length={lengthOf(watch('text').trim())}
        {...field('text')}
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
        We’ll publish your review with your first name and initial once we’ve checked it against our{' '}
        <Link to={REVIEW_POLICY_PATH} target="_blank" className="underline underline-offset-4 hover:text-ink">
          review policy<span className="sr-only"> (opens in a new tab)</span>
        </Link>
        . We publish good and bad reviews alike, and never pay for either.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isSubmitting}
        className="justify-self-start max-sm:w-full"
      >
        {line.review ? 'Send my changes' : 'Send my review'}
      </Button>
    </PostForm>
  );
}

function EditNotice({ rejectionReason }: NonNullable<ReviewFormFragment['review']>) {
  return (
    <Notice title="You can change your review once">
      <p>We’ll check it again, and won’t show it to others until we have.</p>
      {rejectionReason && <p>Why we didn’t publish it: {rejectionReason}</p>}
    </Notice>
  );
}
