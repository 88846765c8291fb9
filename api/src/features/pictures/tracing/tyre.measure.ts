/** The kinds of tread in the model table. */
export const TREAD_KINDS = ['symmetric', 'asymmetric', 'directional', 'block', 'moto'] as const;

/** How the blocks of a tread are laid out. */
export type TreadKind = (typeof TREAD_KINDS)[number];

/** The moulded size of a tyre as its sidewall states it: width in mm, profile in percent, rim in inches. */
export interface TyreMeasure {
  readonly width: number;
  readonly profile: number;
  readonly rim: number;
}

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
