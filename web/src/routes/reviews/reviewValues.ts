import type { ReviewValues } from '../../features/reviews/reviewDraft.ts';
import { keeps } from '../../lib/form/inputRule.ts';
import { submitReviewInputRules } from '../../lib/form/inputRules.generated.ts';
import type { ReviewFormFragment } from './ReviewForm.generated.ts';

type WrittenReview = NonNullable<ReviewFormFragment['review']>;

const NOTHING_SAID: ReviewValues = {
  rating: '',
  recommends: '',
  title: '',
  text: '',
  milesDriven: '',
  wetGrip: '',
  noise: '',
  wear: '',
  comfort: '',
  value: '',
};

/** The values of the two radio buttons. */
export const WOULD_BUY_AGAIN = 'yes';
export const WOULD_NOT_BUY_AGAIN = 'no';

const textOf = (figure: number | null): string => (figure === null ? '' : String(figure));

/** A review's form values; empty without one. */
export function reviewValuesOf(written: WrittenReview | null): ReviewValues {
  if (!written) return NOTHING_SAID;
  const { rating, title, text, milesDriven, wetGrip, noise, wear, comfort, value } = written.review;
  return {
    rating: String(rating),
    recommends: written.recommends ? WOULD_BUY_AGAIN : WOULD_NOT_BUY_AGAIN,
    title: title ?? '',
    text: text ?? '',
    milesDriven: textOf(milesDriven),
    wetGrip: textOf(wetGrip),
    noise: textOf(noise),
    wear: textOf(wear),
    comfort: textOf(comfort),
    value: textOf(value),
  };
}

/** Parses a whole number as typed, including "12,000" and "12 000". */
function figureOf(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '');
  return digits === '' ? null : Number(digits);
}

const keepsMiles = keeps(submitReviewInputRules.milesDriven);

/** The error for a mileage; true if it's valid. */
export function milesRule(text: string): true | string {
  const miles = figureOf(text);
  if (miles === null) return true;
  return Number.isSafeInteger(miles) ? keepsMiles(miles) : 'Please enter whole miles, for example 6,000';
}

/** The form's values as the API's input. */
export function reviewOf({ rating, recommends, title, text, milesDriven, ...scores }: ReviewValues) {
  return {
    rating: Number(rating),
    recommends: recommends === WOULD_BUY_AGAIN,
    title: title.trim() || null,
    text: text.trim() || null,
    milesDriven: figureOf(milesDriven),
    wetGrip: figureOf(scores.wetGrip),
    noise: figureOf(scores.noise),
    wear: figureOf(scores.wear),
    comfort: figureOf(scores.comfort),
    value: figureOf(scores.value),
  };
}
