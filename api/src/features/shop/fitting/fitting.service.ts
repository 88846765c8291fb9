import { fittingAreaOf } from '@treadline/schema/trade/places/fitting-area';
import { phoneLink } from '@treadline/schema/trade/values/phone';
import { Service } from '../../../platform/services/services.ts';
import type { FittingCentre } from './fitting-centre.entity.ts';
import type { FittingArea } from './fitting.enums.ts';

/** A garage without coordinates is placed at the middle of its postcode district. */
const CENTRES = `
  select slug, name, town, address_line_1 as line1, postcode,
    concat_ws(', ', address_line_1, town, coalesce(postcode, postcode_district)) as address, phone,
    distance_miles as "distanceMiles", services, hours, is_sample as "isSample",
    coalesce(c.latitude, d.latitude) as latitude, coalesce(c.longitude, d.longitude) as longitude
  from fitting_centres c left join postcode_districts d on d.district = c.postcode_district
  order by distance_miles, name`;

/** The garages that fit the shop's tyres. */
export class FittingService extends Service {
  /** The fitting centres of an area, or all of them, nearest first. */
  async centres(area: FittingArea | null): Promise<FittingCentre[]> {
    const rows = await this.platform.sql.rows<FittingCentre>(CENTRES);
    return rows
      .map((centre) => ({
        ...centre,
        area: fittingAreaOf(centre.distanceMiles),
        phoneHref: phoneLink(centre.phone),
      }))
      .filter((centre) => area === null || centre.area === area);
  }
}
