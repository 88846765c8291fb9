import type { ReviewValues } from '../../features/reviews/reviewDraft.ts';
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

/** How the API takes the two answers. */
export const WOULD_BUY_AGAIN = 'yes';
export const WOULD_NOT_BUY_AGAIN = 'no';

/** The longest the API takes. */
export const MAX_TITLE = 100;
export const MAX_TEXT = 4_000;

const textOf = (figure: number | null): string => (figure === null ? '' : String(figure));

/** A review as its form shows it; an empty form before there is one. */
export function valuesOf(written: WrittenReview | null): ReviewValues {
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

/** A whole number as it is typed: "12,000" and "12 000" are meant as well. */
function figureOf(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '');
  return digits === '' ? null : Number(digits);
}

/** Characters as people and the API count them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Why miles cannot be meant, or true. */
export function milesRule(text: string): true | string {
  const miles = figureOf(text);
  return miles === null || Number.isSafeInteger(miles) ? true : 'Please enter whole miles, for example 6,000';
}

/** What the form says, as the API takes it. */
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
