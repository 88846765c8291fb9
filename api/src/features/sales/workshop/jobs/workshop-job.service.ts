import type { EntityManager } from '@mikro-orm/postgresql';
import { SLOT_KEEPING } from '@treadline/schema/trade/fitting/booking-state';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon, londonInstant } from '../../../../platform/text/london-time.ts';
import { daysAfter } from '../../../shop/delivery/index.ts';
import { FittingBooking, type BookingState } from '../../../shop/fitting/index.ts';
import { withCase } from '../../after-sales/index.ts';
import {
  bookingNotFound,
  BookingWork,
  isOpen,
  jobOf,
  visitAddress,
  type CompleteBookingInput,
} from '../../bookings/index.ts';
import { OrderReader, type Order } from '../../orders/index.ts';
import { isAt, workplaceOf, type Workplace } from './workplace.ts';
import { WorkshopDay, WorkshopJob, type UpdateMyJobResult } from './workshop-job.types.ts';

type Answer = typeof UpdateMyJobResult;
/** The answer to a change: the booking if it was made. */
type Changed = FittingBooking | Exclude<Answer, WorkshopJob>;

/** The states that fitters see: paid, with a time. */
const SHOWN: readonly BookingState[] = SLOT_KEEPING.filter((state) => state !== 'HELD');

/** The jobs of fitters, each of whom belongs to one centre or van. The jobs of others don't exist for them. */
export class WorkshopJobService extends Service {
  readonly #orders = this.services.get(OrderReader);
  readonly #work = this.services.get(BookingWork);

  /** The jobs of the viewer's place on a day in London, today by default; null if they have none. */
  async day(viewer: Viewer, day: string | null): Promise<WorkshopDay | null> {
    const em = this.platform.orm.em.fork();
    const place = await workplaceOf(em, viewer);
    if (!place) return null;
    const { name, centreSlug, vanId } = place;
    const on = day ?? inLondon(this.platform.now()).day;
    const startsAt = { $gte: londonInstant(on, '00:00'), $lt: londonInstant(daysAfter(on, 1), '00:00') };
    const bookings = await em.find(
      FittingBooking,
      { centreSlug, vanId, state: { $in: SHOWN }, startsAt },
      { orderBy: { startsAt: 'asc', bay: 'asc' } },
    );
    const orders = await this.#orders.withIds(bookings.map(({ orderId }) => orderId));
    const jobs = bookings.flatMap((booking, index) => {
      const order = orders[index];
      return order ? [this.#jobOf(order, booking, place)] : [];
    });
    return result(WorkshopDay, { place: name, jobs });
  }

  /** Records that a job of the viewer's place is done. */
  complete(viewer: Viewer, input: CompleteBookingInput): Promise<Answer> {
    return this.#change(viewer, input.bookingId, (em, order, booking) =>
      this.#work.complete(em, viewer, order, booking, input),
    );
  }

  /** Records that the vehicle of a job of the viewer's place wasn't there. */
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
        const place = await workplaceOf(em, viewer);
        if (!place || !isAt(booking, place) || !SHOWN.includes(booking.state)) return bookingNotFound();
        const changed = await change(em, order, booking);
        return changed instanceof FittingBooking ? this.#jobOf(order, changed, place) : changed;
      },
    );
    return answer ?? bookingNotFound();
  }

  #jobOf(order: Order, booking: FittingBooking, place: Workplace): WorkshopJob {
    const { id, state, startsAt, endsAt, bay } = booking;
    const { orderNumber, registration, buyer: firstName, ...job } = jobOf(order, booking, place);
    const now = this.platform.now();
    const isVisit = booking.way === 'MOBILE' && !order.buyerErased;
    const isNeeded = isVisit && inLondon(endsAt).day >= inLondon(now).day;
    return result(WorkshopJob, {
      id,
      orderNumber,
      state,
      bay,
      startsAt,
      endsAt,
      registration,
      firstName,
      address: isNeeded ? visitAddress(order) : null,
      phone: isNeeded ? job.phone : null,
      tyres: job.tyres,
      extras: job.extras,
      canComplete: isOpen(booking) && inLondon(startsAt).day <= inLondon(now).day,
      canMiss: isOpen(booking) && startsAt <= now,
    });
  }
}
