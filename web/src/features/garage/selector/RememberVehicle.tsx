import { useEffectEvent, useLayoutEffect } from 'react';
import { vehicleKey, type FoundVehicle } from '../vehicle/keptVehicle.ts';
import { rememberVehicle } from '../vehicle/keptVehicleStore.ts';

interface RememberVehicleProps {
  vehicle: FoundVehicle;
  /** The sizes requested together with it. If they can be the vehicle's, they count as its sidewall's. */
  sizes?: readonly string[];
}

/** Stores a listing's vehicle. Once removed, it isn't stored again until another is searched for. */
export function RememberVehicle({ vehicle, sizes = [] }: RememberVehicleProps) {
  const key = [vehicleKey(vehicle), ...sizes].join('/');
  const remember = useEffectEvent(() => rememberVehicle(vehicle, sizes));
  // A layout effect, so that the vehicle is stored even if the visitor leaves at once.
  useLayoutEffect(() => remember(), [key]);
  return null;
}
