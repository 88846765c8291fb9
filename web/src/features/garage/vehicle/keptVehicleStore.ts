import { createStoredList, useStoredList } from '../../../lib/browser/storedList.ts';
import { repairVehicle, vehicleKey, type FoundVehicle, type KeptVehicle } from './keptVehicle.ts';

const store = createStoredList<KeptVehicle>('vehicle', {
  read: repairVehicle,
  write: (vehicle) => vehicle,
  tidy: (vehicles) => vehicles.slice(0, 1),
});

/** The vehicle to show tyres for; null without one. Browser only. */
export function keptVehicle(): KeptVehicle | null {
  return store.get()[0] ?? null;
}

export function keepVehicle({
  registration,
  make,
  model,
  year,
  tyreSizes,
  account,
  sidewall,
}: KeptVehicle): void {
  const sizes = tyreSizes.map(({ position, size, minLoadIndex, minSpeedRating }) => ({
    position,
    size,
    minLoadIndex,
    minSpeedRating,
  }));
  const next = { registration, make, model, year, tyreSizes: sizes, account, sidewall };
  if (JSON.stringify(next) !== JSON.stringify(keptVehicle())) store.set([next]);
}

/**
 * Stores the vehicle that was searched for. A vehicle already known keeps its account and its sidewall's sizes.
 * @param read the sizes on its sidewall, if the driver gave them.
 */
export function rememberVehicle(found: FoundVehicle, read: readonly string[] = []): void {
  const kept = keptVehicle();
  const known = kept && vehicleKey(kept) === vehicleKey(found) ? kept : null;
  const sidewall = read.length > 0 ? read : (known?.sidewall ?? []);
  const onSidewall = found.tyreSizes.filter(({ size }) => sidewall.includes(size));
  keepVehicle({
    ...found,
    account: known?.account ?? null,
    ...(onSidewall.length > 0 ? { tyreSizes: onSidewall, sidewall } : {}),
  });
}

export function forgetVehicle(): void {
  store.set([]);
}

/** Removes an account's vehicle on sign-out. A guest's own stays. */
export function forgetAccountVehicle(): void {
  if (keptVehicle()?.account) forgetVehicle();
}

/** The vehicle to show tyres for; null without one, on the server, and during hydration. */
export function useKeptVehicle(): KeptVehicle | null {
  return useStoredList(store)[0] ?? null;
}
