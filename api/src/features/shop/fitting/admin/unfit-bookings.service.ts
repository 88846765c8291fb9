import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import type { FittingBooking } from '../bookings/booking.entity.ts';
import type { ClosedDays } from '../slots/opening.ts';
import { whyUnfit, type Offer } from './affected-bookings.ts';

const OFFER =
  'hours as week, services, min_rim as "minRim", max_rim as "maxRim", closed_from as "closedFrom"';
const CENTRES = `select slug, bays, ${OFFER} from fitting_centres where slug = any($1::text[])`;
const VANS = `select id, ${OFFER} from fitting_vans`;
const CLOSURES = `
  select centre_slug as "centreSlug", van_id as "vanId", first_day as "firstDay", last_day as "lastDay", reason
  from fitting_closures where last_day >= $1::date`;

interface Placed {
  readonly centreSlug: string | null;
  readonly vanId: number | null;
}

/** Says why booked jobs no longer fit: hours, bays, closures or abilities have changed since. */
export class UnfitBookings extends Service {
  /** The reasons, in a few words, by the ids of the bookings; those that fit are left out. */
  async reasons(bookings: readonly FittingBooking[]): Promise<Map<string, string>> {
    const { sql, now } = this.platform;
    const slugs = new Set(bookings.flatMap(({ centreSlug }) => centreSlug ?? []));
    const [centres, vans, closures] = await Promise.all([
      sql.rows<Offer & { slug: string }>(CENTRES, [[...slugs]]),
      sql.rows<Offer & { id: number }>(VANS),
      sql.rows<ClosedDays & Placed>(CLOSURES, [inLondon(now()).day]),
    ]);
    const offers = new Map<string | number | null, Offer>([
      ...centres.map((centre) => [centre.slug, centre] as const),
      ...vans.map((van) => [van.id, van] as const),
    ]);
    const reasons = new Map<string, string>();
    for (const { id, centreSlug, vanId, ...job } of bookings) {
      const offer = offers.get(centreSlug ?? vanId);
      const own = closures.filter(
        (closure) =>
          (closure.centreSlug === null && closure.vanId === null) ||
          (centreSlug === null ? closure.vanId === vanId : closure.centreSlug === centreSlug),
      );
      const reason = offer && whyUnfit({ ...offer, closures: own }, job);
      if (reason) reasons.set(id, reason);
    }
    return reasons;
  }
}
