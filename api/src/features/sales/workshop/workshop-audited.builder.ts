import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';
import { aBookedOrder, bookingOf } from '../../../../test/fixtures/booking.ts';

/** The id of a booking whose time has come, at a centre where the administrator works. */
async function aJobOfMine({ shop, admin }: Changed): Promise<string> {
  const order = await aBookedOrder(shop, null);
  await shop.rows(
    `update fitting_bookings set starts_at = now() - interval '1 hour', ends_at = now() where order_id = $1`,
    [order.orderId],
  );
  await shop.rows('update users set fitting_centre = $1 where id = $2', [order.centre, admin.id]);
  return (await bookingOf(shop, order.orderId, admin)).id;
}

export const audited: AuditedChanges = {
  completeMyJob: async (where) => ({
    input: { bookingId: await aJobOfMine(where), mileage: 41_000, casings: 0 },
  }),
  recordMyNoShow: async (where) => ({ bookingId: await aJobOfMine(where) }),
};
