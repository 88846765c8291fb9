import { KM_PER_MILE } from '../../values/distance.ts';
import { circumferenceDifference, overallDiameterMm, turnsInAMile } from './rolling-circumference.ts';
import type { TyreSize } from './tyre-size.ts';

/** The measures of a size. Real tyres differ slightly by make and wear. */
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
 * By how many per cent another size's circumference can be larger or smaller than the original one's. This is the
 * trade's rule, and asymmetric on purpose: with a larger tyre the speedometer shows less than before, but under UN
 * Regulation 39, which the Road Vehicles (Construction and Use) Regulations 1986 refer to, it must never show less
 * than the true speed.
 */
export const TOLERANCE = { larger: 1.5, smaller: 3 } as const;

/** Whether another size's circumference is close enough, too large or too small. */
export type SizeVerdict = 'ALIKE' | 'TOO_LARGE' | 'TOO_SMALL';

/** The comparison of another size with the original one. */
export interface SizeComparison {
  /** How much further it rolls in one turn, in per cent; negative if less far. */
  readonly differencePercent: number;
  /** How much higher the vehicle is, in millimetres; negative if lower. */
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

/** The verdict on a difference in circumference. */
export function verdictOn(differencePercent: number): SizeVerdict {
  if (differencePercent > TOLERANCE.larger) return 'TOO_LARGE';
  return differencePercent < -TOLERANCE.smaller ? 'TOO_SMALL' : 'ALIKE';
}

/**
 * The true speed for a speedometer reading with another size, if the reading was right with the original one.
 * @param shown in any unit, which the result has too.
 */
export function trueSpeed(shown: number, fitted: TyreSize, other: TyreSize): number {
  return shown * (1 + circumferenceDifference(other, fitted) / 100);
}

/** The highest reading UN Regulation 39 allows for a true speed, in mph: a tenth plus 4 km/h above it. */
export function mostShown(trueMph: number): number {
  return trueMph * 1.1 + 4 / KM_PER_MILE;
}
