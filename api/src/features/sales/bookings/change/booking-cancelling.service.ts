import type { EntityManager } from '@mikro-orm/postgresql';
import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { requireScope } from '../../../../platform/access/auth-demand.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { THE_SHOP, type Actor } from '../../../operations/audit/index.ts';
import { FittingBooking } from '../../../shop/fitting/index.ts';
import { findCase, refusalIn } from '../../after-sales/index.ts';
import { isOwn, type Order, type Refund } from '../../orders/index.ts';
import { RefundService, type RefundNotStarted, type RefundRequest } from '../../refunds/index.ts';
import { bookingIsCancelled } from '../emails/booking-cancelled.email.ts';
import { cancelRefund } from '../record/booking-refund.ts';
import { isOpen, isUnsent, mayChange, refusalToChange } from '../record/booking-rules.ts';
import { bookingCancelled } from '../record/booking.events.ts';
import { BookingTimeline, figuresOf } from '../telling/booking-timeline.service.ts';
import { GarageAsking } from '../telling/garage-asking.service.ts';
import { bookingNotFound, bookingRefused, type CancelBookingResult } from './booking.results.ts';

type Answer = typeof CancelBookingResult;

/** Stops a refund that a booking's cancellation doesn't need. */
const NO_REFUND = (order: Order): RefundNotStarted => ({ nothingLeft: '', from: order.status });

/** Cancels bookings, which frees their slots. */
export class BookingCancelling extends Service {
  readonly #garages = this.services.get(GarageAsking);
  readonly #refunds = this.services.get(RefundService);
  readonly #timeline = this.services.get(BookingTimeline);

  /**
   * Cancels a booking for its buyer or for staff, and refunds what was paid for it: its lines, or the whole order if
   * nothing else is in it. The slot is freed in the transaction that begins the refund. Cancelling it again succeeds.
   */
  async cancel(viewer: Viewer, id: string): Promise<Answer> {
    const known = await findCase(this.platform, FittingBooking, id);
    if (!known) return bookingNotFound();
    let refused: Answer | null = null;
    const outcome = await this.#refunds.refund(known.orderId, async (em, order, refunds) => {
      const booking = await em.findOneOrFail(FittingBooking, { id }, { refresh: true });
      refused = this.#refusalOf(viewer, order, booking);
      if (refused || booking.state === 'CANCELLED') return NO_REFUND(order);
      const request = this.#requestOf(em, viewer, order, booking, refunds);
      if (request) return request;
      await this.#free(em, order, booking, viewer, 0);
      return NO_REFUND(order);
    });
    if (refused) return refused;
    const now = await findCase(this.platform, FittingBooking, id);
    if (now && !isOpen(now)) return now;
    return bookingRefused(refusalIn(outcome) ?? 'This fitting can’t be cancelled online. Please call us.');
  }

  /** Cancels the open bookings of an order that has ended, or whose tyres are all refunded. */
  async end(em: EntityManager, order: Order, booking: FittingBooking): Promise<void> {
    await this.#free(em, order, booking, THE_SHOP, null);
  }

  #refusalOf(viewer: Viewer, order: Order, booking: FittingBooking): Answer | null {
    if (!mayChange(order, viewer)) return bookingNotFound();
    if (booking.state === 'CANCELLED') return null;
    const refused = refusalToChange(booking, viewer, this.platform.now());
    return refused === null ? null : bookingRefused(refused);
  }

  /**
   * The refund to begin along with the cancellation; null if nothing was paid that isn't refunded.
   * @throws PublicError FORBIDDEN if staff who may not refund cancel a booking that was paid for.
   */
  #requestOf(
    em: EntityManager,
    viewer: Viewer,
    order: Order,
    booking: FittingBooking,
    refunds: readonly Refund[],
  ): RefundRequest | null {
    const { amount, isWhole, part } = cancelRefund(order, booking, refunds);
    if (amount <= 0) return null;
    if (!isOwn(order, viewer)) requireScope(viewer, 'REFUND_ORDERS');
    const request = {
      actor: viewer,
      key: `booking:${booking.id}`,
      alongside: () => this.#free(em, order, booking, viewer, amount),
    };
    return isWhole && isUnsent(order)
      ? {
          ...request,
          endsAs: 'CANCELLED',
          message: 'The fitting was cancelled, and the order with it.',
          from: UNSENT_STATUSES,
        }
      : { ...request, endsAs: 'REFUNDED', message: 'The fitting was cancelled.', ...(part && { part }) };
  }

  async #free(
    em: EntityManager,
    order: Order,
    booking: FittingBooking,
    actor: Actor,
    amount: number | null,
  ): Promise<void> {
    const was = { ...booking };
    Object.assign(booking, { state: 'CANCELLED', proposed: [] });
    await this.#garages.follow(em, order, was, booking);
    await this.#timeline.take(em, order, booking, {
      actor,
      action: 'booking cancelled',
      before: figuresOf(was),
      step: 'The fitting is cancelled.',
      told: was.state === 'NEEDS_SLOT' ? null : `The fitting on ${slotText(was.startsAt)} is cancelled.`,
      email: bookingIsCancelled(amount),
      event: bookingCancelled,
    });
  }
}
