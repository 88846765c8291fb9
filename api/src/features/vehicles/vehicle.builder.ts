import type { Sql } from '../../platform/sql.ts';
import type { FitmentRow } from './vehicle-fitment.ts';

let made = 0;

/** Three letters from A to H, different for each of 512 numbers. */
function serial(number: number): string {
  return String.fromCharCode(65 + ((number >> 6) & 7), 65 + ((number >> 3) & 7), 65 + (number & 7));
}

/** A car with one size on both axles. No plates begin with J, so no test finds a real car. */
export function aVehicle(overrides: Partial<FitmentRow> = {}): FitmentRow {
  made += 1;
  return {
    id: made,
    make: 'Volkswagen',
    model: 'Golf (Mk7)',
    yearFrom: 2013,
    yearTo: 2020,
    category: 'CAR',
    frontSize: '205/55 R16',
    rearSize: null,
    minLoadIndex: 91,
    rearMinLoadIndex: null,
    minSpeedRating: 'V',
    exampleRegistration: `JA15${serial(made)}`,
    ...overrides,
  };
}

/** Stores fitments in the table. */
export async function storeVehicles(sql: Sql, vehicles: readonly FitmentRow[]): Promise<void> {
  for (const vehicle of vehicles)
    await sql.rows(
      `insert into vehicles (id, make, model, year_from, year_to, category, front_size, rear_size,
          min_load_index, rear_min_load_index, min_speed_rating, example_registration)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        vehicle.id,
        vehicle.make,
        vehicle.model,
        vehicle.yearFrom,
        vehicle.yearTo,
        vehicle.category,
        vehicle.frontSize,
        vehicle.rearSize,
        vehicle.minLoadIndex,
        vehicle.rearMinLoadIndex,
        vehicle.minSpeedRating,
        vehicle.exampleRegistration,
      ],
    );
}
