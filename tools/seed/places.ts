import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRows } from '../../api/src/platform/process/bulk.ts';
import { readTowns } from './shop-tables.ts';
import { type Cells, type DataFolder, readTable } from './source/cells.ts';

const toDistrict = (cells: Cells): object => ({
  district: cells.text('district'),
  place: cells.text('place'),
  latitude: cells.number('lat'),
  longitude: cells.number('lon'),
});

/**
 * Fills the tables of towns and postcode districts if they're empty. They aren't part of the demonstration, so a shop
 * that was set up before they existed gets them too.
 */
export async function seedPlaces(em: EntityManager, folder: DataFolder): Promise<void> {
  const found = await em
    .getConnection()
    .execute<object[]>('select 1 from towns limit 1', [], 'all', em.getTransactionContext());
  if (found.length > 0) return;
  const towns = readTowns(folder).map(({ slug, name, county, road, latitude, longitude }) => ({
    slug,
    name,
    county,
    road,
    latitude,
    longitude,
  }));
  await insertRows(em, 'towns', towns);
  await insertRows(em, 'postcode_districts', readTable(folder, 'postcode_districts.csv', toDistrict));
}
