import { fittingAreaOf } from '@treadline/schema/trade/places/fitting-area';
import { phoneLink } from '@treadline/schema/trade/values/phone';
import { weekText } from '@treadline/schema/trade/values/week';
import { Service } from '../../../platform/services/services.ts';
import { inOrderOf } from '../../../platform/text/in-order.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import type { FittingCentre } from './fitting-centre.entity.ts';
import type { FittingArea } from './fitting.enums.ts';
import { NEAREST_CENTRES, type FittingNeeds } from './fitting.inputs.ts';
import { PlaceService } from './place.service.ts';

/** A centre as read from the database. A garage without coordinates lies in the middle of its postcode district. */
export const CENTRE_COLUMNS = `
  slug, name, town, address_line_1 as line1, postcode,
  concat_ws(', ', address_line_1, town, coalesce(postcode, postcode_district)) as address, phone,
  distance_miles as "distanceMiles", services, hours as week, is_sample as "isSample",
  min_rim as "minRim", max_rim as "maxRim", bays, lead_days as "leadDays", is_own as "isOwn",
  closed_from as "closedFrom",
  coalesce(c.latitude, d.latitude) as latitude, coalesce(c.longitude, d.longitude) as longitude`;
export const CENTRE_TABLES =
  'fitting_centres c left join postcode_districts d on d.district = c.postcode_district';

/**
 * The miles in a straight line from a position, given by SQL expressions in degrees, to a centre of the tables above.
 */
export function milesFrom(latitude: string, longitude: string): string {
  return `
  3958.8 * 2 * asin(least(1, sqrt(
    sin(radians(coalesce(c.latitude, d.latitude) - ${latitude}) / 2) ^ 2
    + cos(radians(${latitude})) * cos(radians(coalesce(c.latitude, d.latitude)))
      * sin(radians(coalesce(c.longitude, d.longitude) - ${longitude}) / 2) ^ 2)))`;
}

/**
 * The parameters are the place, today, the rim, the services and the limit. Without a place, miles are from the base.
 */
const NEAREST = `
  select * from (
    select ${CENTRE_COLUMNS},
      case when $1::float8 is null then distance_miles else round((${milesFrom('$1', '$2')})::numeric, 1) end as miles
    from ${CENTRE_TABLES}
    where (closed_from is null or closed_from > $3::date)
      and ($4::int is null or $4 between min_rim and max_rim)
      and services @> $5::jsonb
  ) centres
  where miles is not null order by miles, name limit $6`;
const NAMED = `select ${CENTRE_COLUMNS} from ${CENTRE_TABLES} where slug = any($1::text[])`;

/** Adds what is computed from a centre's columns. */
export function withComputed(centre: FittingCentre): FittingCentre {
  return {
    ...centre,
    area: fittingAreaOf(centre.distanceMiles),
    phoneHref: phoneLink(centre.phone),
    hours: weekText(centre.week),
  };
}

/** Which centres to list. */
export interface CentreSearch {
  /** A postcode or town. */
  readonly near?: string | null;
  readonly area?: FittingArea | null;
  readonly needs?: FittingNeeds | null;
  readonly limit?: number;
}

/** The garages that fit the shop's tyres. */
export class FittingCentreService extends Service {
  readonly #places = this.services.get(PlaceService);

  /**
   * The open centres nearest to a place, or to the base town if the place is left out or unknown, with the distances
   * from there.
   */
  async centres({ near, area, needs, limit = NEAREST_CENTRES }: CentreSearch): Promise<FittingCentre[]> {
    const place = near ? await this.#places.find(near) : null;
    const rows = await this.platform.sql.rows<FittingCentre & { miles: number }>(NEAREST, [
      place?.latitude ?? null,
      place?.longitude ?? null,
      inLondon(this.platform.now()).day,
      needs?.rim ?? null,
      JSON.stringify(needs?.services ?? []),
      limit,
    ]);
    return rows
      .map(({ miles, ...centre }) => withComputed({ ...centre, distanceMiles: miles }))
      .filter((centre) => !area || centre.area === area);
  }

  /** The centres with these slugs, open or closed, in the sequence of the slugs; null for an unknown one. */
  async withSlugs(slugs: readonly string[]): Promise<(FittingCentre | null)[]> {
    const rows = await this.platform.sql.rows<FittingCentre>(NAMED, [slugs]);
    return inOrderOf(slugs, rows.map(withComputed), ({ slug }) => slug);
  }
}
