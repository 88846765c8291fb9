import { useEffect, useEffectEvent } from 'react';
import { vehicleKey, type FoundVehicle } from './keptVehicle.ts';
import { rememberVehicle } from './keptVehicleStore.ts';

/** Keeps the vehicle that a listing was asked for. Forgotten meanwhile, it stays forgotten until another is asked for. */
export function RememberVehicle({ vehicle }: { vehicle: FoundVehicle }) {
  const key = vehicleKey(vehicle);
  const remember = useEffectEvent(() => rememberVehicle(vehicle));
  useEffect(() => remember(), [key]);
  return null;
}
