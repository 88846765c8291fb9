import type { EntityManager } from '@mikro-orm/postgresql';
import { bookingStates } from '@treadline/schema/trade/fitting/booking-state';
import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { keptText, keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import type { Actor } from '../../../operations/audit/index.ts';
import { bookingDone, FittingBooking } from '../../../shop/fitting/index.ts';
import { goesToBuyer, OrderTransitionService, refusalOf, type Order } from '../../orders/index.ts';
import { bookingIsConfirmed } from '../emails/booking-confirmed.email.ts';
import { bookingIsDone } from '../emails/booking-done.email.ts';
import { bookingWasMissed } from '../emails/booking-missed.email.ts';
import { bookingNeedsSlot } from '../emails/booking-needs-slot.email.ts';
import { isOpen, whyFixed } from '../record/booking-rules.ts';
import { bookingChanged, bookingConfirmed, bookingReportedDone } from '../record/booking.events.ts';
import { BookingTimeline, figuresOf } from '../telling/booking-timeline.service.ts';
import { GarageAsking } from '../telling/garage-asking.service.ts';
import { BookingRefused, bookingRefused } from './booking.results.ts';
import type { FittingReportInput } from './fitting-report.inputs.ts';

const NO_CARRIER = 'Enter the registration of the waste carrier who takes the old tyres';

type Answer = FittingBooking | BookingRefused | InvalidInput;

/** Confirms bookings and records their outcome, for garages and staff, on the locked order. Repeating succeeds. */
export class BookingWork extends Service {
  readonly #garages = this.services.get(GarageAsking);
  readonly #timeline = this.services.get(BookingTimeline);
  readonly #transitions = this.services.get(OrderTransitionService);

  /** Confirms a requested booking. */
  async confirm(em: EntityManager, actor: Actor, order: Order, booking: FittingBooking): Promise<Answer> {
    if (booking.state === 'CONFIRMED') return booking;
    if (booking.state !== 'REQUESTED') return bookingRefused(whyNot(booking));
    const before = figuresOf(booking);
    const confirmedAt = this.platform.now();
    Object.assign(booking, { state: 'CONFIRMED', confirmedAt, proposed: [], alertedAt: null });
    this.#garages.settle(order);
    await this.#timeline.take(em, order, booking, {
      actor,
      action: 'booking confirmed',
      before,
      step: 'The garage has confirmed the time.',
      told: `Your fitting on ${slotText(booking.startsAt)} is confirmed.`,
      email: bookingIsConfirmed,
      event: bookingConfirmed,
    });
    return booking;
  }

  /** Records that the tyres are fitted. */
  async complete(
    em: EntityManager,
    actor: Actor,
    order: Order,
    booking: FittingBooking,
    report: FittingReportInput,
  ): Promise<Answer> {
    if (booking.state === 'DONE') return booking;
    const now = this.platform.now();
    if (booking.state === 'NEEDS_SLOT' || !isOpen(booking)) return bookingRefused(whyNot(booking));
    if (inLondon(booking.startsAt).day > inLondon(now).day)
      return bookingRefused(`This fitting is on ${slotText(booking.startsAt)}, so it can’t be done yet.`);
    const wheels = report.treadDepths.map(({ wheel }) => wheel);
    if (new Set(wheels).size < wheels.length)
      return InvalidInput.of('Name each wheel once', [
        { path: 'treadDepths', message: 'Name each wheel once' },
      ]);
    const wasteCarrier = keptTextOrNull(report.wasteCarrier)?.toUpperCase() ?? null;
    if (report.casings > 0 && wasteCarrier === null)
      return InvalidInput.of(NO_CARRIER, [{ path: 'wasteCarrier', message: NO_CARRIER }]);
    const before = figuresOf(booking);
    const depths = report.treadDepths.map(({ wheel, mm }) => [wheel, mm] as const);
    Object.assign(booking, {
      state: 'DONE',
      doneAt: now,
      mileage: report.mileage ?? null,
      treadDepths: depths.length > 0 ? Object.fromEntries(depths) : null,
      casings: report.casings,
      wasteCarrier,
      proposed: [],
    });
    this.#garages.settle(order);
    await this.#timeline.take(em, order, booking, {
      actor,
      action: 'booking done',
      before,
      step: 'The tyres are fitted.',
      told: 'Your tyres are fitted.',
      email: bookingIsDone(booking),
      event: bookingReportedDone,
    });
    await bookingDone.announce(this.services, em, { booking, userId: order.userId });
    await this.#finish(em, actor, order);
    return booking;
  }

  /** Delivers an order all of whose tyres are fitted; the email about the fitting is enough. */
  async #finish(em: EntityManager, actor: Actor, order: Order): Promise<void> {
    const bookings = await em.find(FittingBooking, { orderId: order.id });
    if (goesToBuyer(order) || bookings.some(({ state }) => bookingStates[state].isAhead)) return;
    for (let next = orderStatuses[order.status].usual; next; next = orderStatuses[order.status].usual) {
      const { to } = next;
      if (refusalOf(order, to) !== null) return;
      const message = to === 'DELIVERED' ? 'Your tyres are fitted.' : orderStatuses[to].step;
      await this.#transitions.transition(em, order, { to, actor, message, mailed: false });
    }
  }

  /** Frees the slot, for a reason that the buyer reads, and asks the buyer to choose another time. */
  async giveUp(
    em: EntityManager,
    actor: Actor,
    order: Order,
    booking: FittingBooking,
    typed: string,
  ): Promise<Answer> {
    if (booking.state === 'NEEDS_SLOT') return booking;
    if (booking.state !== 'REQUESTED' && booking.state !== 'CONFIRMED')
      return bookingRefused(whyNot(booking));
    const reason = keptText(typed);
    const before = figuresOf(booking);
    Object.assign(booking, { state: 'NEEDS_SLOT', proposed: [], alertedAt: null, confirmedAt: null });
    this.#garages.settle(order);
    await this.#timeline.take(em, order, booking, {
      actor,
      action: 'booking needs another time',
      before,
      step: `We can’t keep the time: ${reason}`,
      told: 'We can’t keep the time of your fitting. Please choose another.',
      email: bookingNeedsSlot(
        `We’re sorry: we can’t keep your fitting on ${slotText(booking.startsAt)}. ${reason}`,
      ),
      event: bookingChanged,
    });
    return booking;
  }

  /** Records that the vehicle wasn't there. */
  async miss(em: EntityManager, actor: Actor, order: Order, booking: FittingBooking): Promise<Answer> {
    if (booking.state === 'NO_SHOW') return booking;
    if (booking.state === 'NEEDS_SLOT' || !isOpen(booking)) return bookingRefused(whyNot(booking));
    if (this.platform.now() < booking.startsAt)
      return bookingRefused(`This fitting begins on ${slotText(booking.startsAt)}; report it after that.`);
    const before = figuresOf(booking);
    Object.assign(booking, { state: 'NO_SHOW', proposed: [] });
    this.#garages.settle(order);
    await this.#timeline.take(em, order, booking, {
      actor,
      action: 'booking missed',
      before,
      step: 'The vehicle wasn’t there.',
      told: null,
      email: bookingWasMissed,
      event: bookingChanged,
    });
    return booking;
  }
}

/** Why a booking can't be worked on, in a sentence. */
const whyNot = (booking: FittingBooking): string =>
  whyFixed(booking) ?? `This fitting is at “${bookingStates[booking.state].label}”.`;
