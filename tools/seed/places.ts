import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRows } from '../../api/src/platform/process/bulk.ts';
import { readTowns } from './shop-tables.ts';
import { type Cells, type DataFolder, readTable } from './source/cells.ts';

/** A row of the table `postcode_districts`. */
export interface DistrictRow {
  district: string;
  place: string;
  latitude: number;
  longitude: number;
}

const toDistrict = (cells: Cells): DistrictRow => ({
  district: cells.text('district'),
  place: cells.text('place'),
  latitude: cells.number('lat'),
  longitude: cells.number('lon'),
});

/** Reads the postcode districts of the United Kingdom. */
export function readDistricts(folder: DataFolder): DistrictRow[] {
  return readTable(folder, 'postcode_districts.csv', toDistrict);
}

/** Inserts the towns around the base if there are none. */
async function seedTowns(em: EntityManager, folder: DataFolder): Promise<void> {
  if ((await em.execute<object[]>('select 1 from towns limit 1')).length > 0) return;
  const towns = readTowns(folder).map(({ slug, name, county, road, latitude, longitude }) => ({
    slug,
    name,
    county,
    road,
    latitude,
    longitude,
  }));
  await insertRows(em, 'towns', towns);
}

/** Inserts the districts that the database doesn't have. */
async function seedDistricts(em: EntityManager, folder: DataFolder): Promise<void> {
  const rows = await em.execute<{ district: string }[]>('select district from postcode_districts');
  const known = new Set(rows.map(({ district }) => district));
  const missing = readDistricts(folder).filter(({ district }) => !known.has(district));
  await insertRows(em, 'postcode_districts', missing);
}

/**
 * Fills the tables of towns and postcode districts. They aren't part of the demonstration, so a shop that was set up
 * before they existed, or with fewer districts, gets the rest.
 */
export async function seedPlaces(em: EntityManager, folder: DataFolder): Promise<void> {
  await seedTowns(em, folder);
  await seedDistricts(em, folder);
}
