import { fittingAreaOf } from '@treadline/schema/trade/places/fitting-area';
import { phoneLink } from '@treadline/schema/trade/values/phone';
import { weekText } from '@treadline/schema/trade/values/week';
import { Service } from '../../../platform/services/services.ts';
import type { FittingCentre } from './fitting-centre.entity.ts';
import type { FittingArea } from './fitting.enums.ts';

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

const CENTRES = `select ${CENTRE_COLUMNS} from ${CENTRE_TABLES} order by distance_miles, name`;

/** Adds what is computed from a centre's columns. */
export function withComputed(centre: FittingCentre): FittingCentre {
  return {
    ...centre,
    area: fittingAreaOf(centre.distanceMiles),
    phoneHref: phoneLink(centre.phone),
    hours: weekText(centre.week),
  };
}

/** The garages that fit the shop's tyres. */
export class FittingCentreService extends Service {
  /** The fitting centres of an area, or all of them, nearest first. */
  async centres(area: FittingArea | null): Promise<FittingCentre[]> {
    const rows = await this.platform.sql.rows<FittingCentre>(CENTRES);
    return rows.map(withComputed).filter((centre) => area === null || centre.area === area);
  }
}
