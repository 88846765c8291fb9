import { cachedData } from '../../../../platform/cache/query-cache.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import { vehicleNames, type VehicleNames } from '../names/vehicle-name-index.ts';
import { groupByMake, type FitmentsByMake } from '../names/vehicle-names.ts';
import { familiesOf, type VehicleFamily } from './vehicle-family.ts';
import type { FitmentRow } from './vehicle-fitment.ts';

const ALL = `
  select id, make, model, year_from as "yearFrom", year_to as "yearTo", category,
    front_size as "frontSize", rear_size as "rearSize",
    min_load_index as "minLoadIndex", rear_min_load_index as "rearMinLoadIndex",
      min_speed_rating as "minSpeedRating", example_registration as "exampleRegistration"
  from vehicles order by make, model, year_from, id`;

interface Fitments {
  readonly all: readonly FitmentRow[];
  readonly byMake: FitmentsByMake<FitmentRow>;
  readonly names: VehicleNames;
  readonly families: readonly VehicleFamily[];
}

/**
 * The fitments by make, model and year: a few hundred rows, cached in memory for one version of the
 * catalogue.
 */
export class FitmentTable {
  readonly #kept: () => Promise<Fitments>;

  constructor({ sql, versions }: Pick<Platform, 'sql' | 'versions'>) {
    this.#kept = cachedData(versions, 'catalogue', async () => {
      const all = await sql.rows<FitmentRow>(ALL);
      const byMake = groupByMake(all);
      return { all, byMake, names: vehicleNames(byMake), families: familiesOf(all) };
    });
  }

  /** Every fitment, the same grouped by make, and the names to look for in a search. */
  read(): Promise<Fitments> {
    return this.#kept();
  }
}
