import { keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import type { Review } from '../record/review.entity.ts';
import type { ReviewInput } from '../record/review.inputs.ts';

/** A review's texts as stored. */
export type ReviewWords = Pick<
  Review,
  | 'rating'
  | 'recommends'
  | 'title'
  | 'text'
  | 'milesDriven'
  | 'wetGrip'
  | 'noise'
  | 'wear'
  | 'comfort'
  | 'value'
>;

/** A text as stored, with normalised line breaks; null if it's empty. */
export const kept = (text: string | null | undefined): string | null =>
  keptTextOrNull(text?.replaceAll('\r\n', '\n'));

/** A title is one line, even if pasted with line breaks. */
const keptLine = (text: string | null | undefined): string | null => kept(text)?.replace(/\s+/g, ' ') ?? null;

/** A review's texts, trimmed. */
export function readReview(input: ReviewInput): ReviewWords {
  const { rating, recommends, milesDriven = null } = input;
  const { wetGrip = null, noise = null, wear = null, comfort = null, value = null } = input;
  return {
    rating,
    recommends,
    title: keptLine(input.title),
    text: kept(input.text),
    milesDriven,
    wetGrip,
    noise,
    wear,
    comfort,
    value,
  };
}
