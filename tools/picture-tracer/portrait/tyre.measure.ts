import type { TyreMeasure } from './tyre.portrait.ts';

const HALF_INCH_MM = 12.7;

/** The radius of the rim seat in millimetres. */
export function rimRadius(measure: TyreMeasure): number {
  return measure.rim * HALF_INCH_MM;
}

/** The height of the sidewall in millimetres, from rim seat to tread. */
export function sectionHeight(measure: TyreMeasure): number {
  return (measure.width * measure.profile) / 100;
}

/** The radius of the whole tyre in millimetres. */
export function outerRadius(measure: TyreMeasure): number {
  return rimRadius(measure) + sectionHeight(measure);
}
