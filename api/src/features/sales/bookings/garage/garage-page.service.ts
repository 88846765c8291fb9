import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { FittingBooking, FittingCentre, FittingOfferService } from '../../../shop/fitting/index.ts';
import { findCase, withCase } from '../../after-sales/index.ts';
import { OrderReader, parcelToCentre, type Order } from '../../orders/index.ts';
import { BookingRefused } from '../change/booking.results.ts';
import { reportOf } from '../reading/fitting-report.ts';
import { jobOf } from '../record/garage-job.ts';
import { tyresReady } from '../record/tyres-ready.ts';
import type { GarageLink } from './fitting-job.inputs.ts';
import { FittingJobSheet, jobRefused, type FittingJobResult } from './fitting-job.types.ts';

type Answer = typeof FittingJobResult;
/** A change's outcome: the booking if it was made. */
type Changed = FittingBooking | BookingRefused | InvalidInput;

const DAY_MS = 86_400_000;
/** Links end so long after the job. */
const LINK_DAYS = 30;
/** From how many days a garage chooses other times. */
const FREE_DAYS = 10;
const FORGED =
  'This link doesn’t open a job. A newer email about the job may have replaced it: please use the latest one.';
const EXPIRED = `This link has expired: the job was more than ${LINK_DAYS} days ago. Please call us.`;

/** Opens jobs for garages, which hold a link instead of an account. */
export class GaragePage extends Service {
  readonly #offers = this.services.get(FittingOfferService);
  readonly #orders = this.services.get(OrderReader);
  readonly #settings = this.services.get(SettingsService);

  /** The job sheet that a link opens. */
  async read({ id, key }: GarageLink): Promise<Answer> {
    const booking = await findCase(this.platform, FittingBooking, id);
    const refused = this.#refusalOf(booking, key);
    if (refused !== null || !booking) return jobRefused(refused ?? FORGED);
    const order = await this.#orders.unchecked({ id: booking.orderId });
    const em = this.platform.orm.em.fork();
    const centre = await em.findOne(FittingCentre, { slug: booking.centreSlug ?? '' });
    if (!order || !centre) return jobRefused(FORGED);
    const isAsked = booking.state === 'REQUESTED';
    const isOpen = isAsked || booking.state === 'CONFIRMED';
    return result(FittingJobSheet, {
      ...jobOf(order, booking, centre),
      id,
      state: booking.state,
      parcel: parcelToCentre(order),
      proposed: booking.proposed,
      freeTimes: isAsked ? await this.#freeTimes(em, order, booking, centre.slug) : [],
      isAsked,
      canDecline: isOpen && this.platform.now() < booking.endsAt,
      canReport: isOpen && booking.startsAt <= this.platform.now(),
      report: reportOf(booking),
    });
  }

  /** Changes the job that a link opens, while its order is locked, and returns the sheet as it then is. */
  async change(
    link: GarageLink,
    change: (em: EntityManager, order: Order, booking: FittingBooking) => Promise<Changed>,
  ): Promise<Answer> {
    let refused: string | null = FORGED;
    const changed = await withCase<FittingBooking, Changed | null>(
      this.platform,
      FittingBooking,
      link.id,
      async (em, order, booking) => {
        refused = this.#refusalOf(booking, link.key);
        return refused === null ? change(em, order, booking) : null;
      },
    );
    if (changed === null) return jobRefused(refused ?? FORGED);
    if (changed instanceof InvalidInput) return changed;
    return changed instanceof BookingRefused ? jobRefused(changed.message) : this.read(link);
  }

  #refusalOf(booking: FittingBooking | null, key: string): string | null {
    if (!booking || booking.garageKeyHash === null || booking.garageKeyHash !== digest(keptText(key)))
      return FORGED;
    const isPast = this.platform.now().getTime() > booking.endsAt.getTime() + LINK_DAYS * DAY_MS;
    return isPast ? EXPIRED : null;
  }

  async #freeTimes(
    em: EntityManager,
    order: Order,
    booking: FittingBooking,
    centre: string,
  ): Promise<Date[]> {
    const now = this.platform.now();
    const settings = await this.#settings.read();
    const notBefore = await tyresReady(em, order, booking, now, settings);
    const days = await this.#offers.days({ centre }, booking.job, notBefore, booking.id);
    return days(null, FREE_DAYS)
      .flatMap(({ starts }) => starts)
      .filter((start) => start.getTime() !== booking.startsAt.getTime());
  }
}
