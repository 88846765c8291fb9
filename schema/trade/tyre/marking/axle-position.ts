import { keysOf } from '../../values/words.ts';

/** The axle or axles that a tyre belongs on. */
export const axlePositionMeanings = {
  BOTH: 'Front and rear alike.',
  FRONT: 'Front only, for example on a motorcycle.',
  REAR: 'Rear only, for example on a motorcycle.',
} as const;

export type AxlePosition = keyof typeof axlePositionMeanings;

/** Front before rear, as sizes are listed. */
export const AXLE_POSITIONS = keysOf(axlePositionMeanings);

/** As in the names of tyres; null for a tyre for all wheels, whose name does not mention it. */
export const axlePositionLabels: Readonly<Record<AxlePosition, string | null>> = {
  BOTH: null,
  FRONT: 'Front',
  REAR: 'Rear',
};

/** The axle or axles that sizes in these positions cover together. */
export function axlesOf(sizes: readonly { readonly position: AxlePosition }[]): AxlePosition {
  const at = (wanted: AxlePosition) => sizes.some(({ position }) => position === wanted);
  if (at('BOTH') || (at('FRONT') && at('REAR'))) return 'BOTH';
  return at('FRONT') ? 'FRONT' : 'REAR';
}
