import { decideFit, type TyreMarks } from '../../features/garage/fit.ts';
import type { KeptVehicle } from '../../features/garage/keptVehicle.ts';

/**
 * The size that is chosen before the shopper chooses: one that fits their vehicle, else any, and what can be bought
 * before what cannot. Nobody wants to begin at a tyre that is sold out or for another car.
 */
export function preselectedSize<Size extends TyreMarks & { stockQuantity: number }>(
  sizes: readonly Size[],
  vehicle: KeptVehicle | null,
): Size | undefined {
  const fitting = vehicle ? sizes.filter((size) => decideFit(size, vehicle.tyreSizes).kind === 'fits') : [];
  const candidates = fitting.length > 0 ? fitting : sizes;
  return candidates.find(({ stockQuantity }) => stockQuantity > 0) ?? candidates[0];
}
