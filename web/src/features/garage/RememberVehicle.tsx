import { useEffectEvent, useLayoutEffect } from 'react';
import { vehicleKey, type FoundVehicle } from './keptVehicle.ts';
import { rememberVehicle } from './keptVehicleStore.ts';

/** Remembers the vehicle of a listing. Once forgotten, it stays forgotten until another is searched for. */
export function RememberVehicle({ vehicle }: { vehicle: FoundVehicle }) {
  const key = vehicleKey(vehicle);
  const remember = useEffectEvent(() => rememberVehicle(vehicle));
  // Before anything is painted: the vehicle that the page shows is stored even if the visitor leaves at once.
  useLayoutEffect(() => remember(), [key]);
  return null;
}
