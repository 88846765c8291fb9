import { decideFit, type TyreMarks } from '../../features/garage/vehicle/fit.ts';
import type { KeptVehicle } from '../../features/garage/vehicle/keptVehicle.ts';

/**
 * The preselected size: one that fits the shopper's vehicle, else any, with sizes in stock first. A shopper
 * should not start at a tyre that is sold out or does not fit.
 */
export function preselectedSize<Size extends TyreMarks & { stockQuantity: number }>(
  sizes: readonly Size[],
  vehicle: KeptVehicle | null,
): Size | undefined {
  const fitting = vehicle ? sizes.filter((size) => decideFit(size, vehicle.tyreSizes).kind === 'fits') : [];
  const candidates = fitting.length > 0 ? fitting : sizes;
  return candidates.find(({ stockQuantity }) => stockQuantity > 0) ?? candidates[0];
}
