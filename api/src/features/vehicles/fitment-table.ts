import { KeptData } from '../../platform/kept-data.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FitmentRow } from './vehicle-fitment.ts';
import { groupByMake, type FitmentsByMake } from './vehicle-names.ts';

const ALL = `
  select id, make, model, year_from as "yearFrom", year_to as "yearTo", category, front_size as "frontSize", rear_size as "rearSize",
    min_load_index as "minLoadIndex", rear_min_load_index as "rearMinLoadIndex", min_speed_rating as "minSpeedRating", example_registration as "exampleRegistration"
  from vehicles order by make, model, year_from, id`;

interface Fitments {
  readonly all: readonly FitmentRow[];
  readonly byMake: FitmentsByMake<FitmentRow>;
}

/** The fitments by make, model and year: a few hundred rows, kept in memory for one version of the catalogue. */
export class FitmentTable {
  readonly #kept: KeptData<Fitments>;

  constructor({ sql, versions }: Pick<Platform, 'sql' | 'versions'>) {
    this.#kept = new KeptData(versions, 'catalogue', async () => {
      const all = await sql.rows<FitmentRow>(ALL);
      return { all, byMake: groupByMake(all) };
    });
  }

  /** Every fitment, and the same grouped by make. */
  read(): Promise<Fitments> {
    return this.#kept.read();
  }
}
