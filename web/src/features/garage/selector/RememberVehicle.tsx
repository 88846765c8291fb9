import { useEffectEvent, useLayoutEffect } from 'react';
import { vehicleKey, type FoundVehicle } from '../vehicle/keptVehicle.ts';
import { rememberVehicle } from '../vehicle/keptVehicleStore.ts';

interface RememberVehicleProps {
  vehicle: FoundVehicle;
  /** The sizes that the driver asked for beside it, which are those on its sidewall if it may have them. */
  sizes?: readonly string[];
}

/** Remembers the vehicle of a listing. Once forgotten, it stays forgotten until another is searched for. */
export function RememberVehicle({ vehicle, sizes = [] }: RememberVehicleProps) {
  const key = [vehicleKey(vehicle), ...sizes].join('/');
  const remember = useEffectEvent(() => rememberVehicle(vehicle, sizes));
  // Before anything is painted: the vehicle that the page shows is stored even if the visitor leaves at once.
  useLayoutEffect(() => remember(), [key]);
  return null;
}
