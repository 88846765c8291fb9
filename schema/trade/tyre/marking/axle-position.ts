import { keysOf } from '../../values/words.ts';

/** The axle or axles a tyre is for. */
export const axlePositionMeanings = {
  BOTH: 'Both front and rear.',
  FRONT: 'Front only, for example on a motorcycle.',
  REAR: 'Rear only, for example on a motorcycle.',
} as const;

export type AxlePosition = keyof typeof axlePositionMeanings;

/** In the order sizes are listed: front before rear. */
export const AXLE_POSITIONS = keysOf(axlePositionMeanings);

/** As in tyre names; null for a tyre for all wheels, because its name doesn't mention it. */
export const axlePositionLabels: Readonly<Record<AxlePosition, string | null>> = {
  BOTH: null,
  FRONT: 'Front',
  REAR: 'Rear',
};

/** The axle or axles covered by sizes in these positions. */
export function axlesOf(sizes: readonly { readonly position: AxlePosition }[]): AxlePosition {
  const at = (wanted: AxlePosition) => sizes.some(({ position }) => position === wanted);
  if (at('BOTH') || (at('FRONT') && at('REAR'))) return 'BOTH';
  return at('FRONT') ? 'FRONT' : 'REAR';
}
