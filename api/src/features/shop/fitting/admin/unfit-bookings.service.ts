import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import type { ClosedDays } from '../slots/opening.ts';
import { whyUnfit, type BookedJob, type Offer } from './affected-bookings.ts';

/** Paid jobs that aren't over; the parameter is the instant. */
const JOBS = `
  select id, centre_slug as "centreSlug", van_id as "vanId", starts_at as "startsAt", ends_at as "endsAt", bay, job
  from fitting_bookings where state in ('REQUESTED', 'CONFIRMED') and ends_at > $1`;
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

/** Finds booked jobs that no longer fit, because hours, bays, closures or abilities have changed since. */
export class UnfitBookings extends Service {
  /** The reasons, in a few words, by the ids of the bookings. */
  async find(): Promise<Map<string, string>> {
    const { sql, now } = this.platform;
    const [jobs, vans, closures] = await Promise.all([
      sql.rows<BookedJob & Placed & { id: string }>(JOBS, [now()]),
      sql.rows<Offer & { id: number }>(VANS),
      sql.rows<ClosedDays & Placed>(CLOSURES, [inLondon(now()).day]),
    ]);
    const slugs = new Set(jobs.flatMap(({ centreSlug }) => centreSlug ?? []));
    const centres = await sql.rows<Offer & { slug: string }>(CENTRES, [[...slugs]]);
    const offers = new Map<string | number | null, Offer>([
      ...centres.map((centre) => [centre.slug, centre] as const),
      ...vans.map((van) => [van.id, van] as const),
    ]);
    const reasons = new Map<string, string>();
    for (const { id, centreSlug, vanId, ...job } of jobs) {
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
