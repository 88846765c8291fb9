import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { jobMinutes, type FittingJob } from '@treadline/schema/trade/fitting/fitting-job';
import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import type { IntegratorEvent } from '../../../../platform/services/integrator-event.ts';
import { Service } from '../../../../platform/services/services.ts';
import { THE_SHOP } from '../../../operations/audit/index.ts';
import { bookingsOf, type BookingState, type FittingBooking } from '../../../shop/fitting/index.ts';
import { isTyre, unitsToRefund, type LineRefund, type Order } from '../../orders/index.ts';
import { bookingIsConfirmed } from '../emails/booking-confirmed.email.ts';
import { bookingNeedsSlot } from '../emails/booking-needs-slot.email.ts';
import { bookingIsRequested } from '../emails/booking-requested.email.ts';
import { isOpen, linesOf } from '../record/booking-rules.ts';
import {
  bookingChanged,
  bookingConfirmed,
  bookingCreated,
  payloadOf,
  type BookingEventData,
} from '../record/booking.events.ts';
import { jobLeft } from '../record/garage-job.ts';
import type { BookingEmail } from '../record/mail-booking.ts';
import { BookingTimeline, figuresOf } from '../telling/booking-timeline.service.ts';
import { GarageAsking } from '../telling/garage-asking.service.ts';
import { BookingCancelling } from './booking-cancelling.service.ts';

const MINUTE_MS = 60_000;
const LOST =
  'Your payment arrived after the time we held for your fitting had gone to another buyer, for which we’re sorry.';

/** The email and the events of a booking that has just been paid. */
const PAID: Readonly<
  Partial<
    Record<
      BookingState,
      { readonly email: BookingEmail; readonly events: readonly IntegratorEvent<BookingEventData>[] }
    >
  >
> = {
  CONFIRMED: { email: bookingIsConfirmed, events: [bookingCreated, bookingConfirmed] },
  REQUESTED: { email: bookingIsRequested, events: [bookingCreated] },
  NEEDS_SLOT: { email: bookingNeedsSlot(LOST), events: [bookingCreated] },
};

/** Lets bookings follow what happens to their orders. Runs in the transaction in which it happens. */
export class BookingFollowing extends Service {
  readonly #cancelling = this.services.get(BookingCancelling);
  readonly #garages = this.services.get(GarageAsking);
  readonly #timeline = this.services.get(BookingTimeline);

  /** Tells the buyer, the garage and integrators about the bookings of an order that was just paid. */
  async paid(em: EntityManager, order: Order): Promise<void> {
    for (const booking of await bookingsOf(em, order.id)) {
      const { email, events = [] } = PAID[booking.state] ?? {};
      if (booking.state === 'REQUESTED') await this.#garages.ask(em, order, booking);
      if (email) await this.#timeline.tell(em, order, booking, email);
      for (const event of events) await event.publish(this.services, em, payloadOf(order, booking));
    }
  }

  /** Cancels the open bookings of an order that was cancelled or refunded. */
  async moved(em: EntityManager, order: Order): Promise<void> {
    if (orderStatuses[order.status].stage !== 'CLOSED') return;
    for (const booking of await bookingsOf(em, order.id))
      if (isOpen(booking)) await this.#cancelling.end(em, order, booking);
  }

  /** Cancels the open bookings whose tyres have all been refunded, and shortens those with fewer tyres or extras. */
  async refunded(em: EntityManager, order: Order, refunds: readonly LineRefund[]): Promise<void> {
    for (const booking of await bookingsOf(em, order.id)) {
      if (!isOpen(booking)) continue;
      const tyres = linesOf(order, booking).filter(isTyre);
      if (tyres.every((line) => unitsToRefund(line, refunds) <= 0))
        await this.#cancelling.end(em, order, booking);
      else await this.#shorten(em, order, booking, jobLeft(order, booking, refunds));
    }
  }

  async #shorten(em: EntityManager, order: Order, booking: FittingBooking, job: FittingJob): Promise<void> {
    if (isDeepStrictEqual(job, booking.job)) return;
    const before = figuresOf(booking);
    const end = booking.startsAt.getTime() + jobMinutes(job, booking.way) * MINUTE_MS;
    Object.assign(booking, { job, endsAt: new Date(end) });
    await this.#garages.shorten(em, order, booking);
    await this.#timeline.take(em, order, booking, {
      actor: THE_SHOP,
      action: 'booking shortened',
      before,
      step: 'Part of the job was refunded. The time stays the same.',
      told: null,
      email: null,
      event: bookingChanged,
    });
  }
}
