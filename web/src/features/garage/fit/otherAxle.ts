import { decideFit, type TyreMarks } from '../vehicle/fit.ts';
import type { FittingSize } from '../vehicle/keptVehicle.ts';

/** A tyre on one axle of a vehicle, and what the other axle takes. */
export interface OtherAxle {
  /** The axle of the tyre. */
  position: 'FRONT' | 'REAR';
  other: FittingSize;
}

const OPPOSITE = { FRONT: 'REAR', REAR: 'FRONT' } as const;

/**
 * What the other axle takes beside a tyre that fits one axle only. Null if the tyre fits both or none, and where the
 * vehicle's versions differ, so that nobody is offered another version's tyre.
 */
export function otherAxle(tyre: TyreMarks, tyreSizes: readonly FittingSize[]): OtherAxle | null {
  const fit = decideFit(tyre, tyreSizes);
  if (fit.kind !== 'fits' || fit.position === 'BOTH') return null;
  const { position } = fit;
  const [other, ...further] = tyreSizes.filter((size) => size.position === OPPOSITE[position]);
  return other && further.length === 0 ? { position, other } : null;
}
