import { KM_PER_MILE } from '../../values/distance.ts';

/** A speed rating and the speed that it allows. */
export interface SpeedRating {
  /** A letter; in brackets where the speed is over the letter's own. */
  readonly rating: string;
  readonly kmh: number;
  readonly mph: number;
  /** Whether the speed is "over" the figure, without an upper bound. */
  readonly isOver: boolean;
}

const row = (rating: string, kmh: number, isOver = false): SpeedRating => ({
  rating,
  kmh,
  mph: Math.round(kmh / KM_PER_MILE),
  isOver,
});

/**
 * Speed ratings in rising order (UN Regulations 30 and 75): H stands between U and V. Z stands inside the
 * size (ZR) and says only "over 240".
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

/** The speed rating that a text names, in any case and surrounded by any spaces; undefined if none. */
export function findSpeedRating(text: string): SpeedRating | undefined {
  const wanted = text.trim().toUpperCase();
  return SPEED_RATINGS.find(({ rating }) => rating === wanted);
}

/** @throws RangeError for a text that is not a speed rating. */
export function speedRatingOf(text: string): SpeedRating {
  const found = findSpeedRating(text);
  if (!found) throw new RangeError(`"${text}" is no speed rating.`);
  return found;
}

/** Whether a rating allows at least the speed of another; undefined if either text is not a rating. */
export function isAtLeast(rating: string, least: string): boolean | undefined {
  const [speed, leastSpeed] = [findSpeedRating(rating), findSpeedRating(least)];
  return speed && leastSpeed && speed.kmh >= leastSpeed.kmh;
}

/**
 * The ratings that allow at least the speed of the given one, in rising order; empty for a text that is not a
 * rating.
 */
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
