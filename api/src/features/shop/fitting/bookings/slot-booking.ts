import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { SLOT_KEEPING } from '@treadline/schema/trade/fitting/booking-state';
import { jobMinutes, type FittingJob } from '@treadline/schema/trade/fitting/fitting-job';
import type { Coordinates } from '@treadline/schema/trade/values/coordinates';
import { inLondon, londonInstant } from '../../../../platform/text/london-time.ts';
import { daysAfter } from '../../delivery/index.ts';
import { FittingCentre } from '../fitting-centre.entity.ts';
import { FittingClosure } from '../fitting-closure.entity.ts';
import { FittingVan } from '../fitting-van.entity.ts';
import type { FittingWay } from '../fitting.enums.ts';
import { bayFor, lastBookingDay, vanFor, type SlotRefusal } from '../slots/slot-rules.ts';
import { FittingBooking } from './booking.entity.ts';

/** The slot to book. */
export interface SlotWish {
  readonly way: FittingWay;
  /** The centre; null for a van. */
  readonly centreSlug: string | null;
  /** Where the van goes; null for a centre. */
  readonly at: Coordinates | null;
  readonly start: Date;
  readonly job: FittingJob;
  /** The earliest start that the tyres allow. */
  readonly notBefore: Date;
  readonly now: Date;
  /** The only bay or van that will do, by its number; any if omitted. */
  readonly lane?: number | null;
}

/** A slot that can't be had, and why. */
export interface LostSlot {
  readonly wish: SlotWish;
  readonly refusal: SlotRefusal;
}

/** Where and when a job is done. */
export type BookedSlot = Pick<
  FittingBooking,
  'centreSlug' | 'bay' | 'vanId' | 'startsAt' | 'endsAt' | 'latitude' | 'longitude'
>;

const MINUTE_MS = 60_000;
const UNKNOWN_CENTRE: SlotRefusal = {
  fault: 'UNABLE',
  message: 'This fitting centre doesn’t take jobs any more. Please choose another.',
};
const UNKNOWN_PLACE: SlotRefusal = {
  fault: 'UNABLE',
  message: 'Our vans don’t come to this postcode. Please choose a fitting centre.',
};

/**
 * Finds the bay or van for a slot in the caller's transaction, which then has to write the booking. Locks the centre or
 * all vans, so that of two buyers of the last slot the second is refused here; the table's constraints are the last
 * guard.
 * @param own the booking that moves, whose present slot doesn't count as taken.
 */
export async function findSlot(
  em: EntityManager,
  wish: SlotWish,
  own: FittingBooking | null = null,
): Promise<BookedSlot | SlotRefusal> {
  const slot = {
    start: wish.start,
    minutes: jobMinutes(wish.job, wish.way),
    notBefore: wish.notBefore,
    lastDay: lastBookingDay(wish.now),
    lane: wish.lane ?? null,
  };
  const period = { startsAt: slot.start, endsAt: new Date(slot.start.getTime() + slot.minutes * MINUTE_MS) };
  return wish.way === 'FITTED'
    ? findBay(em, wish, { ...slot, ...period }, own)
    : findVan(em, wish, { ...slot, ...period }, own);
}

type TimedSlot = Parameters<typeof bayFor>[3] & Pick<BookedSlot, 'startsAt' | 'endsAt'>;

const othersThan = (own: FittingBooking | null) => (own ? { id: { $ne: own.id } } : {});

async function findBay(
  em: EntityManager,
  { centreSlug, job }: SlotWish,
  slot: TimedSlot,
  own: FittingBooking | null,
): Promise<BookedSlot | SlotRefusal> {
  const centre = await em.findOne(
    FittingCentre,
    { slug: centreSlug ?? '' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!centre) return UNKNOWN_CENTRE;
  const { startsAt, endsAt } = slot;
  const [closures, taken] = await Promise.all([
    em.find(FittingClosure, { $or: [{ centreSlug: centre.slug }, { centreSlug: null, vanId: null }] }),
    em.find(FittingBooking, {
      centreSlug: centre.slug,
      state: { $in: SLOT_KEEPING },
      startsAt: { $lt: endsAt },
      endsAt: { $gt: startsAt },
      ...othersThan(own),
    }),
  ]);
  const bays = taken.map((booking) => ({ bay: booking.bay ?? 0, ...periodOf(booking) }));
  const found = bayFor({ ...centre, closures }, bays, job, slot);
  if ('fault' in found) return found;
  return {
    centreSlug: centre.slug,
    bay: found.bay,
    vanId: null,
    startsAt,
    endsAt,
    latitude: null,
    longitude: null,
  };
}

async function findVan(
  em: EntityManager,
  { at, job }: SlotWish,
  slot: TimedSlot,
  own: FittingBooking | null,
): Promise<BookedSlot | SlotRefusal> {
  if (!at) return UNKNOWN_PLACE;
  const vans = await em.find(
    FittingVan,
    {},
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  );
  const { startsAt, endsAt } = slot;
  const { day } = inLondon(startsAt);
  const [closures, taken] = await Promise.all([
    em.find(FittingClosure, { centreSlug: null }),
    em.find(FittingBooking, {
      way: 'MOBILE',
      state: { $in: SLOT_KEEPING },
      startsAt: { $lt: londonInstant(daysAfter(day, 1), '00:00') },
      endsAt: { $gt: londonInstant(day, '00:00') },
      ...othersThan(own),
    }),
  ]);
  const facts = vans.map((van) => ({
    ...van,
    closures: closures.filter(({ vanId }) => vanId === null || vanId === van.id),
  }));
  const jobs = taken.flatMap((booking) =>
    booking.vanId === null || booking.latitude === null || booking.longitude === null
      ? []
      : [
          {
            vanId: booking.vanId,
            latitude: booking.latitude,
            longitude: booking.longitude,
            ...periodOf(booking),
          },
        ],
  );
  const found = vanFor(facts, jobs, job, { ...slot, at });
  if ('fault' in found) return found;
  const { latitude, longitude } = at;
  return { centreSlug: null, bay: null, vanId: found.vanId, startsAt, endsAt, latitude, longitude };
}

const periodOf = ({ startsAt, endsAt }: FittingBooking): { from: number; until: number } => ({
  from: startsAt.getTime(),
  until: endsAt.getTime(),
});
