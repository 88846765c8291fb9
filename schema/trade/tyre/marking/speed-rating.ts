import { KM_PER_MILE } from '../../values/distance.ts';

/** A speed rating and the speed it allows. */
export interface SpeedRating {
  /** A letter, in brackets if the speed is above the letter's own. */
  readonly rating: string;
  readonly kmh: number;
  readonly mph: number;
  /** Whether the speed is above the figure, without an upper limit. */
  readonly isOver: boolean;
}

const row = (rating: string, kmh: number, isOver = false): SpeedRating => ({
  rating,
  kmh,
  mph: Math.round(kmh / KM_PER_MILE),
  isOver,
});

/**
 * Speed ratings, slowest first (UN Regulations 30 and 75): H comes between U and V. Z is part of the size (ZR) and
 * only means "over 240".
 */
export const SPEED_RATINGS: readonly SpeedRating[] = [
  row('M', 130),
  row('N', 140),
  row('P', 150),
  row('Q', 160),
  row('R', 170),
  row('S', 180),
  row('T', 190),
  row('U', 200),
  row('H', 210),
  row('V', 240),
  row('Z', 240, true),
  row('W', 270),
  row('(W)', 270, true),
  row('Y', 300),
  row('(Y)', 300, true),
];

/** The speed rating in a text, ignoring case and surrounding spaces; undefined if there isn't one. */
export function findSpeedRating(text: string): SpeedRating | undefined {
  const wanted = text.trim().toUpperCase();
  return SPEED_RATINGS.find(({ rating }) => rating === wanted);
}

/** @throws RangeError if the text isn't a speed rating. */
export function speedRatingOf(text: string): SpeedRating {
  const found = findSpeedRating(text);
  if (!found) throw new RangeError(`"${text}" isn’t a speed rating.`);
  return found;
}

/** Whether a rating allows at least the speed of another; undefined if either text isn't a rating. */
export function isAtLeast(rating: string, least: string): boolean | undefined {
  const [speed, leastSpeed] = [findSpeedRating(rating), findSpeedRating(least)];
  return speed && leastSpeed && speed.kmh >= leastSpeed.kmh;
}

/** The ratings that allow at least the speed of the given one, slowest first; empty if the text isn't a rating. */
export function speedRatingsFrom(least: string): string[] {
  return SPEED_RATINGS.map(({ rating }) => rating).filter((rating) => isAtLeast(rating, least));
}

/** Sorts ratings from slow to fast, other texts first. */
export function bySpeed(one: string, other: string): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(text: string): number {
  const found = findSpeedRating(text);
  return found ? SPEED_RATINGS.indexOf(found) : -1;
}
