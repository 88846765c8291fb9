import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';
import { aBookedOrder, bookingOf } from '../../../../test/fixtures/booking.ts';

/** The id of a booking at a partner, whose time has come unless it's ahead. */
async function aBookingId({ shop, admin }: Changed, isAhead = false): Promise<string> {
  const order = await aBookedOrder(shop, null, { centre: { isOwn: false } });
  if (!isAhead)
    await shop.rows(
      `update fitting_bookings set starts_at = now() - interval '1 hour', ends_at = now() where order_id = $1`,
      [order.orderId],
    );
  return (await bookingOf(shop, order.orderId, admin)).id;
}

export const audited: AuditedChanges = {
  confirmBooking: async (where) => ({ bookingId: await aBookingId(where, true) }),
  completeBooking: async (where) => ({
    input: { bookingId: await aBookingId(where), mileage: 41_000, casings: 0 },
  }),
  askForAnotherTime: async (where) => ({
    bookingId: await aBookingId(where, true),
    reason: 'The ramp is broken.',
  }),
  recordNoShow: async (where) => ({ bookingId: await aBookingId(where) }),
};
