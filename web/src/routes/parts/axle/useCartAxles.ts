import { isGone, type PricedLine } from '../../../features/cart/quote/pricedCart.ts';
import { otherAxle } from '../../../features/garage/fit/otherAxle.ts';
import { useKeptVehicle } from '../../../features/garage/vehicle/keptVehicleStore.ts';

/** The lines for each axle of a vehicle with different sizes; both empty for other vehicles. */
export function useCartAxles(lines: readonly PricedLine[]) {
  const vehicle = useKeptVehicle();
  const on = (axle: 'FRONT' | 'REAR') =>
    lines.filter(
      ({ marks, changes }) =>
        !isGone(changes) && vehicle && otherAxle(marks, vehicle.tyreSizes)?.position === axle,
    );
  return { front: on('FRONT'), rear: on('REAR') };
}
