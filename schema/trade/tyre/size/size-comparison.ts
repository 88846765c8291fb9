import { KM_PER_MILE } from '../../values/distance.ts';
import { circumferenceDifference, overallDiameterMm, turnsInAMile } from './rolling-circumference.ts';
import type { TyreSize } from './tyre-size.ts';

/** The measures of a size; those of a real tyre differ a little by make and wear. */
export interface SizeMeasures {
  readonly diameterMm: number;
  readonly circumferenceMm: number;
  readonly sidewallMm: number;
  readonly turnsInAKm: number;
  readonly turnsInAMile: number;
}

export function measuresOf(size: TyreSize): SizeMeasures {
  const diameterMm = overallDiameterMm(size);
  const inAMile = turnsInAMile(size);
  return {
    diameterMm,
    circumferenceMm: diameterMm * Math.PI,
    sidewallMm: (size.width * size.profile) / 100,
    turnsInAKm: inAMile / KM_PER_MILE,
    turnsInAMile: inAMile,
  };
}

/**
 * By how many per cent another size may roll further than the one that a vehicle was made with, and by how many less
 * far. It is the trade's rule, and uneven on purpose: with a larger tyre the speedometer shows less than before, and by
 * UN Regulation 39, which the Road Vehicles (Construction and Use) Regulations 1986 refer to, it may never show less
 * than the true speed.
 */
export const TOLERANCE = { larger: 1.5, smaller: 3 } as const;

/** What is said of another size: it turns alike, it is too large or it is too small. */
export type SizeVerdict = 'ALIKE' | 'TOO_LARGE' | 'TOO_SMALL';

/** How another size compares with the one that a vehicle was made with. */
export interface SizeComparison {
  /** By how many per cent it rolls further in a turn; below zero if less far. */
  readonly differencePercent: number;
  /** By how many millimetres the vehicle stands higher; below zero if lower. */
  readonly rideHeightMm: number;
  readonly verdict: SizeVerdict;
}

export function compareSizes(fitted: TyreSize, other: TyreSize): SizeComparison {
  const differencePercent = circumferenceDifference(other, fitted);
  return {
    differencePercent,
    rideHeightMm: (overallDiameterMm(other) - overallDiameterMm(fitted)) / 2,
    verdict: verdictOn(differencePercent),
  };
}

/** What is said of a size that rolls so many per cent further, or less far. */
export function verdictOn(differencePercent: number): SizeVerdict {
  if (differencePercent > TOLERANCE.larger) return 'TOO_LARGE';
  return differencePercent < -TOLERANCE.smaller ? 'TOO_SMALL' : 'ALIKE';
}

/**
 * The true speed at which a speedometer that was right with one size shows a speed with another.
 * @param shown in any unit; the answer is in the same.
 */
export function trueSpeed(shown: number, fitted: TyreSize, other: TyreSize): number {
  return shown * (1 + circumferenceDifference(other, fitted) / 100);
}

/** The most that UN Regulation 39 lets a speedometer show of a true speed, in mph: a tenth and 4 km/h more. */
export function mostShown(trueMph: number): number {
  return trueMph * 1.1 + 4 / KM_PER_MILE;
}
