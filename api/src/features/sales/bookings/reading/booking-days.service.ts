import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { FittingOfferService, type FittingBooking, type FittingDay } from '../../../shop/fitting/index.ts';
import { tyresReady } from '../record/tyres-ready.ts';
import type { BookingDaysArguments } from './booking.inputs.ts';
import { BookingLoader } from './booking.loader.ts';

/** Lists the times to which bookings can move. */
export class BookingDays extends Service {
  readonly #loader = this.services.get(BookingLoader);
  readonly #offers = this.services.get(FittingOfferService);
  readonly #settings = this.services.get(SettingsService);

  /** The days with the free times of a booking. */
  async days(
    context: Context,
    { id, orderId, job, centreSlug, latitude, longitude }: FittingBooking,
    { centre, from, count }: BookingDaysArguments,
  ): Promise<FittingDay[]> {
    const [order, settings] = await Promise.all([
      this.#loader.orders.load(context, orderId),
      this.#settings.read(),
    ]);
    const slug = centreSlug === null ? null : (centre ?? centreSlug);
    const now = this.platform.now();
    const em = this.platform.orm.em.fork();
    const notBefore = await tyresReady(em, order, { centreSlug: slug }, now, settings);
    if (slug === null && (latitude === null || longitude === null)) return [];
    const place =
      slug === null ? { at: { latitude: latitude ?? 0, longitude: longitude ?? 0 } } : { centre: slug };
    const daysOf = await this.#offers.days(place, job, notBefore, id);
    return daysOf(from ?? null, count);
  }
}
