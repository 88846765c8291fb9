import { keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import type { Review } from '../record/review.entity.ts';
import type { ReviewInput } from '../record/review.inputs.ts';

/** The texts of a review as they are stored. */
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

/** A text as it is stored, with line breaks of one kind; null if it is empty. */
export const kept = (text: string | null | undefined): string | null =>
  keptTextOrNull(text?.replaceAll('\r\n', '\n'));

/** A title is a single line, even if it was pasted with line breaks. */
const keptLine = (text: string | null | undefined): string | null => kept(text)?.replace(/\s+/g, ' ') ?? null;

/** The texts of a review, trimmed. */
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
