import { tyresPerAxle } from '@treadline/schema/trade/listing/quantity';
import { otherAxle, type OtherAxle } from '../../../features/garage/fit/otherAxle.ts';
import type { KeptVehicle } from '../../../features/garage/vehicle/keptVehicle.ts';
import { useKeptVehicle } from '../../../features/garage/vehicle/keptVehicleStore.ts';
import { useAxlePartnersQuery, type AxlePartnersQuery, type AxleTyreFragment } from './AxlePair.generated.ts';
import { axlePartner, fillsAxle } from './axlePartner.ts';

/** A tyre's axle on the shopper's vehicle, which takes another size on the other. */
export interface ShoppersAxle extends OtherAxle {
  tyre: AxleTyreFragment;
  vehicle: KeptVehicle;
}

/** The tyres for both axles of a vehicle with different sizes. */
export interface AxlePair {
  /** The number of tyres per axle. */
  quantity: number;
  /** The tyre for the other axle; undefined if there isn't one in sufficient stock, null while unknown. */
  partner: AxlePartnersQuery['products']['items'][number] | undefined | null;
}

/** The axle that a tyre fits, if it's only one of the shopper's vehicle; null for any other tyre. */
export function useShoppersAxle(tyre: AxleTyreFragment): ShoppersAxle | null {
  const vehicle = useKeptVehicle();
  const axle = vehicle && otherAxle(tyre, vehicle.tyreSizes);
  return axle && { ...axle, tyre, vehicle };
}

/** The pair to which a tyre on one axle belongs. All tyres of a page share one request. */
export function useAxlePair({ tyre, other }: ShoppersAxle): AxlePair {
  const { size, minLoadIndex, minSpeedRating } = other;
  const { data } = useAxlePartnersQuery({
    variables: { filter: { sizes: [size], minLoadIndex, minSpeedRating, inStock: true } },
  });
  const found = data && axlePartner(tyre, data.products.items);
  const partner = data ? (found && fillsAxle(found) ? found : undefined) : null;
  return { quantity: tyresPerAxle(tyre.category), partner };
}
