import { decideFit, type TyreMarks } from '../../features/garage/vehicle/fit.ts';
import type { KeptVehicle } from '../../features/garage/vehicle/keptVehicle.ts';

/**
 * The size to preselect: one that fits the shopper's vehicle, or else any, preferring sizes in stock. A shopper
 * shouldn't start with a tyre that's sold out or doesn't fit.
 */
export function preselectedSize<Size extends TyreMarks & { stockQuantity: number }>(
  sizes: readonly Size[],
  vehicle: KeptVehicle | null,
): Size | undefined {
  const fitting = vehicle ? sizes.filter((size) => decideFit(size, vehicle.tyreSizes).kind === 'fits') : [];
  const candidates = fitting.length > 0 ? fitting : sizes;
  return candidates.find(({ stockQuantity }) => stockQuantity > 0) ?? candidates[0];
}
