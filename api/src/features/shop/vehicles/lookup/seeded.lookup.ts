import { registrationFormat } from '@treadline/schema/trade/vehicle/registration';
import { ageOfRegistration } from '@treadline/schema/trade/vehicle/registration-age';
import type { Sql } from '../../../../platform/database/sql.ts';
import type { FoundVehicle, VehicleLookup } from './vehicle-lookup.ts';

interface Row {
  id: number;
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number | null;
}

const BY_EXAMPLE =
  'select id, make, model, year_from as "yearFrom", year_to as "yearTo" from vehicles where example_registration = $1';

/** Finds the vehicles of our own fitment table by their made-up registrations, without a network. */
export class SeededLookup implements VehicleLookup {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async find(registration: string): Promise<FoundVehicle | null> {
    const [row] = await this.#sql.rows<Row>(BY_EXAMPLE, [registration]);
    if (!row) return null;
    const plateYear = ageOfRegistration(registration, registrationFormat(registration))?.year;
    const fits =
      plateYear !== undefined && plateYear >= row.yearFrom && plateYear <= (row.yearTo ?? plateYear);
    return {
      registration,
      make: row.make,
      model: row.model,
      year: fits ? plateYear : null,
      colour: null,
      fuelType: null,
      fitmentId: row.id,
      source: 'Example vehicle',
    };
  }
}
