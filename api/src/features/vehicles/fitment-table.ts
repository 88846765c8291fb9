import { KeptData } from '../../platform/kept-data.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FitmentRow } from './vehicle-fitment.ts';

const ALL = `
  select id, make, model, year_from as "yearFrom", year_to as "yearTo", category, front_size as "frontSize", rear_size as "rearSize",
    min_load_index as "minLoadIndex", rear_min_load_index as "rearMinLoadIndex", min_speed_rating as "minSpeedRating", example_registration as "exampleRegistration"
  from vehicles order by make, model, year_from, id`;

/** The fitments by make, model and year: a few hundred rows, kept in memory for one version of the catalogue. */
export class FitmentTable {
  readonly #kept: KeptData<FitmentRow[]>;

  constructor({ sql, versions }: Pick<Platform, 'sql' | 'versions'>) {
    this.#kept = new KeptData(versions, 'catalogue', () => sql.rows<FitmentRow>(ALL));
  }

  rows(): Promise<FitmentRow[]> {
    return this.#kept.read();
  }
}
