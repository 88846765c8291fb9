import { ShopEvent } from '../../../../platform/services/shop-event.ts';
import type { FittingBooking } from './booking.entity.ts';

/** The tyres of a booking were fitted. */
export interface DoneBooking {
  readonly booking: FittingBooking;
  /** The buyer's account; null for a guest. */
  readonly userId: string | null;
}

/** Announced in the transaction that records a fitting as done. It's declared here for features below the orders. */
export const bookingDone = new ShopEvent<DoneBooking>();
