import type { EntityManager } from '@mikro-orm/postgresql';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { FittingBooking } from '../../../shop/fitting/index.ts';
import { withCase } from '../../after-sales/index.ts';
import type { Order } from '../../orders/index.ts';
import { BookingWork } from './booking-work.service.ts';
import { bookingNotFound, UpdateBookingResult } from './booking.results.ts';
import { CompleteBookingInput } from './fitting-report.inputs.ts';

const REASON = { maxLength: 500, required: 'Say why the time can’t be kept' };

type Answer = Promise<typeof UpdateBookingResult>;

/** The mutations of bookings for staff. They move and cancel bookings with the buyers' mutations. */
@Resolver(() => FittingBooking)
export class BookingDeskResolver extends Service {
  readonly #work = this.services.get(BookingWork);

  @Mutation(() => UpdateBookingResult, { description: 'Confirms a booking on the garage’s behalf.' })
  @Auth('ADMIN', 'WRITE_ORDERS')
  confirmBooking(
    @Ctx() { viewer }: Context,
    @Arg('bookingId', () => ID, { description: 'The booking’s UUID.' }) bookingId: string,
  ): Answer {
    return this.#change(bookingId, (em, order, booking) => this.#work.confirm(em, viewer, order, booking));
  }

  @Mutation(() => UpdateBookingResult, { description: 'Records that the tyres of a booking are fitted.' })
  @Auth('ADMIN', 'WRITE_ORDERS')
  completeBooking(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CompleteBookingInput, { description: 'The booking and the fitter’s record.' })
    input: CompleteBookingInput,
  ): Answer {
    return this.#change(input.bookingId, (em, order, booking) =>
      this.#work.complete(em, viewer, order, booking, input),
    );
  }

  @Mutation(() => UpdateBookingResult, {
    description: 'Records that the vehicle of a booking wasn’t there, and emails its buyer.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  recordNoShow(
    @Ctx() { viewer }: Context,
    @Arg('bookingId', () => ID, { description: 'The booking’s UUID.' }) bookingId: string,
  ): Answer {
    return this.#change(bookingId, (em, order, booking) => this.#work.miss(em, viewer, order, booking));
  }

  @Mutation(() => UpdateBookingResult, {
    description:
      'Frees the slot of a booking that can’t be kept, and asks its buyer by email to choose another.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  askForAnotherTime(
    @Ctx() { viewer }: Context,
    @Arg('bookingId', () => ID, { description: 'The booking’s UUID.' }) bookingId: string,
    @Constraint(REASON)
    @Arg('reason', { description: 'Why it can’t be kept, in a sentence for the buyer.' })
    reason: string,
  ): Answer {
    return this.#change(bookingId, (em, order, booking) =>
      this.#work.giveUp(em, viewer, order, booking, reason),
    );
  }

  async #change(
    id: string,
    change: (em: EntityManager, order: Order, booking: FittingBooking) => Answer,
  ): Answer {
    return (await withCase(this.platform, FittingBooking, id, change)) ?? bookingNotFound();
  }
}
