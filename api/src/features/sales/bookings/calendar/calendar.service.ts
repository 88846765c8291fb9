import { bookingStates } from '@treadline/schema/trade/fitting/booking-state';
import { Service } from '../../../../platform/services/services.ts';
import { FittingBooking } from '../../../shop/fitting/index.ts';
import { findCase } from '../../after-sales/index.ts';
import { mailFittings, OrderReader } from '../../orders/index.ts';
import { calendarFile } from './calendar-entry.ts';

/** Makes the calendar entries of bookings. */
export class BookingCalendar extends Service {
  readonly #orders = this.services.get(OrderReader);

  /** A booking's calendar file; null if it doesn't exist. */
  async file(id: string): Promise<string | null> {
    const booking = await findCase(this.platform, FittingBooking, id);
    const order = booking && (await this.#orders.unchecked({ id: booking.orderId }));
    if (!order) return null;
    const fittings = await mailFittings(this.platform.orm.em.fork(), order);
    const fitting = fittings.find((one) => one.id === id);
    if (!fitting) return null;
    const { publicUrl } = this.platform.config;
    const { centre, address, phone } = fitting;
    const { id: uid, state, startsAt, endsAt, revision, updatedAt } = booking;
    return calendarFile({
      id: uid,
      state,
      startsAt,
      endsAt,
      revision,
      updatedAt,
      domain: new URL(publicUrl).hostname,
      summary: centre === null ? 'Tyre fitting: our van comes' : `Tyre fitting at ${centre}`,
      location: centre === null ? address : `${centre}, ${address}`,
      description: [
        `Order ${order.number}. ${bookingStates[state].label}.`,
        ...(phone === null ? [] : [`Telephone of the centre: ${phone}.`]),
      ].join('\n'),
      url: `${publicUrl}/orders/${order.id}`,
    });
  }
}
