import { isAtLeast } from '@treadline/schema/trade/speed-rating';
import type { FittingSize } from './keptVehicle.ts';

/** What a tyre is, as far as it decides whether it fits. */
export interface TyreMarks {
  size: string;
  /** Null where only the size is known. */
  loadIndex: number | null;
  /** Null where only the size is known. */
  speedRating: string | null;
}

/** The wheels that a tyre fits. */
export type Wheels = 'all' | 'front' | 'rear';

/** Whether a tyre fits a vehicle, and if not, why. */
export type Fit =
  | { kind: 'fits'; wheels: Wheels; isSizeOnly: boolean }
  /** The right size, but it carries too little or is rated for too low a speed. */
  | { kind: 'too-weak'; lacks: readonly ('load' | 'speed')[]; least: FittingSize }
  | { kind: 'wrong-size' };

/** Too little is what is known to be less than asked for; a rating that nobody knows is not held against the tyre. */
function lacking(
  { loadIndex, speedRating }: TyreMarks,
  { minLoadIndex, minSpeedRating }: FittingSize,
): ('load' | 'speed')[] {
  const isFastEnough = speedRating === null ? undefined : isAtLeast(speedRating, minSpeedRating);
  return [
    ...(loadIndex !== null && loadIndex < minLoadIndex ? (['load'] as const) : []),
    ...(isFastEnough === false ? (['speed'] as const) : []),
  ];
}

/** The wheels that sizes at these places stand for. */
function wheelsOf(sizes: readonly FittingSize[]): Wheels {
  const at = (position: FittingSize['position']) => sizes.some((size) => size.position === position);
  if (at('BOTH') || (at('FRONT') && at('REAR'))) return 'all';
  return at('FRONT') ? 'front' : 'rear';
}

/**
 * Decides whether a tyre fits: its size must be one of the vehicle's, and it must carry the load and allow the speed
 * that is asked for there. Where the vehicle asks less on one axle than on the other, the one that fits counts.
 */
export function decideFit(tyre: TyreMarks, tyreSizes: readonly FittingSize[]): Fit {
  const ofSize = tyreSizes.filter(({ size }) => size === tyre.size);
  const strongEnough = ofSize.filter((size) => lacking(tyre, size).length === 0);
  if (strongEnough.length > 0)
    return {
      kind: 'fits',
      wheels: wheelsOf(strongEnough),
      isSizeOnly: tyre.loadIndex === null || tyre.speedRating === null,
    };
  const [least] = ofSize;
  return least ? { kind: 'too-weak', lacks: lacking(tyre, least), least } : { kind: 'wrong-size' };
}
