import { useEffectEvent, useLayoutEffect } from 'react';
import { vehicleKey, type FoundVehicle } from './keptVehicle.ts';
import { rememberVehicle } from './keptVehicleStore.ts';

/** Keeps the vehicle that a listing was asked for. Forgotten meanwhile, it stays forgotten until another is asked for. */
export function RememberVehicle({ vehicle }: { vehicle: FoundVehicle }) {
  const key = vehicleKey(vehicle);
  const remember = useEffectEvent(() => rememberVehicle(vehicle));
  // Before anything is painted: what the page shows as the visitor's vehicle is kept, even if they leave at once.
  useLayoutEffect(() => remember(), [key]);
  return null;
}
