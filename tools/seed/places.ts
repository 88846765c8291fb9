import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRows } from '../../api/src/platform/process/bulk.ts';
import type { DataFolder } from './source/cells.ts';
import { readDistricts } from './source/districts.ts';
import { readTowns } from './source/shop-tables.ts';

/** Inserts the towns around the base into an empty table. */
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
