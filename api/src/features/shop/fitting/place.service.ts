import { postcodeDistrict } from '@treadline/schema/trade/places/postcode';
import { kmBetween, type Coordinates } from '@treadline/schema/trade/values/coordinates';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import type { Place, Town } from './town.entity.ts';

const TOWNS = 'select slug, name, county, road, latitude, longitude from towns';
const DISTRICT = `
  select district || ' (' || place || ')' as name, latitude, longitude
  from postcode_districts where district = $1`;
const DISTRICTS =
  'select district, latitude, longitude from postcode_districts where district = any($1::text[])';
/** Fewer letters could be the beginning of anything. */
const SHORTEST_START = 4;
/**
 * A place with several districts lies at the median of their positions, which a few far-off ones don't move.
 * "Newcastle" finds the place with the most districts of those whose names begin with it.
 */
const NAMED = `
  select name, latitude, longitude from (
    select name, latitude, longitude, 1 as districts, 0 as rank from towns where ${bareSql('name')} = $1
    union all
    select place, percentile_cont(0.5) within group (order by latitude),
      percentile_cont(0.5) within group (order by longitude), count(*),
      case when ${bareSql('place')} = $1 then 1 else 2 end
    from postcode_districts
    where ${bareSql('place')} = $1 or (length($1) >= ${SHORTEST_START} and starts_with(${bareSql('place')}, $1))
    group by place) found
  order by rank, districts desc, name limit 1`;

/** Names are compared by letters only: "st. neots" is St Neots, "milton-keynes" Milton Keynes. */
function bareSql(column: string): string {
  return `regexp_replace(lower(${column}), '[^a-z]', '', 'g')`;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** The table's roads start here. A shop based elsewhere shows none. */
const ROADS_START = 'bedford';

/** Locations of towns and postcode districts. */
export class PlaceService extends Service {
  readonly #settings = this.services.get(SettingsService);

  /** The towns around the base of the mobile fitting service with their distances, nearest first. */
  async towns(): Promise<Town[]> {
    const { baseTown, mobileFittingRadiusKm } = await this.#settings.read();
    const rows = await this.platform.sql.rows<Town>(TOWNS);
    const base = rows.find(({ name }) => bare(name) === bare(baseTown));
    return rows
      .map((town) => {
        const kmFromBase = base ? kmBetween(base, town) : null;
        const isCovered = kmFromBase !== null && kmFromBase <= mobileFittingRadiusKm;
        const road = base?.slug === ROADS_START ? town.road : null;
        return { ...town, road, kmFromBase, isBase: town === base, isCovered };
      })
      .toSorted((a, b) => (a.kmFromBase ?? 0) - (b.kmFromBase ?? 0) || a.name.localeCompare(b.name));
  }

  /**
   * The place a visitor means.
   * @param text a postcode, the first half of one, or the name of a town, as typed.
   * @returns null if the shop doesn't know the place.
   */
  async find(text: string): Promise<Place | null> {
    const district = postcodeDistrict(text);
    const [place] = district
      ? await this.platform.sql.rows<Place>(DISTRICT, [district])
      : await this.platform.sql.rows<Place>(NAMED, [bare(text)]);
    return place ?? null;
  }

  /** The middles of postcode districts, by district; without those that the shop doesn't know. */
  async districts(names: readonly string[]): Promise<ReadonlyMap<string, Coordinates>> {
    const rows = await this.platform.sql.rows<Coordinates & { district: string }>(DISTRICTS, [names]);
    return new Map(rows.map(({ district, latitude, longitude }) => [district, { latitude, longitude }]));
  }
}
