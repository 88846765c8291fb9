import type { EntityManager } from '@mikro-orm/postgresql';
import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Service } from '../../../../platform/services/services.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import { THE_SHOP } from '../../../operations/audit/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { FittingCentre, findSlot, type FittingBooking } from '../../../shop/fitting/index.ts';
import type { Order } from '../../orders/index.ts';
import { bookingRefused, type BookingRefused } from '../change/booking.results.ts';
import { bookingNeedsSlot } from '../emails/booking-needs-slot.email.ts';
import { bookingIsProposed } from '../emails/booking-proposed.email.ts';
import { bookingChanged } from '../record/booking.events.ts';
import { tyresReady } from '../record/tyres-ready.ts';
import { BookingTimeline, figuresOf } from '../telling/booking-timeline.service.ts';
import { GarageAsking } from '../telling/garage-asking.service.ts';

type Answer = FittingBooking | BookingRefused | InvalidInput;

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const timesOf = (dates: readonly Date[]): string => dates.map((date) => date.toISOString()).join();

/** A garage's answers other than yes, on the locked order. Repeating them succeeds. */
export class GarageAnswers extends Service {
  readonly #garages = this.services.get(GarageAsking);
  readonly #settings = this.services.get(SettingsService);
  readonly #timeline = this.services.get(BookingTimeline);

  /** Proposes other free times. The old one stays held until the buyer chooses. */
  async propose(
    em: EntityManager,
    order: Order,
    booking: FittingBooking,
    starts: readonly Date[],
  ): Promise<Answer> {
    if (booking.state !== 'REQUESTED')
      return bookingRefused('The time of this job is settled, so you can’t propose others any more.');
    const proposed = starts.toSorted((one, other) => one.getTime() - other.getTime());
    if (timesOf(booking.proposed) === timesOf(proposed)) return booking;
    const fault = await this.#faultOf(em, order, booking, proposed);
    if (fault !== null) return InvalidInput.of(fault, [{ path: 'starts', message: fault }]);
    Object.assign(booking, { proposed, alertedAt: null });
    this.#garages.settle(order);
    await this.#timeline.take(em, order, booking, {
      actor: THE_SHOP,
      action: 'booking times proposed',
      before: figuresOf(booking),
      step: `The garage proposes ${anyOf.format(proposed.map(slotText))} instead.`,
      told: null,
      email: bookingIsProposed,
      event: null,
    });
    return booking;
  }

  /** Declines the job, for a reason that the buyer reads. The slot is free again. */
  async decline(em: EntityManager, order: Order, booking: FittingBooking, typed: string): Promise<Answer> {
    if (booking.state === 'NEEDS_SLOT') return booking;
    if (booking.state !== 'REQUESTED' && booking.state !== 'CONFIRMED')
      return bookingRefused('This job is over, so you can’t decline it any more.');
    const reason = keptText(typed);
    const centre = await em.findOneOrFail(FittingCentre, { slug: booking.centreSlug ?? '' });
    const before = figuresOf(booking);
    const told = `${centre.name} can’t do your fitting on ${slotText(booking.startsAt)}.`;
    Object.assign(booking, { state: 'NEEDS_SLOT', proposed: [], alertedAt: null, confirmedAt: null });
    this.#garages.settle(order);
    await this.#timeline.take(em, order, booking, {
      actor: THE_SHOP,
      action: 'booking declined',
      before,
      step: `The garage can’t do it: ${reason}`,
      told: 'The garage can’t do your fitting at that time. Please choose another.',
      email: bookingNeedsSlot(`${told} It says: “${reason}”`),
      event: bookingChanged,
    });
    return booking;
  }

  async #faultOf(
    em: EntityManager,
    order: Order,
    booking: FittingBooking,
    starts: readonly Date[],
  ): Promise<string | null> {
    const now = this.platform.now();
    const { way, centreSlug, job } = booking;
    const settings = await this.#settings.readIn(em);
    const notBefore = await tyresReady(em, order, booking, now, settings);
    if (starts.some((start) => start.getTime() === booking.startsAt.getTime()))
      return 'This is the time that the buyer chose. Confirm the job instead.';
    for (const start of starts) {
      const found = await findSlot(em, { way, centreSlug, at: null, start, job, notBefore, now }, booking);
      if ('fault' in found) return `${slotText(start)}: ${found.message}`;
    }
    return null;
  }
}
