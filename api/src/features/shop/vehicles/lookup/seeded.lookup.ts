import { registrationFormat } from '@treadline/schema/trade/vehicle/registration';
import { ageOfRegistration, type IssueMonth } from '@treadline/schema/trade/vehicle/registration-age';
import type { Sql } from '../../../../platform/database/sql.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import type { VehicleMot } from '../fitment/vehicle.entity.ts';
import { plateDigest, type FoundVehicle, type VehicleLookup } from './vehicle-lookup.ts';

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
  readonly #now: () => Date;

  constructor({ sql, now }: Pick<Platform, 'sql' | 'now'>) {
    this.#sql = sql;
    this.#now = now;
  }

  async find(registration: string): Promise<FoundVehicle | null> {
    const [row] = await this.#sql.rows<Row>(BY_EXAMPLE, [registration]);
    if (!row) return null;
    const issued = ageOfRegistration(registration, registrationFormat(registration));
    const plateYear = issued?.year;
    const fits =
      plateYear !== undefined && plateYear >= row.yearFrom && plateYear <= (row.yearTo ?? plateYear);
    return {
      registration,
      make: row.make,
      model: row.model,
      year: fits ? plateYear : null,
      colour: null,
      fuelType: null,
      mot: inventedMot(registration, issued, this.#now()),
      fitmentId: row.id,
      source: 'Example vehicle',
    };
  }
}

/** In Great Britain, where the example plates are from; Northern Ireland has four. */
const FIRST_MOT_AFTER_YEARS = 3;
/** Each kind of plate is issued for half a year. */
const ISSUED_FOR_MONTHS = 6;
const MOST_DAYS_IN_EACH_MONTH = 28;
/** One in this many example vehicles has missed its MOT. */
const LATE_ONE_IN = 8;

/**
 * The MOT of an example vehicle, made up from its plate: it's tested each year on the anniversary of its registration.
 * @param issued when its plate was first issued; without that nothing is known.
 */
function inventedMot(registration: string, issued: IssueMonth | null, checkedAt: Date): VehicleMot {
  if (!issued) return { dueOn: null, isFirst: false, checkedAt };
  const drawn = Number.parseInt(plateDigest(registration), 16);
  const month = issued.month - 1 + (drawn % ISSUED_FOR_MONTHS);
  const anniversary = (years: number) =>
    new Date(Date.UTC(issued.year + years, month, 1 + (drawn % MOST_DAYS_IN_EACH_MONTH)))
      .toISOString()
      .slice(0, '2026-11-24'.length);
  const today = inLondon(checkedAt).day;
  let years = FIRST_MOT_AFTER_YEARS;
  while (anniversary(years) < today) years += 1;
  if (drawn % LATE_ONE_IN === 0 && years > FIRST_MOT_AFTER_YEARS) years -= 1;
  return { dueOn: anniversary(years), isFirst: years === FIRST_MOT_AFTER_YEARS, checkedAt };
}
