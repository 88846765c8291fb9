import { keysOf } from '@treadline/schema/trade/values/words';
import { cachedData } from '../../../../platform/cache/query-cache.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import { vehicleNames, type VehicleNames } from '../names/vehicle-name-index.ts';
import { groupByMake, type FitmentsByMake } from '../names/vehicle-names.ts';
import { familiesOf, type VehicleFamily } from './vehicle-family.ts';
import type { FitmentRow } from './vehicle-fitment.ts';

const COLUMNS: Readonly<Record<keyof FitmentRow, string>> = {
  id: 'id',
  make: 'make',
  model: 'model',
  yearFrom: 'year_from',
  yearTo: 'year_to',
  category: 'category',
  frontSize: 'front_size',
  rearSize: 'rear_size',
  minLoadIndex: 'min_load_index',
  rearMinLoadIndex: 'rear_min_load_index',
  minSpeedRating: 'min_speed_rating',
  frontPressurePsi: 'front_pressure_psi',
  rearPressurePsi: 'rear_pressure_psi',
  runFlat: 'run_flat',
  pressureSensors: 'pressure_sensors',
  exampleRegistration: 'example_registration',
  revision: 'revision',
};

const ALL = `
  select ${keysOf(COLUMNS)
    .map((name) => `${COLUMNS[name]} as "${name}"`)
    .join()}
  from vehicles order by make, model, year_from, id`;

interface Fitments {
  readonly all: readonly FitmentRow[];
  readonly byMake: FitmentsByMake<FitmentRow>;
  readonly names: VehicleNames;
  readonly families: readonly VehicleFamily[];
}

/** The fitments by make, model and year: a few hundred rows, cached in memory per version of the catalogue. */
export class FitmentTable {
  readonly #kept: () => Promise<Fitments>;

  constructor({ sql, versions }: Pick<Platform, 'sql' | 'versions'>) {
    this.#kept = cachedData(versions, 'catalogue', async () => {
      const all = await sql.rows<FitmentRow>(ALL);
      const byMake = groupByMake(all);
      return { all, byMake, names: vehicleNames(byMake), families: familiesOf(all) };
    });
  }

  /** All fitments, the same grouped by make, and the names to look for in a search. */
  read(): Promise<Fitments> {
    return this.#kept();
  }
}
