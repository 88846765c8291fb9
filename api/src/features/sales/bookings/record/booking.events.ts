import { IntegratorEvent } from '../../../../platform/services/integrator-event.ts';
import type { BookingState, FittingBooking, FittingWay } from '../../../shop/fitting/index.ts';
import type { Order } from '../../orders/index.ts';

/** A booking as integrators' events describe it, without personal data. */
interface BookingPayload {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly way: FittingWay;
  readonly state: BookingState;
  /** The centre's identifier; null for a van. */
  readonly centre: string | null;
  /** The van's number; null for a centre. */
  readonly van: number | null;
  /** Null if it needs another slot. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export type BookingEventData = { readonly booking: BookingPayload };

export const bookingCreated = new IntegratorEvent<BookingEventData>(
  'BOOKING_CREATED',
  'booking.created',
  'the fitting of an order was booked and paid.',
);
export const bookingConfirmed = new IntegratorEvent<BookingEventData>(
  'BOOKING_CONFIRMED',
  'booking.confirmed',
  'a fitting was confirmed, by the garage or at once.',
);
export const bookingChanged = new IntegratorEvent<BookingEventData>(
  'BOOKING_CHANGED',
  'booking.changed',
  'a fitting moved, lost its slot, or the vehicle wasn’t there.',
);
export const bookingCancelled = new IntegratorEvent<BookingEventData>(
  'BOOKING_CANCELLED',
  'booking.cancelled',
  'a fitting was cancelled; its slot is free again.',
);
export const bookingReportedDone = new IntegratorEvent<BookingEventData>(
  'BOOKING_DONE',
  'booking.done',
  'the tyres were fitted.',
);

/** A booking's data in events. */
export function payloadOf(
  { id: orderId, number: orderNumber }: Order,
  booking: FittingBooking,
): BookingEventData {
  const { id, way, state, centreSlug: centre, vanId: van, startsAt, endsAt } = booking;
  const times = state === 'NEEDS_SLOT' ? { startsAt: null, endsAt: null } : { startsAt, endsAt };
  return { booking: { id, orderId, orderNumber, way, state, centre, van, ...times } };
}
