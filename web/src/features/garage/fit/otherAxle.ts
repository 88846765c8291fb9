import { decideFit, type TyreMarks } from '../vehicle/fit.ts';
import type { FittingSize } from '../vehicle/keptVehicle.ts';

/** A tyre on one axle of a vehicle, and the size for the other axle. */
export interface OtherAxle {
  /** The tyre's axle. */
  position: 'FRONT' | 'REAR';
  other: FittingSize;
}

const OPPOSITE = { FRONT: 'REAR', REAR: 'FRONT' } as const;

/**
 * The other axle's size for a tyre that fits only one axle. Null if the tyre fits both or none, and if the vehicle's
 * versions differ, so that another version's tyre is never offered.
 */
export function otherAxle(tyre: TyreMarks, tyreSizes: readonly FittingSize[]): OtherAxle | null {
  const fit = decideFit(tyre, tyreSizes);
  if (fit.kind !== 'fits' || fit.position === 'BOTH') return null;
  const { position } = fit;
  const [other, ...further] = tyreSizes.filter((size) => size.position === OPPOSITE[position]);
  return other && further.length === 0 ? { position, other } : null;
}
