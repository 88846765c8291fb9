import { axlesOf, type AxlePosition } from '@treadline/schema/trade/tyre/marking/axle-position';
import { isAtLeast } from '@treadline/schema/trade/tyre/marking/speed-rating';
import type { FittingSize } from './keptVehicle.ts';

/** A tyre's properties that decide whether it fits. */
export interface TyreMarks {
  size: string;
  /** Null if only the size is known. */
  loadIndex: number | null;
  /** Null if only the size is known. */
  speedRating: string | null;
}

/** Whether a tyre fits a vehicle, and if not, why. */
export type Fit =
  | { kind: 'fits'; position: AxlePosition; isSizeOnly: boolean }
  /** The right size, but its load index or speed rating is too low. */
  | { kind: 'too-weak'; lacks: readonly ('load' | 'speed')[]; least: FittingSize }
  | { kind: 'wrong-size' };

/** A rating is too low only if it's known; an unknown rating doesn't count against the tyre. */
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

/**
 * Decides whether a tyre fits: its size must be one of the vehicle's, with at least the load index and speed rating
 * required there. If the requirements differ by axle, it reports the axle that the tyre fits.
 */
export function decideFit(tyre: TyreMarks, tyreSizes: readonly FittingSize[]): Fit {
  const ofSize = tyreSizes.filter(({ size }) => size === tyre.size);
  const strongEnough = ofSize.filter((size) => lacking(tyre, size).length === 0);
  if (strongEnough.length > 0)
    return {
      kind: 'fits',
      position: axlesOf(strongEnough),
      isSizeOnly: tyre.loadIndex === null || tyre.speedRating === null,
    };
  const [least] = ofSize;
  return least ? { kind: 'too-weak', lacks: lacking(tyre, least), least } : { kind: 'wrong-size' };
}
