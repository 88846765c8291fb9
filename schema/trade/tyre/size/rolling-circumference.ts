import { KM_PER_MILE } from '../../values/distance.ts';
import type { TyreSize } from './tyre-size.ts';

type Measures = Omit<TyreSize, 'construction'>;

const MILLIMETRES_IN_AN_INCH = 25.4;
const MILLIMETRES_IN_A_MILE = KM_PER_MILE * 1_000_000;

/** The height of a tyre in millimetres: its rim and two sidewalls. */
export function overallDiameterMm({ width, profile, diameter }: Measures): number {
  return diameter * MILLIMETRES_IN_AN_INCH + (2 * width * profile) / 100;
}

/** How often a wheel turns in a mile. */
export function turnsInAMile(size: Measures): number {
  return MILLIMETRES_IN_A_MILE / (Math.PI * overallDiameterMm(size));
}

/**
 * How much further a tyre rolls in one turn than another, in per cent; negative if less far. Calculated from the
 * sizes: tyres of one size differ slightly by make and wear.
 */
export function circumferenceDifference(size: Measures, from: Measures): number {
  return (overallDiameterMm(size) / overallDiameterMm(from) - 1) * 100;
}
