import { phoneLink } from '@treadline/schema/trade/phone';
import type { Services } from '../../platform/services.ts';
import type { Sql } from '../../platform/sql.ts';
import type { FittingCentre } from './fitting-centre.entity.ts';
import type { FittingArea } from './fitting.enums.ts';

const CENTRES = `
  select slug, name, town, town || ', ' || postcode_district as address, phone,
    distance_miles as "distanceMiles", area, services, hours, is_sample as "isSample"
  from fitting_centres where $1::text is null or area = $1
  order by distance_miles, name`;

/** The garages that fit the shop's tyres. */
export class FittingService {
  readonly #sql: Sql;

  constructor(services: Services) {
    this.#sql = services.platform.sql;
  }

  /** The fitting centres of an area, or all of them, nearest first. */
  async centres(area: FittingArea | null): Promise<FittingCentre[]> {
    const rows = await this.#sql.rows<FittingCentre>(CENTRES, [area]);
    return rows.map((centre) => ({ ...centre, phoneHref: phoneLink(centre.phone) }));
  }
}
