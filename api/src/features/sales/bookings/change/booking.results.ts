import { createUnionType, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { result } from '../../../../platform/services/result.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { FittingBooking, SlotUnavailable } from '../../../shop/fitting/index.ts';

@ObjectType({ implements: Refusal, description: 'The booking doesn’t exist, or the caller can’t see it.' })
export class BookingNotFound extends Refusal {}

export const bookingNotFound = (): BookingNotFound =>
  result(BookingNotFound, { message: 'This booking doesn’t exist.' });

@ObjectType({
  implements: Refusal,
  description: 'The booking can’t be changed like that; the message says why.',
})
export class BookingRefused extends Refusal {}

export const bookingRefused = (message: string): BookingRefused => result(BookingRefused, { message });

export const MoveBookingResult = createUnionType({
  name: 'MoveBookingResult',
  description: 'The moved booking, or why it wasn’t moved.',
  types: () =>
    [FittingBooking, BookingNotFound, BookingRefused, SlotUnavailable, StaleWrite, InvalidInput] as const,
});

export const UpdateBookingResult = createUnionType({
  name: 'UpdateBookingResult',
  description: 'The changed booking, or why it wasn’t changed.',
  types: () => [FittingBooking, BookingNotFound, BookingRefused, StaleWrite, InvalidInput] as const,
});

export const CancelBookingResult = createUnionType({
  name: 'CancelBookingResult',
  description: 'The cancelled booking, or why it wasn’t cancelled.',
  types: () => [FittingBooking, BookingNotFound, BookingRefused] as const,
});
