import type { FittingJob } from '@treadline/schema/trade/fitting/fitting-job';
import { milesBetween, type Coordinates } from '@treadline/schema/trade/values/coordinates';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { SettingsService, type ShopSettingValues } from '../../../operations/settings/index.ts';
import { ProductService } from '../../catalogue/index.ts';
import { leavesAt, type Day } from '../../delivery/index.ts';
import { daysUntilHere, SUPPLY_FIELDS } from '../../stock/index.ts';
import { PlaceService } from '../place.service.ts';
import type { TakenBay } from './centre-slots.ts';
import { FittingJudge, type JudgedFitting } from './fitting-judge.service.ts';
import type { FittingOffersInput } from './fitting-offers.inputs.ts';
import type { CentreOffer, DaysOf, FittingOffer, FittingOffers, VanOffer } from './fitting-offers.type.ts';
import { firstSlots, listDays, NO_TIMES, timesAtCentre, timesByVan, type JobTimes } from './job-times.ts';
import { FITTABLE_FIELDS, jobTyresOf } from './job-tyres.ts';
import type { FittingSlot } from './quoted-fitting.type.ts';
import { SlotReader, type NearCentre } from './slot-reader.service.ts';
import { ableVans, lastBookingDay, readyAtCentre, readyByVan, refusalOf } from './slot-rules.ts';
import { SlotUnavailable } from './slot-unavailable.results.ts';

/** How many other times a refusal offers. */
const MOST_OFFERED = 6;

/** Where a job is done. */
type JobPlace = { readonly centre: string } | { readonly at: Coordinates };

/** A slot that can't be had. */
type UnavailableSlot = Pick<JudgedFitting, 'way' | 'at' | 'job' | 'notBefore'> & {
  readonly centreSlug: string | null;
};

/** Finds where and when tyres can be fitted. */
export class FittingOfferService extends Service {
  readonly #judge = this.services.get(FittingJudge);
  readonly #places = this.services.get(PlaceService);
  readonly #products = this.services.get(ProductService);
  readonly #reader = this.services.get(SlotReader);
  readonly #settings = this.services.get(SettingsService);

  /** The centres nearest to a place, and the vans, with the free times for a job. */
  async offers(input: FittingOffersInput): Promise<FittingOffers> {
    const settings = await this.#settings.read();
    const near = input.near?.trim() || settings.baseTown;
    const [{ job, waitDays }, place] = await Promise.all([this.#job(input), this.#places.find(near)]);
    const from = leavesAt(this.platform.now(), waitDays, settings);
    const [centres, van] = await Promise.all([
      place ? this.#centres(place, input, job, from, settings) : [],
      this.#van(near, job, from, settings),
    ]);
    return { place, centres, van };
  }

  /** The next free times of a job at one place, at most so many. */
  async next(choice: JobPlace, job: FittingJob, notBefore: Date, most: number): Promise<FittingSlot[]> {
    const times = await this.#timesOf(choice, job, notBefore);
    return firstSlots(times, inLondon(notBefore).day, lastBookingDay(this.platform.now()), most);
  }

  /**
   * The days with the free times of a job at one place, from the first on which it can be done.
   * @param own the id of the booking that moves, whose present time counts as free.
   */
  async days(choice: JobPlace, job: FittingJob, notBefore: Date, own: string): Promise<DaysOf> {
    const times = await this.#timesOf(choice, job, notBefore, own);
    return listDays(times, inLondon(notBefore).day, lastBookingDay(this.platform.now()));
  }

  async #timesOf(choice: JobPlace, job: FittingJob, notBefore: Date, own?: string): Promise<JobTimes> {
    const now = this.platform.now();
    const today = inLondon(now).day;
    if ('centre' in choice) {
      const centre = await this.#reader.centre(choice.centre, today);
      if (!centre) return NO_TIMES;
      const [taken = []] = await this.#reader.takenBays([centre.slug], now, own);
      return timesAtCentre(centre, taken, job, notBefore);
    }
    const [vans, taken] = await Promise.all([this.#reader.vans(today), this.#reader.takenVans(now, own)]);
    return timesByVan(vans, taken, job, choice.at, notBefore);
  }

  /** Refuses a slot that can't be had, with the next ones at the same place. */
  async refuse(
    { way, centreSlug, at, job, notBefore }: UnavailableSlot,
    message: string,
  ): Promise<SlotUnavailable> {
    const place = centreSlug !== null ? { centre: centreSlug } : at ? { at } : null;
    const next = place ? await this.next(place, job, notBefore, MOST_OFFERED) : [];
    return result(SlotUnavailable, { message, way, next });
  }

  async #job({ tyres, extras }: FittingOffersInput): Promise<{ job: FittingJob; waitDays: number }> {
    const ids = [...new Set(tyres.map(({ productId }) => productId))];
    const fields = new Map([...FITTABLE_FIELDS, ...SUPPLY_FIELDS].map((field) => [field, new Map()]));
    const products = ids.length > 0 ? await this.#products.byIds(ids, fields) : [];
    const wanted = tyres.flatMap(({ productId, quantity }) => {
      const product = products.find(({ id }) => id === productId);
      return product ? [{ product, quantity }] : [];
    });
    return {
      job: { extras, tyres: wanted.map(({ product, quantity }) => jobTyresOf(product, quantity)) },
      waitDays: Math.max(0, ...wanted.map(({ product, quantity }) => daysUntilHere(product, quantity))),
    };
  }

  async #centres(
    place: Coordinates,
    { limit, centre: slug }: FittingOffersInput,
    job: FittingJob,
    from: Date,
    settings: ShopSettingValues,
  ): Promise<CentreOffer[]> {
    const now = this.platform.now();
    const today = inLondon(now).day;
    const found = slug
      ? await this.#one(slug, place, today)
      : await this.#reader.nearest(place, today, limit);
    const taken = await this.#reader.takenBays(
      found.map(({ centre }) => centre.slug),
      now,
    );
    return found.map((near, index) => this.#offerOf(near, taken[index] ?? [], job, from, settings));
  }

  async #one(slug: string, place: Coordinates, today: Day): Promise<NearCentre[]> {
    const centre = await this.#reader.centre(slug, today);
    if (!centre) return [];
    const { latitude, longitude } = centre;
    const miles = latitude === null || longitude === null ? 0 : milesBetween(place, { latitude, longitude });
    return [{ centre, miles }];
  }

  #offerOf(
    { centre, miles }: NearCentre,
    taken: readonly TakenBay[],
    job: FittingJob,
    from: Date,
    settings: ShopSettingValues,
  ): CentreOffer {
    const ready = readyAtCentre(centre, from, settings);
    const times = timesAtCentre(centre, taken, job, ready);
    return {
      centre,
      miles,
      refusal: refusalOf(centre, job),
      ...offered(times, inLondon(ready).day, lastBookingDay(this.platform.now())),
    };
  }

  async #van(near: string, job: FittingJob, from: Date, settings: ShopSettingValues): Promise<VanOffer> {
    const now = this.platform.now();
    const today = inLondon(now).day;
    const [vans, taken, { at, km, trouble }] = await Promise.all([
      this.#reader.vans(today),
      this.#reader.takenVans(now),
      this.#judge.reach(near, settings),
    ]);
    const able = ableVans(vans, job);
    const times = timesByVan(vans, taken, job, at, readyByVan(from, settings));
    const isToday = times.startsOn(today).length > 0;
    return {
      km,
      refusal: trouble?.problemText ?? ('fault' in able ? able.message : null),
      emergency: isToday ? null : `No van is free today. In an emergency, call ${settings.secondPhone}.`,
      ...offered(times, inLondon(from).day, lastBookingDay(now)),
    };
  }
}

/** The times of an offer, from a day on. */
function offered(
  times: JobTimes,
  first: Day,
  last: Day,
): Pick<FittingOffer, 'minutes' | 'earliest' | 'daysOf'> {
  const [earliest = null] = firstSlots(times, first, last, 1);
  return { minutes: times.minutes, earliest, daysOf: listDays(times, first, last) };
}
