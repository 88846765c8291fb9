import { tyresPerAxle } from '@treadline/schema/trade/listing/quantity';
import { otherAxle, type OtherAxle } from '../../../features/garage/fit/otherAxle.ts';
import type { KeptVehicle } from '../../../features/garage/vehicle/keptVehicle.ts';
import { useKeptVehicle } from '../../../features/garage/vehicle/keptVehicleStore.ts';
import { useAxlePartnersQuery, type AxlePartnersQuery, type AxleTyreFragment } from './AxlePair.generated.ts';
import { axlePartner, fillsAxle } from './axlePartner.ts';

/** The tyres for both axles of a vehicle with different sizes. */
export interface AxlePair extends OtherAxle {
  vehicle: KeptVehicle;
  /** The number of tyres per axle. */
  quantity: number;
  /** The tyre for the other axle; undefined if there isn't one in sufficient stock, null while unknown. */
  partner: AxlePartnersQuery['products']['items'][number] | undefined | null;
}

/**
 * The pair to which a tyre belongs if it fits one axle of the shopper's vehicle; null for any other tyre. All tyres
 * of a page share one request.
 */
export function useAxlePair(tyre: AxleTyreFragment): AxlePair | null {
  const vehicle = useKeptVehicle();
  const axle = vehicle && otherAxle(tyre, vehicle.tyreSizes);
  const { size, minLoadIndex, minSpeedRating } = axle?.other ?? {};
  const { data } = useAxlePartnersQuery({
    skip: !axle,
    variables: { filter: { sizes: size ? [size] : [], minLoadIndex, minSpeedRating, inStock: true } },
  });
  if (!axle) return null;
  const found = data && axlePartner(tyre, data.products.items);
  const partner = data ? (found && fillsAxle(found) ? found : undefined) : null;
  return { ...axle, vehicle, quantity: tyresPerAxle(tyre.category), partner };
}
