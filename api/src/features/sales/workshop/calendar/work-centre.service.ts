import { Service } from '../../../../platform/services/services.ts';
import type { WorkCentre } from './work-centre.types.ts';

/** The parameters are the words that must all be found, and the present instant. */
const MATCHING = `
  select slug, name, town, is_own as "isOwn" from fitting_centres
  where (select coalesce(bool_and(position(word in lower(concat_ws(' ', name, town, postcode))) > 0), true)
    from unnest($1::text[]) as word)
  order by case when cardinality($1::text[]) = 0 then (
      select min(starts_at) from fitting_bookings
      where centre_slug = slug and ends_at > $2 and state in ('REQUESTED', 'CONFIRMED')
    ) end nulls last, is_own desc, distance_miles, name
  limit 12`;

/** Finds centres by name for staff. */
export class WorkCentreService extends Service {
  /**
   * The centres that match all words, closed ones too: the shop's own first, then the nearest to the base town. Without
   * words, those with the next jobs come first.
   */
  find(search: string): Promise<WorkCentre[]> {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return this.platform.sql.rows<WorkCentre>(MATCHING, [words, this.platform.now()]);
  }
}
