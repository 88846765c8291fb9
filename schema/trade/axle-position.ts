import { valuesOf } from './words.ts';

/** The wheels that a tyre belongs on. */
export const axlePositionMeanings = {
  BOTH: 'Front and rear alike.',
  FRONT: 'Front only, for example on a motorcycle.',
  REAR: 'Rear only, for example on a motorcycle.',
} as const;

export type AxlePosition = keyof typeof axlePositionMeanings;

/** Front before rear, as sizes are listed. */
export const AXLE_POSITIONS = valuesOf(axlePositionMeanings);

/** As names of tyres have it; null for a tyre of all wheels, whose name says nothing. */
export const axlePositionLabels: Readonly<Record<AxlePosition, string | null>> = {
  BOTH: null,
  FRONT: 'Front',
  REAR: 'Rear',
};
