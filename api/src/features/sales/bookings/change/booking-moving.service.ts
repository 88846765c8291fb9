import type { EntityManager } from '@mikro-orm/postgresql';
import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { actsForShop, type Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { daysAfter } from '../../../shop/delivery/index.ts';
import {
  bookingsOf,
  confirmOrRequest,
  earlyFittingUnrequested,
  findSlot,
  FittingBooking,
  FittingOfferService,
  type LostSlot,
  type SlotWish,
} from '../../../shop/fitting/index.ts';
import { withCase } from '../../after-sales/index.ts';
import { fittedPromise, goesToBuyer, promisesOf, type Order } from '../../orders/index.ts';
import { bookingIsMoved } from '../emails/booking-moved.email.ts';
import { isOpen, isUnsent, mayChange, refusalToChange } from '../record/booking-rules.ts';
import { bookingChanged } from '../record/booking.events.ts';
import { tyresReady } from '../record/tyres-ready.ts';
import { BookingTimeline, figuresOf } from '../telling/booking-timeline.service.ts';
import { GarageAsking } from '../telling/garage-asking.service.ts';
import type { MoveBookingInput } from './booking.inputs.ts';
import {
  bookingNotFound,
  BookingRefused,
  bookingRefused,
  type MoveBookingResult,
} from './booking.results.ts';

type Answer = typeof MoveBookingResult;

/** Whether a booking that has its time would keep it, and its centre. */
const isSameTime = ({ state, startsAt, centreSlug }: FittingBooking, wish: SlotWish): boolean =>
  state !== 'NEEDS_SLOT' && startsAt.getTime() === wish.start.getTime() && centreSlug === wish.centreSlug;

/** Moves bookings to other slots. */
export class BookingMoving extends Service {
  readonly #garages = this.services.get(GarageAsking);
  readonly #offers = this.services.get(FittingOfferService);
  readonly #settings = this.services.get(SettingsService);
  readonly #timeline = this.services.get(BookingTimeline);

  /**
   * Moves a booking for its buyer or for staff, unless it has changed since the given revision. A partner has to
   * confirm the new time. Prices stay as they were paid. If the slot can't be had, the answer offers the next ones.
   */
  async move(viewer: Viewer, input: MoveBookingInput): Promise<Answer> {
    const moved = await withCase<FittingBooking, Answer | LostSlot>(
      this.platform,
      FittingBooking,
      input.bookingId,
      (em, order, booking) => this.#move(em, viewer, order, booking, input),
    );
    if (moved === null) return bookingNotFound();
    if (!('refusal' in moved && 'wish' in moved)) return moved;
    return this.#offers.refuse(moved.wish, moved.refusal.message);
  }

  async #move(
    em: EntityManager,
    viewer: Viewer,
    order: Order,
    booking: FittingBooking,
    { revision, start, centre, requestsEarlyFitting, lane }: MoveBookingInput,
  ): Promise<Answer | LostSlot> {
    if (!mayChange(order, viewer)) return bookingNotFound();
    if (booking.revision !== revision) return StaleWrite.at(booking.revision);
    const now = this.platform.now();
    const refused = refusalToChange(booking, viewer, now);
    if (refused !== null) return bookingRefused(refused);
    if (typeof lane === 'number' && !actsForShop(viewer, 'WRITE_ORDERS'))
      return bookingRefused('Only our team chooses the bay or van.');
    const place = await this.#wishOf(em, order, booking, start, centre ?? booking.centreSlug);
    if (place instanceof BookingRefused) return place;
    const wish = { ...place, lane: lane ?? null };
    const isExpress = await this.#isExpress(em, order, wish);
    if (isExpress && !requestsEarlyFitting && booking.expressRequestAt === null)
      return earlyFittingUnrequested();
    const found = await findSlot(em, wish, booking);
    if ('fault' in found) return { wish, refusal: found };
    const was = { ...booking };
    if (typeof lane === 'number' && isSameTime(booking, wish)) {
      Object.assign(booking, found);
      return this.#changeLane(em, viewer, order, was, booking);
    }
    const isAgreed =
      booking.centreSlug === wish.centreSlug &&
      booking.proposed.some((time) => time.getTime() === start.getTime());
    const expressRequestAt = isExpress ? (booking.expressRequestAt ?? now) : booking.expressRequestAt;
    Object.assign(booking, found, { proposed: [], remindedAt: null, expressRequestAt });
    if (isAgreed) Object.assign(booking, { state: 'CONFIRMED', confirmedAt: now, alertedAt: null });
    else await confirmOrRequest(em, booking, now);
    const open = goesToBuyer(order) ? [] : (await bookingsOf(em, order.id)).filter(isOpen);
    Object.assign(order, fittedPromise(order, open));
    await this.#garages.follow(em, order, was, booking);
    const text = slotText(start);
    await this.#timeline.take(em, order, booking, {
      actor: viewer,
      action: 'booking moved',
      before: figuresOf(was),
      step: `Moved to ${text}.`,
      told: `Your fitting is now on ${text}.`,
      email: bookingIsMoved,
      event: bookingChanged,
    });
    return booking;
  }

  /** Records that another bay or van does the job at the same time, which concerns neither buyer nor garage. */
  async #changeLane(
    em: EntityManager,
    actor: Viewer,
    order: Order,
    was: FittingBooking,
    booking: FittingBooking,
  ): Promise<FittingBooking> {
    await this.#timeline.take(em, order, booking, {
      actor,
      action: 'booking moved',
      before: figuresOf(was),
      step: null,
      told: null,
      email: null,
      event: bookingChanged,
    });
    return booking;
  }

  /** The slot to look for, or why the booking can't go there. */
  async #wishOf(
    em: EntityManager,
    order: Order,
    { way, centreSlug: old, latitude, longitude, job }: FittingBooking,
    start: Date,
    centreSlug: string | null,
  ): Promise<SlotWish | BookingRefused> {
    if (way === 'MOBILE' && centreSlug !== null)
      return bookingRefused(
        'Our van does this fitting. Please cancel it to have the tyres fitted at a centre.',
      );
    if (centreSlug !== old && !isUnsent(order))
      return bookingRefused('The tyres are on their way to the first centre, so only the time can change.');
    const now = this.platform.now();
    const settings = await this.#settings.readIn(em);
    const at = latitude === null || longitude === null ? null : { latitude, longitude };
    const notBefore = await tyresReady(em, order, { centreSlug }, now, settings);
    return { way, centreSlug, at, start, job, notBefore, now };
  }

  /** Whether a slot begins within the period in which the order can still be cancelled. */
  async #isExpress(em: EntityManager, order: Order, { start, notBefore }: SlotWish): Promise<boolean> {
    const { cancellationDays } = promisesOf(order, await this.#settings.readIn(em));
    const arrived = order.deliveredAt ?? notBefore;
    return inLondon(start).day <= daysAfter(inLondon(arrived).day, cancellationDays);
  }
}
