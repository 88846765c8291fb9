import type { EntityManager } from '@mikro-orm/postgresql';
import { SLOT_KEEPING } from '@treadline/schema/trade/fitting/booking-state';
import { accountOf, type Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon, londonInstant } from '../../../../platform/text/london-time.ts';
import { User } from '../../../people/accounts/index.ts';
import { daysAfter } from '../../../shop/delivery/index.ts';
import { FittingBooking, FittingCentre, type BookingState } from '../../../shop/fitting/index.ts';
import { withCase } from '../../after-sales/index.ts';
import {
  bookingNotFound,
  BookingWork,
  isOpen,
  jobOf,
  type CompleteBookingInput,
} from '../../bookings/index.ts';
import { OrderReader, type Order } from '../../orders/index.ts';
import { WorkshopDay, WorkshopJob, type UpdateMyJobResult } from './workshop-job.types.ts';

type Answer = typeof UpdateMyJobResult;
/** The answer to a change: the booking if it was made. */
type Changed = FittingBooking | Exclude<Answer, WorkshopJob>;

/** The states that fitters see: paid, with a time. */
const SHOWN: readonly BookingState[] = SLOT_KEEPING.filter((state) => state !== 'HELD');

/** The jobs of fitters, each of whom belongs to one centre. Other centres' jobs don't exist for them. */
export class WorkshopJobService extends Service {
  readonly #orders = this.services.get(OrderReader);
  readonly #work = this.services.get(BookingWork);

  /** The jobs of the viewer's centre on a day in London, today by default; null if they belong to no centre. */
  async day(viewer: Viewer, day: string | null): Promise<WorkshopDay | null> {
    const em = this.platform.orm.em.fork();
    const centre = await centreOf(em, viewer);
    if (!centre) return null;
    const on = day ?? inLondon(this.platform.now()).day;
    const startsAt = { $gte: londonInstant(on, '00:00'), $lt: londonInstant(daysAfter(on, 1), '00:00') };
    const bookings = await em.find(
      FittingBooking,
      { centreSlug: centre.slug, state: { $in: SHOWN }, startsAt },
      { orderBy: { startsAt: 'asc', bay: 'asc' } },
    );
    const orders = await this.#orders.withIds(bookings.map(({ orderId }) => orderId));
    const jobs = bookings.flatMap((booking, index) => {
      const order = orders[index];
      return order ? [this.#jobOf(order, booking, centre)] : [];
    });
    return result(WorkshopDay, { centre: centre.name, jobs });
  }

  /** Records that a job of the viewer's centre is done. */
  complete(viewer: Viewer, input: CompleteBookingInput): Promise<Answer> {
    return this.#change(viewer, input.bookingId, (em, order, booking) =>
      this.#work.complete(em, viewer, order, booking, input),
    );
  }

  /** Records that the vehicle of a job of the viewer's centre wasn't there. */
  miss(viewer: Viewer, bookingId: string): Promise<Answer> {
    return this.#change(viewer, bookingId, (em, order, booking) =>
      this.#work.miss(em, viewer, order, booking),
    );
  }

  async #change(
    viewer: Viewer,
    id: string,
    change: (em: EntityManager, order: Order, booking: FittingBooking) => Promise<Changed>,
  ): Promise<Answer> {
    const answer = await withCase<FittingBooking, Answer>(
      this.platform,
      FittingBooking,
      id,
      async (em, order, booking) => {
        const centre = await centreOf(em, viewer);
        if (!centre || booking.centreSlug !== centre.slug || !SHOWN.includes(booking.state))
          return bookingNotFound();
        const changed = await change(em, order, booking);
        return changed instanceof FittingBooking ? this.#jobOf(order, changed, centre) : changed;
      },
    );
    return answer ?? bookingNotFound();
  }

  #jobOf(order: Order, booking: FittingBooking, centre: FittingCentre): WorkshopJob {
    const { id, state, startsAt, endsAt, bay } = booking;
    const { orderNumber, registration, buyer: firstName, tyres, extras } = jobOf(order, booking, centre);
    const now = this.platform.now();
    return result(WorkshopJob, {
      id,
      orderNumber,
      state,
      centre: centre.name,
      bay: bay ?? 1,
      startsAt,
      endsAt,
      registration,
      firstName,
      tyres,
      extras,
      canComplete: isOpen(booking) && inLondon(startsAt).day <= inLondon(now).day,
      canMiss: isOpen(booking) && startsAt <= now,
    });
  }
}

/** The centre that the viewer works at; null if there's none. */
async function centreOf(em: EntityManager, viewer: Viewer): Promise<FittingCentre | null> {
  const { fittingCentre: slug } = await em.findOneOrFail(User, { id: accountOf(viewer) });
  return slug === null ? null : em.findOne(FittingCentre, { slug });
}
