import type { EntityManager } from '@mikro-orm/postgresql';
import { GARAGE_HOURS } from '@treadline/schema/trade/fitting/booking-state';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon, londonInstant } from '../../../../platform/text/london-time.ts';
import { daysAfter } from '../../../shop/delivery/index.ts';
import { FittingBooking, FittingCentre, noteStep, WorkingTime } from '../../../shop/fitting/index.ts';
import { withQuietOrderLock, type Order } from '../../orders/index.ts';
import { bookingReminder } from '../emails/booking-reminder.email.ts';
import { garageIsSilent } from '../emails/garage-silent.email.ts';
import { BookingTimeline } from './booking-timeline.service.ts';
import { GarageAsking } from './garage-asking.service.ts';

const HOUR_MS = 3_600_000;
/** Reminders go out from this hour in London. */
const MORNING = 9;

/** Finds silent garages, and reminds buyers. */
export class BookingWatch extends Service {
  readonly #garages = this.services.get(GarageAsking);
  readonly #timeline = this.services.get(BookingTimeline);
  readonly #working = this.services.get(WorkingTime);

  /** Alerts staff, and tells the buyer, about each garage that hasn't answered in its working hours; once each. */
  async findSilent(): Promise<void> {
    const now = this.platform.now();
    const askedBefore = new Date(now.getTime() - GARAGE_HOURS * HOUR_MS);
    for (const booking of await this.#find({
      state: 'REQUESTED',
      alertedAt: null,
      askedAt: { $lt: askedBefore },
    })) {
      const { centreSlug, askedAt, proposed } = booking;
      if (centreSlug === null || askedAt === null || proposed.length > 0) continue;
      const worked = await this.#working.worked(centreSlug, askedAt, now);
      if (worked < GARAGE_HOURS * HOUR_MS) continue;
      await this.#locked(booking, async (em, order, locked) => {
        const isSilent =
          locked.state === 'REQUESTED' && locked.alertedAt === null && locked.proposed.length === 0;
        if (!isSilent || locked.askedAt?.getTime() !== askedAt.getTime()) return;
        const centre = await em.findOneOrFail(FittingCentre, { slug: centreSlug });
        this.#garages.alert(order, locked, `${centre.name} hasn’t answered`);
        noteStep(em, locked, 'The garage hasn’t answered in time, so our team is ringing it.', now);
        await this.#timeline.tell(em, order, locked, garageIsSilent);
      });
    }
  }

  /** Reminds the buyers of tomorrow's fittings; once each. */
  async remind(): Promise<void> {
    const now = this.platform.now();
    const { day, hour } = inLondon(now);
    if (hour < MORNING) return;
    const [from, until] = [1, 2].map((days) => londonInstant(daysAfter(day, days), '00:00'));
    const startsAt = { $gte: from ?? now, $lt: until ?? now };
    for (const booking of await this.#find({ state: 'CONFIRMED', remindedAt: null, startsAt }))
      await this.#locked(booking, async (em, order, locked) => {
        const isDue = locked.state === 'CONFIRMED' && locked.remindedAt === null;
        if (!isDue || locked.startsAt.getTime() !== booking.startsAt.getTime()) return;
        locked.remindedAt = now;
        await this.#timeline.tell(em, order, locked, bookingReminder);
      });
  }

  #find(where: object): Promise<FittingBooking[]> {
    return this.platform.orm.em.fork().find(FittingBooking, where, { orderBy: { startsAt: 'asc' } });
  }

  /** Runs a change on a booking while its order is locked. */
  async #locked(
    { id, orderId }: FittingBooking,
    change: (em: EntityManager, order: Order, booking: FittingBooking) => Promise<void>,
  ): Promise<void> {
    await withQuietOrderLock(this.platform, orderId, async (em, order) =>
      change(em, order, await em.findOneOrFail(FittingBooking, { id })),
    );
  }
}
