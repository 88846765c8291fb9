import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShopSettingValues } from '../../../operations/settings/index.ts';
import { leavesAt } from '../../delivery/index.ts';
import { FittingCentre } from '../fitting-centre.entity.ts';
import { orderableUntil, readyAtCentre, readyByVan } from '../slots/slot-rules.ts';
import { BookingEvent } from './booking-event.entity.ts';
import { FittingBooking } from './booking.entity.ts';
import { findSlot, type BookedSlot, type LostSlot } from './slot-booking.ts';

/** The instant, and the settings that decide when tyres arrive. */
export interface SlotTerms {
  readonly now: Date;
  readonly settings: ShopSettingValues;
  /** The working days until tyres that are ordered are here; 0 if they are. */
  readonly waitDays: number;
}

/** An order's bookings, in the caller's transaction, which has locked the order. */
export const bookingsOf = (em: EntityManager, orderId: string): Promise<FittingBooking[]> =>
  em.find(FittingBooking, { orderId }, { orderBy: { way: 'asc' } });

/** Adds a step to a booking's history. */
export function noteStep(em: EntityManager, { id }: FittingBooking, message: string, at: Date): void {
  em.create(BookingEvent, { bookingId: id, message, at });
}

/** The first instant at which the tyres of a booking can be fitted, if they're ordered now. */
export async function readyFor(
  em: EntityManager,
  { centreSlug }: Pick<FittingBooking, 'centreSlug'>,
  { now, settings, waitDays }: SlotTerms,
  orderedAt: Date = now,
): Promise<Date> {
  const leaves = leavesAt(orderedAt, waitDays, settings);
  if (centreSlug === null) return readyByVan(leaves < now ? now : leaves, settings);
  const centre = await em.findOne(FittingCentre, { slug: centreSlug });
  const ready = centre ? readyAtCentre(centre, leaves, settings) : now;
  return ready < now ? now : ready;
}

/** Looks for a booking's own slot again, after others could have taken it. */
async function ownSlotAgain(
  em: EntityManager,
  booking: FittingBooking,
  terms: SlotTerms,
): Promise<BookedSlot | LostSlot> {
  const { way, centreSlug, latitude, longitude, startsAt: start, job } = booking;
  const at = latitude === null || longitude === null ? null : { latitude, longitude };
  const notBefore = await readyFor(em, booking, terms);
  const wish = { way, centreSlug, at, start, job, notBefore, now: terms.now };
  const found = await findSlot(em, wish, booking);
  return 'fault' in found ? { wish, refusal: found } : found;
}

/** Lets others have the slots of an order that wasn't paid in time. */
export async function releaseSlots(em: EntityManager, orderId: string, now: Date): Promise<void> {
  for (const booking of await bookingsOf(em, orderId))
    if (booking.state === 'HELD') Object.assign(booking, { state: 'RELEASED', updatedAt: now });
}

/**
 * Holds the slots of an unpaid order again, whether or not they were released.
 * @param hold from when at the earliest, and until when at the latest, the order has to be paid.
 * @returns until when it can be paid so that the tyres are there in time, or the slot that can't be had any more.
 */
export async function holdSlotsAgain(
  em: EntityManager,
  orderId: string,
  terms: SlotTerms,
  hold: { readonly from: Date; readonly until: Date },
): Promise<Date | LostSlot> {
  const held: Parameters<typeof orderableUntil>[0][number][] = [];
  for (const booking of await bookingsOf(em, orderId)) {
    if (booking.state !== 'RELEASED' && booking.state !== 'HELD') continue;
    const found = await ownSlotAgain(em, booking, terms);
    if ('refusal' in found) return found;
    Object.assign(booking, found, { state: 'HELD', updatedAt: terms.now });
    const centre = found.centreSlug && (await em.findOne(FittingCentre, { slug: found.centreSlug }));
    held.push({ startsAt: found.startsAt, centre: centre || null });
  }
  return orderableUntil(held, { ...hold, waitDays: terms.waitDays }, terms.settings);
}

const LOST = 'Another buyer took this time before your payment arrived, so please choose another.';

/**
 * Turns the held slots of a paid order into bookings: confirmed at the shop's own centres and by its vans, requested
 * from a partner. A slot that was released and taken meanwhile is lost: its buyer chooses another.
 * @returns the bookings that need another slot.
 */
export async function settleSlots(
  em: EntityManager,
  orderId: string,
  terms: SlotTerms,
): Promise<FittingBooking[]> {
  const lost: FittingBooking[] = [];
  for (const booking of await bookingsOf(em, orderId)) {
    if (booking.state !== 'HELD' && booking.state !== 'RELEASED') continue;
    const found = booking.state === 'HELD' ? booking : await ownSlotAgain(em, booking, terms);
    if ('refusal' in found) {
      Object.assign(booking, { state: 'NEEDS_SLOT', updatedAt: terms.now });
      noteStep(em, booking, LOST, terms.now);
      lost.push(booking);
    } else {
      if (found !== booking) Object.assign(booking, found);
      await confirmOrRequest(em, booking, terms.now);
    }
  }
  return lost;
}

/** Confirms a booking that has its slot, or asks the partner to. */
export async function confirmOrRequest(em: EntityManager, booking: FittingBooking, now: Date): Promise<void> {
  const centre = booking.centreSlug && (await em.findOne(FittingCentre, { slug: booking.centreSlug }));
  const isPartner = centre && !centre.isOwn;
  Object.assign(
    booking,
    isPartner
      ? { state: 'REQUESTED', askedAt: now, confirmedAt: null, alertedAt: null, updatedAt: now }
      : { state: 'CONFIRMED', confirmedAt: now, updatedAt: now },
  );
  const who = centre ? centre.name : 'Our van';
  noteStep(
    em,
    booking,
    isPartner ? `${who} has been asked to confirm this time.` : `${who} has the job in its diary.`,
    now,
  );
}
