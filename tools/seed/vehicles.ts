import { makeRegistration } from './registration.ts';
import { drawFrom } from './source/hash.ts';
import type { Tables, VehicleEntry } from './source/tables.ts';

/** A vehicle's fitment, with a made-up plate by which the demonstration finds it. */
export interface VehicleRow extends VehicleEntry {
  /** Without a space, such as AB12CDE; unique, and of an age the vehicle can have. */
  exampleRegistration: string;
}

/** The plate in the shop's own examples: issued from March to August 2012. */
const SHOWCASE = {
  registration: 'AB12CDE',
  make: 'Ford',
  model: 'Focus (Mk3)',
  frontSizeKey: 'car-205-55-r16',
};
/** The last full year of the tables: vehicles still on sale get no newer plate. */
const LAST_PLATE_YEAR = 2025;

function isShowcase({ make, model, frontSizeKey }: VehicleEntry): boolean {
  return make === SHOWCASE.make && model === SHOWCASE.model && frontSizeKey === SHOWCASE.frontSizeKey;
}

function registrationFor(vehicle: VehicleEntry, taken: ReadonlySet<string>): string {
  const { make, model, yearFrom, yearTo, frontSizeKey } = vehicle;
  const draw = drawFrom(`plate/${make}/${model}/${yearFrom}/${frontSizeKey}`);
  let plate: string;
  do plate = makeRegistration(yearFrom, Math.max(yearFrom, yearTo ?? LAST_PLATE_YEAR), draw);
  while (taken.has(plate));
  return plate;
}

/** Every vehicle of the fitment table with its example plate, in the table's order. */
export function buildVehicles({ vehicles }: Pick<Tables, 'vehicles'>): VehicleRow[] {
  const taken = new Set([SHOWCASE.registration]);
  return vehicles.map((vehicle) => {
    if (isShowcase(vehicle)) return { ...vehicle, exampleRegistration: SHOWCASE.registration };
    const exampleRegistration = registrationFor(vehicle, taken);
    taken.add(exampleRegistration);
    return { ...vehicle, exampleRegistration };
  });
}

/** Rows of the table `vehicles`. */
export function vehicleRows(tables: Pick<Tables, 'vehicles'>): object[] {
  return buildVehicles(tables).map((vehicle) => ({
    make: vehicle.make,
    model: vehicle.model,
    year_from: vehicle.yearFrom,
    year_to: vehicle.yearTo,
    category: vehicle.category,
    front_size: vehicle.frontSize,
    rear_size: vehicle.rearSize,
    min_load_index: vehicle.minLoadIndex,
    rear_min_load_index: vehicle.rearMinLoadIndex,
    min_speed_rating: vehicle.minSpeedRating,
    example_registration: vehicle.exampleRegistration,
  }));
}
