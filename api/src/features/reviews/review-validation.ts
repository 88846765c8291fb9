import { InvalidInput, type FieldError } from '../../platform/invalid-input.ts';
import type { Review } from './review.entity.ts';
import type { ReviewInput } from './review.inputs.ts';

const MAX_STARS = 5;
const MAX_TITLE = 100;
const MAX_TEXT = 4_000;
const MAX_REASON = 500;
/** No tyre lasts so long; more is a slip of the finger. */
const MAX_MILES = 200_000;
const SCORES = ['wetGrip', 'noise', 'wear', 'comfort', 'value'] as const;

/** What a review says, as it is kept. */
export type ReviewWords = Pick<
  Review,
  'rating' | 'recommends' | 'title' | 'text' | 'milesDriven' | (typeof SCORES)[number]
>;

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

const isScore = (score: number): boolean => score >= 1 && score <= MAX_STARS;

/** A text as it is kept; null when there is none. Half characters, which PostgreSQL cannot store, are made whole. */
const kept = (text: string | null | undefined): string | null =>
  text?.replaceAll('\r\n', '\n').trim().toWellFormed() || null;

/** A title is one line, wherever it was pasted from. */
const keptLine = (text: string | null | undefined): string | null => kept(text)?.replace(/\s+/g, ' ') ?? null;

const tooLong = (path: string, text: string | null, max: number): FieldError[] =>
  text !== null && lengthOf(text) > max
    ? [{ path, message: `Please use at most ${max.toLocaleString('en-GB')} characters` }]
    : [];

/** What a review says, tidied; or what is wrong with it, field by field. */
export function readReview(input: ReviewInput): ReviewWords | InvalidInput {
  const {
    rating,
    recommends,
    milesDriven = null,
    wetGrip = null,
    noise = null,
    wear = null,
    comfort = null,
    value = null,
  } = input;
  const words: ReviewWords = {
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
  const fields: FieldError[] = [
    ...(isScore(rating) ? [] : [{ path: 'rating', message: 'Please choose from one to five stars' }]),
    ...tooLong('title', words.title, MAX_TITLE),
    ...tooLong('text', words.text, MAX_TEXT),
    ...(milesDriven === null || (milesDriven >= 0 && milesDriven <= MAX_MILES)
      ? []
      : [{ path: 'milesDriven', message: 'Please enter the miles driven on these tyres, up to 200,000' }]),
    ...SCORES.flatMap((path) =>
      words[path] === null || isScore(words[path]) ? [] : [{ path, message: 'Please choose from 1 to 5' }],
    ),
  ];
  return fields[0] ? InvalidInput.of(fields[0].message, fields) : words;
}

/** Why a review is rejected, tidied; or what is wrong with that. */
export function readReason(reason: string | null | undefined): string | InvalidInput {
  const words = kept(reason);
  const wrong =
    words === null
      ? [{ path: 'reason', message: 'Please tell the author why' }]
      : tooLong('reason', words, MAX_REASON);
  return wrong[0] || words === null ? InvalidInput.of(wrong[0]?.message ?? '', wrong) : words;
}
