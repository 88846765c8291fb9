import type { OptionalProps } from '@mikro-orm/core';
import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { AXLE_POSITIONS } from '@treadline/schema/trade/tyre/marking/axle-position';
import { bySpeed } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { keysOf, recordOf } from '@treadline/schema/trade/values/words';
import { withoutGeneration } from '../names/vehicle-names.ts';
import type { Vehicle, VehicleTyreSize } from './vehicle.entity.ts';

/** Facts from a register about one vehicle, beyond its model; null where unknown. */
export type RegisterFacts = Pick<Vehicle, 'year' | 'colour' | 'fuelType' | 'mot'>;

/** Facts about one particular vehicle. Its registration is null if it wasn't found by one. */
type OfOneVehicle = Pick<Vehicle, keyof RegisterFacts | 'registration' | 'source'>;

/** The columns of the vehicles table. */
export type FitmentRow = Omit<
  Vehicle,
  keyof OfOneVehicle | 'tyreSizes' | 'fitmentIds' | typeof OptionalProps
>;

const OF_NO_VEHICLE: OfOneVehicle = {
  registration: null,
  year: null,
  colour: null,
  fuelType: null,
  mot: null,
  source: 'Fitment table',
};

/** A size to offer, with the lowest ratings allowed. */
export type FittingSize = Omit<VehicleTyreSize, 'position'>;

/** The sizes to offer for a vehicle. If it's empty, the notice says why. */
export interface Fitment {
  readonly sizes: FittingSize[];
  readonly vehicle: Vehicle | null;
  /** The vehicles it could be, if their tyres differ; otherwise empty. */
  readonly versions: Vehicle[];
  /** The only category that fits, for vans and motorcycles: others won't do even in the same size. */
  readonly category: TyreCategory | undefined;
  readonly notice: string | null;
}

/** A fitment as a vehicle without facts about a particular one. */
export function toVehicle(row: FitmentRow): Vehicle {
  return {
    ...row,
    ...OF_NO_VEHICLE,
    tyreSizes: tyreSizesOf(row),
    fitmentIds: [row.id],
  };
}

/** Only the facts about the particular vehicle, without its fitment. */
export function ofOneVehicle(known: OfOneVehicle): OfOneVehicle {
  return recordOf<OfOneVehicle>(keysOf(OF_NO_VEHICLE).map((name) => [name, known[name]]));
}

/**
 * Merges fitments that can't be told apart, for example trims of a model, into one vehicle with all their sizes. Null
 * without fitments.
 */
export function combinedVehicle(rows: readonly FitmentRow[]): Vehicle | null {
  const [first] = rows;
  if (!first) return null;
  const tyreSizes = strictest(rows.flatMap(tyreSizesOf), ({ position, size }) => `${position} ${size}`);
  const yearTo = rows.some((row) => row.yearTo === null)
    ? null
    : Math.max(...rows.map((row) => row.yearTo ?? 0));
  return {
    ...toVehicle(first),
    ...agreedFacts(rows),
    model: sharedModel(rows),
    yearFrom: Math.min(...rows.map((row) => row.yearFrom)),
    yearTo,
    fitmentIds: rows.map(({ id }) => id),
    tyreSizes: tyreSizes.toSorted(
      (one, other) => AXLE_POSITIONS.indexOf(one.position) - AXLE_POSITIONS.indexOf(other.position),
    ),
  };
}

type SharedFacts = Pick<FitmentRow, 'frontPressurePsi' | 'rearPressurePsi' | 'runFlat' | 'pressureSensors'>;

/** The facts that all fitments agree on; null where they differ. */
function agreedFacts(rows: readonly FitmentRow[]): SharedFacts {
  const agreed = <Name extends keyof SharedFacts>(name: Name): SharedFacts[Name] | null => {
    const [first, ...others] = new Set(rows.map((row) => row[name]));
    return others.length === 0 ? (first ?? null) : null;
  };
  return {
    frontPressurePsi: agreed('frontPressurePsi'),
    rearPressurePsi: agreed('rearPressurePsi'),
    runFlat: agreed('runFlat'),
    pressureSensors: agreed('pressureSensors'),
  };
}

/** The distinct sizes of the fitments, each with its strictest ratings. */
export function fittingSizes(rows: readonly FitmentRow[]): FittingSize[] {
  const sizes = rows
    .flatMap(tyreSizesOf)
    .map(({ size, minLoadIndex, minSpeedRating }) => ({ size, minLoadIndex, minSpeedRating }));
  return strictest(sizes, ({ size }) => size);
}

/** Sorts versions for the driver's choice: plain models before their trims, each newest first. */
export function byVersion(one: FitmentRow, other: FitmentRow): number {
  return (
    withoutGeneration(one.model).localeCompare(withoutGeneration(other.model), 'en-GB', { numeric: true }) ||
    other.yearFrom - one.yearFrom
  );
}

/** The versions a driver must choose from because their sizes differ; empty if all take the same tyres. */
export function versionsToChoose(rows: readonly FitmentRow[], year: number | null): Vehicle[] {
  const fitted = new Set(rows.map((row) => JSON.stringify(tyreSizesOf(row))));
  return fitted.size > 1 ? rows.toSorted(byVersion).map((row) => ({ ...toVehicle(row), year })) : [];
}

/** The category a van or motorcycle needs; undefined for others, because cars and 4x4s share sizes. */
export function requiredCategory(rows: readonly FitmentRow[]): TyreCategory | undefined {
  const [category, ...others] = new Set(rows.map((row) => row.category));
  return others.length === 0 && (category === 'VAN' || category === 'MOTORCYCLE') ? category : undefined;
}

/** A fitment without sizes, with a notice that says why. */
export function nothing(notice: string): Fitment {
  return { sizes: [], vehicle: null, versions: [], category: undefined, notice };
}

/** The sizes of all these fitments, offered for one vehicle. */
export function fitting(rows: readonly FitmentRow[], vehicle: Vehicle | null): Fitment {
  return {
    sizes: fittingSizes(rows),
    vehicle,
    versions: vehicle ? versionsToChoose(rows, vehicle.year) : [],
    category: requiredCategory(rows),
    notice: null,
  };
}

/**
 * Narrows a vehicle to the versions that take all the given sizes: the one on the sidewall, or front and rear.
 * Unchanged if no version does, or all do.
 */
export function takingSizes(fitment: Fitment, sizes: readonly string[]): Fitment {
  const versions = fitment.versions.filter(({ tyreSizes }) =>
    sizes.every((size) => tyreSizes.some((taken) => taken.size === size)),
  );
  const { vehicle } = fitment;
  if (!vehicle || versions.length === 0 || versions.length === fitment.versions.length) return fitment;
  const narrowed = combinedVehicle(versions);
  return fitting(versions, narrowed && { ...narrowed, ...ofOneVehicle(vehicle) });
}

/** The common part of the names: Golf (Mk7) and Golf GTI (Mk7) give Golf. */
function sharedModel(rows: readonly FitmentRow[]): string {
  const names = [...new Set(rows.map(({ model }) => model))];
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  const [words = [], ...otherWords] = names.map((name) => withoutGeneration(name).split(' '));
  const unlike = words.findIndex((word, at) => otherWords.some((other) => other[at] !== word));
  return words.slice(0, unlike < 0 ? words.length : unlike).join(' ') || first;
}

function tyreSizesOf(row: FitmentRow): VehicleTyreSize[] {
  const { minSpeedRating } = row;
  const front = { size: row.frontSize, minLoadIndex: row.minLoadIndex, minSpeedRating };
  if (row.rearSize === null) return [{ position: 'BOTH', ...front }];
  return [
    { position: 'FRONT', ...front },
    {
      position: 'REAR',
      size: row.rearSize,
      minLoadIndex: row.rearMinLoadIndex ?? row.minLoadIndex,
      minSpeedRating,
    },
  ];
}

/** If fitments require different ratings for a size, the highest of each applies. */
function strictest<Size extends FittingSize>(sizes: readonly Size[], keyOf: (size: Size) => string): Size[] {
  const kept = new Map<string, Size>();
  for (const size of sizes) {
    const before = kept.get(keyOf(size));
    kept.set(
      keyOf(size),
      before
        ? {
            ...before,
            minLoadIndex: Math.max(before.minLoadIndex, size.minLoadIndex),
            minSpeedRating: faster(before.minSpeedRating, size.minSpeedRating),
          }
        : size,
    );
  }
  return [...kept.values()];
}

function faster(one: string, other: string): string {
  return bySpeed(one, other) >= 0 ? one : other;
}
