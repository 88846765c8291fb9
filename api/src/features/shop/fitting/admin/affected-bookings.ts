import type { EntityManager } from '@mikro-orm/postgresql';
import { bookingStates, BOOKING_STATES } from '@treadline/schema/trade/fitting/booking-state';
import { whyUnable, type FittingAbility, type FittingJob } from '@treadline/schema/trade/fitting/fitting-job';
import { sqlList } from '../../../../platform/database/sql-list.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { openPeriod, whyClosed, type ClosedDays, type WorkingTimes } from '../slots/opening.ts';
import type { AffectedBooking } from './affected-booking.type.ts';

/** The states of bookings whose slots are taken and still to come. */
export const UPCOMING = sqlList(
  BOOKING_STATES.filter((state) => bookingStates[state].keepsSlot && bookingStates[state].isAhead),
);

/** The bookings of a centre, a van, or all of them if neither is given, that end after an instant. */
const BOOKINGS = `
  select b.order_id as "orderId", o.number as "orderNumber", b.starts_at as "startsAt", b.ends_at as "endsAt", b.bay,
    b.job, coalesce(c.name, v.name) as place
  from fitting_bookings b
    join orders o on o.id = b.order_id
    left join fitting_centres c on c.slug = b.centre_slug
    left join fitting_vans v on v.id = b.van_id
  where b.state in (${UPCOMING}) and b.ends_at > ?
    and (?::text is null or b.centre_slug = ?) and (?::int is null or b.van_id = ?)
  order by b.starts_at, o.number`;
const CLOSURES = `
  select first_day as "firstDay", last_day as "lastDay", reason from fitting_closures
  where last_day >= ?::date and (centre_slug = ? or van_id = ? or centre_slug is null and van_id is null)`;

/** A booked job as it is compared with what its place offers. */
export interface BookedJob {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null for a van. */
  readonly bay: number | null;
  readonly job: FittingJob;
}

interface BookingRow extends Omit<AffectedBooking, 'reason' | keyof BookedJob>, BookedJob {}

/** A centre or a van; both null for all of them. */
export interface BookedPlace {
  readonly centreSlug: string | null;
  readonly vanId: number | null;
}

/** A centre's or van's present offer. */
export interface Offer extends Omit<WorkingTimes, 'closures'>, FittingAbility {
  /** The number of bays of a centre; absent for a van. */
  readonly bays?: number;
}

async function bookingsOf(
  em: EntityManager,
  { centreSlug, vanId }: BookedPlace,
  now: Date,
): Promise<BookingRow[]> {
  const rows = await em.execute<BookingRow[]>(BOOKINGS, [now, centreSlug, centreSlug, vanId, vanId]);
  // Statements of an entity manager answer instants as text.
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }));
}

/** Why a booked job doesn't fit what its centre or van offers, in a few words; null if it does. */
export function whyUnfit(
  times: WorkingTimes & Offer,
  { startsAt, endsAt, bay, job }: BookedJob,
): string | null {
  const { day } = inLondon(startsAt);
  const open = openPeriod(times, day);
  if (!open) return whyClosed(times, day) ?? 'Closed';
  if (startsAt.getTime() < open.from || endsAt.getTime() > open.until) return 'Outside the hours';
  if (bay !== null && times.bays !== undefined && bay > times.bays) return `Bay ${bay} no longer exists`;
  return whyUnable(times, job);
}

const withReason = (
  { orderId, orderNumber, startsAt, place }: BookingRow,
  reason: string,
): AffectedBooking => ({
  orderId,
  orderNumber,
  startsAt,
  place,
  reason,
});

/** The booked jobs of a centre or van that don't fit what it offers now. */
export async function affectedBy(
  em: EntityManager,
  place: BookedPlace,
  offer: Offer,
  now: Date,
): Promise<AffectedBooking[]> {
  const { day } = inLondon(now);
  const rows = await bookingsOf(em, place, now);
  const closures = await em.execute<ClosedDays[]>(CLOSURES, [day, place.centreSlug, place.vanId]);
  return rows.flatMap((row) => {
    const reason = whyUnfit({ ...offer, closures }, row);
    return reason === null ? [] : [withReason(row, reason)];
  });
}

/** The booked jobs on the days of a closure. */
export async function affectedByClosure(
  em: EntityManager,
  place: BookedPlace,
  { firstDay, lastDay, reason }: ClosedDays,
  now: Date,
): Promise<AffectedBooking[]> {
  const rows = await bookingsOf(em, place, now);
  return rows
    .filter(({ startsAt }) => {
      const { day } = inLondon(startsAt);
      return firstDay <= day && day <= lastDay;
    })
    .map((row) => withReason(row, reason));
}
