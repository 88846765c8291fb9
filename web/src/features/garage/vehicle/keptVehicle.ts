import { AXLE_POSITIONS } from '@treadline/schema/trade/tyre/marking/axle-position';
import { bareRegistration } from '@treadline/schema/trade/vehicle/registration';
import { tyresPath } from '../../../lib/paths/tyrePaths.ts';
import { recordFrom, textFrom } from '../../../lib/text/record.ts';
import type { KeptVehicleFragment } from './KeptVehicle.generated.ts';

/** A size that fits, its axle, and the minimum ratings. */
export type FittingSize = Omit<KeptVehicleFragment['tyreSizes'][number], '__typename'>;

/** A vehicle as found by the shop or stored in a garage. */
export type FoundVehicle = Pick<KeptVehicleFragment, 'registration' | 'make' | 'model' | 'year'> & {
  tyreSizes: readonly FittingSize[];
};

/** The vehicle that this browser shows tyres for. */
export interface KeptVehicle extends FoundVehicle {
  /** The account whose garage holds it; null if only this browser knows it. */
  account: string | null;
  /** The sizes on its sidewall according to the driver, if the vehicle can have several. */
  sidewall?: readonly string[] | undefined;
}

/** The part of a vehicle that identifies it. */
export type VehicleIdentity = Pick<FoundVehicle, 'registration' | 'make' | 'model' | 'year'>;

/** A unique key: the registration, or make, model and year. */
export function vehicleKey({ registration, make, model, year }: VehicleIdentity): string {
  return registration ?? [make, model, year ?? ''].join('/');
}

/** A model without its generation, because drivers call a Golf (Mk7) a Golf. */
export function withoutGeneration(model: string): string {
  return model.replace(/\s*\([^)]*\)/g, '');
}

/** Make and model without the generation. */
export function vehicleName({ make, model }: Pick<FoundVehicle, 'make' | 'model'>): string {
  return `${make} ${withoutGeneration(model)}`;
}

/** The name with the year: Volkswagen Golf (2017). */
export function datedName(vehicle: Pick<FoundVehicle, 'make' | 'model' | 'year'>): string {
  return vehicle.year === null ? vehicleName(vehicle) : `${vehicleName(vehicle)} (${vehicle.year})`;
}

/** The listing parameters for tyres that fit a vehicle. */
export function vehicleFilter({ registration, make, model, year }: VehicleIdentity): {
  registration: string;
  make: string;
  model: string;
  year: number | null;
  yearBefore: null;
} {
  if (registration === null) return { registration: '', make, model, year, yearBefore: null };
  return { registration: bareRegistration(registration), make: '', model: '', year: null, yearBefore: null };
}

/** The listing of tyres that fit a vehicle, in its sidewall's sizes if known. */
export function vehiclePath(vehicle: VehicleIdentity & Pick<KeptVehicle, 'sidewall'>): string {
  const size = vehicle.sidewall?.join() ?? '';
  const asked = Object.entries({ ...vehicleFilter(vehicle), size }).filter(
    ([, value]) => value !== '' && value !== null,
  );
  return tyresPath(Object.fromEntries(asked.map(([name, value]) => [name, String(value)])));
}

function textOrNull(value: unknown): string | null {
  return textFrom(value).trim() === '' ? null : textFrom(value);
}

function wholeFrom(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

function sizeFrom(value: unknown): FittingSize | null {
  const found = recordFrom(value);
  const position = AXLE_POSITIONS.find((one) => one === found.position);
  const [size, minLoadIndex, minSpeedRating] = [
    textOrNull(found.size),
    wholeFrom(found.minLoadIndex),
    textOrNull(found.minSpeedRating),
  ];
  return position && size && minLoadIndex !== null && minSpeedRating
    ? { position, size, minLoadIndex, minSpeedRating }
    : null;
}

/** Parses a stored vehicle; null if a part is missing, because the fit must not be guessed. */
export function repairVehicle(value: unknown): KeptVehicle | null {
  const found = recordFrom(value);
  const [make, model] = [textOrNull(found.make), textOrNull(found.model)];
  const tyreSizes = Array.isArray(found.tyreSizes) ? found.tyreSizes.map(sizeFrom) : [];
  const known = tyreSizes.filter((size) => size !== null);
  if (!make || !model || known.length === 0 || known.length < tyreSizes.length) return null;
  return {
    registration: textOrNull(found.registration),
    make,
    model,
    year: wholeFrom(found.year),
    tyreSizes: known,
    account: textOrNull(found.account),
    sidewall: Array.isArray(found.sidewall) ? found.sidewall.map(textFrom).filter(Boolean) : undefined,
  };
}
