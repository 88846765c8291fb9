import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { FittingBooking } from '../../../shop/fitting/index.ts';
import { BookingCancelling } from './booking-cancelling.service.ts';
import { BookingMoving } from './booking-moving.service.ts';
import { MoveBookingInput } from './booking.inputs.ts';
import { CancelBookingResult, MoveBookingResult } from './booking.results.ts';

@Resolver(() => FittingBooking)
export class BookingChangeResolver extends Service {
  readonly #cancelling = this.services.get(BookingCancelling);
  readonly #moving = this.services.get(BookingMoving);

  @Mutation(() => MoveBookingResult, {
    description:
      'Moves a booking of the viewer’s own order, or of the order whose key the request carries, until 24 hours ' +
      'before it, or at any time if it has none. Staff can move any. Prices stay as paid; a partner has to ' +
      'confirm the new time.',
  })
  @Auth('CUSTOMER', { scope: 'WRITE_ORDERS', orderKey: true })
  moveBooking(
    @Ctx() { viewer }: Context,
    @Arg('input', () => MoveBookingInput, { description: 'The booking and its new time.' })
    input: MoveBookingInput,
  ): Promise<typeof MoveBookingResult> {
    return this.#moving.move(viewer, input);
  }

  @Mutation(() => CancelBookingResult, {
    description:
      'Cancels a booking, on the same terms as moveBooking, and refunds its tyres and all that was paid with them. ' +
      'If nothing else is in the order and it’s unsent, the order is cancelled. Cancelling it again succeeds.',
  })
  @Auth('CUSTOMER', { scope: 'WRITE_ORDERS', orderKey: true })
  cancelBooking(
    @Ctx() { viewer }: Context,
    @Arg('bookingId', () => ID, { description: 'The booking’s UUID.' }) bookingId: string,
  ): Promise<typeof CancelBookingResult> {
    return this.#cancelling.cancel(viewer, bookingId);
  }
}
