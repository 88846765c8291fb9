import { SLOT_KEEPING } from '@treadline/schema/trade/fitting/booking-state';
import { tyresIn } from '@treadline/schema/trade/fitting/fitting-job';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon, londonInstant } from '../../../../platform/text/london-time.ts';
import { daysAfter } from '../../../shop/delivery/index.ts';
import { FittingBooking, LaneHours, type Lane } from '../../../shop/fitting/index.ts';
import type { FittingCalendarInput } from './calendar.inputs.ts';
import { FittingCalendar, type CalendarDay } from './calendar.types.ts';

const MINUTE_MS = 60_000;

const laneOf = ({ bay, vanId }: FittingBooking): number => bay ?? vanId ?? 0;

/** How many minutes of a job fall into the hours of its bay or van. */
function minutesWithin(
  { startsAt, endsAt }: FittingBooking,
  { opens, closes }: Lane['days'][number],
): number {
  if (!opens || !closes) return 0;
  const from = Math.max(startsAt.getTime(), opens.getTime());
  return Math.max(0, Math.min(endsAt.getTime(), closes.getTime()) - from) / MINUTE_MS;
}

function dayOf(
  lanes: readonly Lane[],
  index: number,
  bookings: readonly FittingBooking[],
): Omit<CalendarDay, 'day'> {
  const hours = lanes.flatMap(({ number, days }) => {
    const on = days[index];
    return on ? [{ ...on, lane: number }] : [];
  });
  const totalMinutes = hours.reduce(
    (sum, { opens, closes }) =>
      sum + (opens && closes ? (closes.getTime() - opens.getTime()) / MINUTE_MS : 0),
    0,
  );
  const taken = hours.reduce((sum, one) => {
    const own = bookings.filter((booking) => laneOf(booking) === one.lane);
    return sum + own.reduce((minutes, booking) => minutes + minutesWithin(booking, one), 0);
  }, 0);
  return {
    hours,
    totalMinutes,
    freeMinutes: Math.max(0, totalMinutes - taken),
    jobs: bookings.map((booking) => ({ lane: laneOf(booking), tyres: tyresIn(booking.job), booking })),
  };
}

/** The calendars of centres and vans. */
export class CalendarService extends Service {
  readonly #hours = this.services.get(LaneHours);

  /** The calendar of a centre or of the vans; null for an unknown centre. Takes three statements. */
  async read({ centre, firstDay, days: count }: FittingCalendarInput): Promise<FittingCalendar | null> {
    const [found, bookings] = await Promise.all([
      this.#hours.read(centre ?? null, firstDay, count),
      this.#bookings(centre ?? null, firstDay, count),
    ]);
    if (!found) return null;
    const { place, lanes } = found;
    const days = Array.from({ length: count }, (_, index): CalendarDay => {
      const day = daysAfter(firstDay, index);
      const own = bookings.filter(({ startsAt }) => inLondon(startsAt).day === day);
      return { ...dayOf(lanes, index, own), day };
    });
    return result(FittingCalendar, {
      place,
      lanes: lanes.map(({ number, name }) => ({ number, name })),
      days,
    });
  }

  #bookings(centre: string | null, firstDay: string, count: number): Promise<FittingBooking[]> {
    const startsAt = {
      $gte: londonInstant(firstDay, '00:00'),
      $lt: londonInstant(daysAfter(firstDay, count), '00:00'),
    };
    const where = centre === null ? { vanId: { $ne: null } } : { centreSlug: centre };
    return this.platform.orm.em
      .fork()
      .find(
        FittingBooking,
        { ...where, startsAt, state: { $in: SLOT_KEEPING } },
        { orderBy: { startsAt: 'asc', id: 'asc' } },
      );
  }
}
