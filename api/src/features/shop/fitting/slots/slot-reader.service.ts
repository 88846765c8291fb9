import { SLOT_KEEPING } from '@treadline/schema/trade/fitting/booking-state';
import type { Coordinates } from '@treadline/schema/trade/values/coordinates';
import { sqlList } from '../../../../platform/database/sql-list.ts';
import { Service } from '../../../../platform/services/services.ts';
import { groupsOf } from '../../../../platform/text/in-order.ts';
import type { FittingCentre } from '../fitting-centre.entity.ts';
import { CENTRE_COLUMNS, CENTRE_TABLES, milesFrom, withComputed } from '../fitting.service.ts';
import type { TakenBay } from './centre-slots.ts';
import type { ClosedDays, Period } from './opening.ts';
import type { CentreFacts, VanFacts } from './slot-rules.ts';
import type { VanJob } from './van-slots.ts';

/** A centre with its closures, which offers slots. */
export type OfferingCentre = FittingCentre & CentreFacts;

/** A closed centre isn't listed. */
const NEAREST = `
  select ${CENTRE_COLUMNS}, ${milesFrom('$1', '$2')} as miles from ${CENTRE_TABLES}
  where (closed_from is null or closed_from > $3::date) and coalesce(c.latitude, d.latitude) is not null
  order by miles, name limit $4`;
const ONE = `select ${CENTRE_COLUMNS} from ${CENTRE_TABLES} where slug = $1`;
const VANS = `
  select id, name, latitude, longitude, services, min_rim as "minRim", max_rim as "maxRim", hours as week,
    closed_from as "closedFrom"
  from fitting_vans order by id`;
const CLOSURES = `
  select centre_slug as "centreSlug", van_id as "vanId", first_day as "firstDay", last_day as "lastDay", reason
  from fitting_closures where last_day >= $1::date order by first_day`;
const KEPT = `state in (${sqlList(SLOT_KEEPING)})`;
const TAKEN_BAYS = `
  select centre_slug as slug, bay, starts_at as "startsAt", ends_at as "endsAt"
  from fitting_bookings
  where centre_slug = any($1::text[]) and ends_at > $2 and id is distinct from $3::uuid and ${KEPT}`;
const TAKEN_VANS = `
  select van_id as "vanId", latitude, longitude, starts_at as "startsAt", ends_at as "endsAt"
  from fitting_bookings where van_id is not null and ends_at > $1 and id is distinct from $2::uuid and ${KEPT}`;

interface ClosureRow extends ClosedDays {
  readonly centreSlug: string | null;
  readonly vanId: number | null;
}

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const periodOf = ({ startsAt, endsAt }: Times): Period => ({
  from: startsAt.getTime(),
  until: endsAt.getTime(),
});

/** A centre near a place, and the miles to it. */
export interface NearCentre {
  readonly centre: OfferingCentre;
  readonly miles: number;
}

/** Reads what the finder of slots needs: centres and vans with their closures, and the slots that are taken. */
export class SlotReader extends Service {
  /** The centres nearest to a place that aren't closed for good on a day, nearest first. */
  async nearest({ latitude, longitude }: Coordinates, day: string, limit: number): Promise<NearCentre[]> {
    const [rows, closures] = await Promise.all([
      this.platform.sql.rows<FittingCentre & { miles: number }>(NEAREST, [latitude, longitude, day, limit]),
      this.#closures(day),
    ]);
    return rows.map(({ miles, ...centre }) => ({
      centre: withClosures(withComputed(centre), closures),
      miles,
    }));
  }

  /** A centre, closed or not; null if there's none with this slug. */
  async centre(slug: string, day: string): Promise<OfferingCentre | null> {
    const [[row], closures] = await Promise.all([
      this.platform.sql.rows<FittingCentre>(ONE, [slug]),
      this.#closures(day),
    ]);
    return row ? withClosures(withComputed(row), closures) : null;
  }

  /** All vans. */
  async vans(day: string): Promise<VanFacts[]> {
    const [rows, closures] = await Promise.all([
      this.platform.sql.rows<Omit<VanFacts, 'closures'>>(VANS),
      this.#closures(day),
    ]);
    return rows.map((van) => ({
      ...van,
      closures: closures.filter(
        ({ vanId, centreSlug }) => vanId === van.id || (vanId === null && centreSlug === null),
      ),
    }));
  }

  /**
   * The taken periods of centres' bays that end after an instant, by centre in the order of the slugs.
   * @param own the id of a booking that doesn't count.
   */
  async takenBays(slugs: readonly string[], after: Date, own: string | null = null): Promise<TakenBay[][]> {
    const rows = await this.platform.sql.rows<Times & { slug: string; bay: number }>(TAKEN_BAYS, [
      slugs,
      after,
      own,
    ]);
    return groupsOf(slugs, rows, ({ slug }) => slug).map((ofCentre) =>
      ofCentre.map(({ bay, ...times }) => ({ bay, ...periodOf(times) })),
    );
  }

  /**
   * The vans' jobs that end after an instant.
   * @param own the id of a booking that doesn't count.
   */
  async takenVans(after: Date, own: string | null = null): Promise<VanJob[]> {
    const rows = await this.platform.sql.rows<Times & Omit<VanJob, keyof Period>>(TAKEN_VANS, [after, own]);
    return rows.map(({ startsAt, endsAt, ...job }) => ({ ...job, ...periodOf({ startsAt, endsAt }) }));
  }

  #closures(day: string): Promise<ClosureRow[]> {
    return this.platform.sql.rows<ClosureRow>(CLOSURES, [day]);
  }
}

/** The closures that apply to a centre: its own, and those of everyone. */
const withClosures = (centre: FittingCentre, closures: readonly ClosureRow[]): OfferingCentre => ({
  ...centre,
  closures: closures.filter(
    ({ centreSlug, vanId }) => centreSlug === centre.slug || (centreSlug === null && vanId === null),
  ),
});
