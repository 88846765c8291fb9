import { AXLE_POSITIONS } from '@treadline/schema/trade/axle-position';
import { bareRegistration } from '@treadline/schema/trade/registration';
import type { KeptVehicleFragment } from './KeptVehicle.generated.ts';

/** A size that fits, the wheels it belongs on, and the least that its tyres must be able to do. */
export type FittingSize = Omit<KeptVehicleFragment['tyreSizes'][number], '__typename'>;

/** A vehicle as the shop finds it, or as a garage keeps it. */
export type FoundVehicle = Pick<KeptVehicleFragment, 'registration' | 'make' | 'model' | 'year'> & {
  tyreSizes: readonly FittingSize[];
};

/** The vehicle that this browser shows tyres for. */
export interface KeptVehicle extends FoundVehicle {
  /** The account in whose garage it stands; null for one that only this browser knows. */
  account: string | null;
}

/** The part of a vehicle that says which one it is. */
export type VehicleIdentity = Pick<FoundVehicle, 'registration' | 'make' | 'model' | 'year'>;

/** One text for each vehicle: its registration, or what was said in its place. */
export function vehicleKey({ registration, make, model, year }: VehicleIdentity): string {
  return registration ?? [make, model, year ?? ''].join('/');
}

/** Make and model without the generation: Golf (Mk7) is a Golf to its driver. */
export function vehicleName({ make, model }: Pick<FoundVehicle, 'make' | 'model'>): string {
  return `${make} ${model.replace(/\s*\([^)]*\)/g, '')}`;
}

/** The name with the year: Volkswagen Golf (2017). */
export function datedName(vehicle: Pick<FoundVehicle, 'make' | 'model' | 'year'>): string {
  return vehicle.year === null ? vehicleName(vehicle) : `${vehicleName(vehicle)} (${vehicle.year})`;
}

/** The listing's parameters that ask for what fits a vehicle. */
export function vehicleFilter({ registration, make, model, year }: VehicleIdentity): {
  registration: string;
  make: string;
  model: string;
  year: number | null;
} {
  if (registration === null) return { registration: '', make, model, year };
  return { registration: bareRegistration(registration), make: '', model: '', year: null };
}

/** The listing of what fits a vehicle. */
export function vehiclePath(vehicle: VehicleIdentity): string {
  const asked = Object.entries(vehicleFilter(vehicle)).filter(([, value]) => value !== '' && value !== null);
  return `/shop?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}

function textFrom(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function wholeFrom(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

function sizeFrom(value: unknown): FittingSize | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = value as Record<string, unknown>;
  const position = AXLE_POSITIONS.find((one) => one === found.position);
  const [size, minLoadIndex, minSpeedRating] = [
    textFrom(found.size),
    wholeFrom(found.minLoadIndex),
    textFrom(found.minSpeedRating),
  ];
  return position && size && minLoadIndex !== null && minSpeedRating
    ? { position, size, minLoadIndex, minSpeedRating }
    : null;
}

/** Makes a vehicle of what was found in storage; null when a part is missing, for what fits must not be guessed. */
export function repairVehicle(value: unknown): KeptVehicle | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = value as Record<string, unknown>;
  const [make, model] = [textFrom(found.make), textFrom(found.model)];
  const tyreSizes = Array.isArray(found.tyreSizes) ? found.tyreSizes.map(sizeFrom) : [];
  const known = tyreSizes.filter((size) => size !== null);
  if (!make || !model || known.length === 0 || known.length < tyreSizes.length) return null;
  return {
    registration: textFrom(found.registration),
    make,
    model,
    year: wholeFrom(found.year),
    tyreSizes: known,
    account: textFrom(found.account),
  };
}
