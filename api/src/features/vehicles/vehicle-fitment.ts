import { AXLE_POSITIONS } from '@treadline/schema/trade/axle-position';
import { bySpeed } from '@treadline/schema/trade/speed-rating';
import type { Vehicle, VehicleTyreSize } from './vehicle.entity.ts';

/** The columns of the vehicles table. */
export type FitmentRow = Omit<
  Vehicle,
  'registration' | 'year' | 'colour' | 'fuelType' | 'tyreSizes' | 'source' | 'fitmentIds'
>;

/** A size to offer, with the least its tyres must be able to do. */
export type FittingSize = Omit<VehicleTyreSize, 'position'>;

/** How a fitment is answered when nothing is known of a particular vehicle. */
export function vehicleOf(row: FitmentRow): Vehicle {
  return {
    ...row,
    registration: null,
    year: null,
    colour: null,
    fuelType: null,
    tyreSizes: tyreSizesOf(row),
    source: 'Fitment table',
    fitmentIds: [row.id],
  };
}

/** Makes one vehicle of fitments that cannot be told apart, for example trims of a model: it has the sizes of all. */
export function combinedVehicle(rows: readonly FitmentRow[]): Vehicle | null {
  const [first] = rows;
  if (!first) return null;
  const tyreSizes = strictest(rows.flatMap(tyreSizesOf), ({ position, size }) => `${position} ${size}`);
  const yearTo = rows.some((row) => row.yearTo === null)
    ? null
    : Math.max(...rows.map((row) => row.yearTo ?? 0));
  return {
    ...vehicleOf(first),
    model: sharedModel(rows),
    yearFrom: Math.min(...rows.map((row) => row.yearFrom)),
    yearTo,
    fitmentIds: rows.map(({ id }) => id),
    tyreSizes: tyreSizes.toSorted(
      (one, other) => AXLE_POSITIONS.indexOf(one.position) - AXLE_POSITIONS.indexOf(other.position),
    ),
  };
}

/** The sizes to look for, each once. */
export function fittingSizes(rows: readonly FitmentRow[]): FittingSize[] {
  const sizes = rows
    .flatMap(tyreSizesOf)
    .map(({ size, minLoadIndex, minSpeedRating }) => ({ size, minLoadIndex, minSpeedRating }));
  return strictest(sizes, ({ size }) => size);
}

/** What the names have in common: Golf (Mk7) and Golf GTI (Mk7) are a Golf. */
function sharedModel(rows: readonly FitmentRow[]): string {
  const names = [...new Set(rows.map(({ model }) => model))];
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  const [words = [], ...otherWords] = names.map((name) => name.replace(/\s*\([^)]*\)/g, '').split(' '));
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

/** Where fitments ask different things of one size, a tyre must be able to do the most that any of them asks. */
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
