import { jobMinutes, type FittingJob } from '@treadline/schema/trade/fitting/fitting-job';
import { milesBetween, type Coordinates } from '@treadline/schema/trade/values/coordinates';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { SettingsService, type ShopSettingValues } from '../../../operations/settings/index.ts';
import { ProductService } from '../../catalogue/index.ts';
import { daysAfter, type Day } from '../../delivery/index.ts';
import { PlaceService } from '../place.service.ts';
import { centreStarts, type TakenBay } from './centre-slots.ts';
import { FittingJudge, type JudgedFitting } from './fitting-judge.service.ts';
import type { FittingOffersInput } from './fitting-offers.inputs.ts';
import type { CentreOffer, DaysOf, FittingDay, FittingOffers, VanOffer } from './fitting-offers.type.ts';
import { FITTABLE_FIELDS, jobTyresOf } from './job-tyres.ts';
import { whyClosed } from './opening.ts';
import type { FittingSlot } from './quoted-fitting.type.ts';
import { SlotReader, type NearCentre } from './slot-reader.service.ts';
import {
  ableVans,
  BOOKING_DAYS,
  lastBookingDay,
  readyAtCentre,
  readyByVan,
  refusalOf,
  vanStartsOn,
  type VanFacts,
} from './slot-rules.ts';
import { SlotUnavailable } from './slot-unavailable.results.ts';

const MINUTE_MS = 60_000;
/** How many other times a refusal offers. */
const MOST_OFFERED = 6;

/** Where a job is done. */
type JobPlace = { readonly centre: string } | { readonly at: Coordinates };

/** The free starts of a job at a place, and why a day has none. */
interface JobTimes {
  readonly minutes: number;
  readonly startsOn: StartsOn;
  readonly why: (day: Day) => string | null;
}

/** A slot that can't be had. */
type LostSlot = Pick<JudgedFitting, 'way' | 'at' | 'job' | 'notBefore'> & {
  readonly centre: { readonly slug: string } | null;
};

/** The free starts on a day. */
type StartsOn = (day: Day) => number[];

const slotAt = (start: number, minutes: number): FittingSlot => ({
  startsAt: new Date(start),
  endsAt: new Date(start + minutes * MINUTE_MS),
});

/** The first free starts from a day on. */
function firstStarts(startsOn: StartsOn, from: Day, last: Day, most: number): number[] {
  const found: number[] = [];
  for (let day = from; day <= last && found.length < most; day = daysAfter(day, 1))
    found.push(...startsOn(day));
  return found.slice(0, most);
}

/** Lists days with their free starts; none beyond the last day that can be booked. */
const listDays =
  (startsOn: StartsOn, why: (day: Day) => string | null, first: Day, last: Day): DaysOf =>
  (from, count) => {
    const begin = from !== null && from > first ? from : first;
    return Array.from({ length: count }, (_, index) => daysAfter(begin, index))
      .filter((day) => day <= last)
      .map((day): FittingDay => ({
        day,
        starts: startsOn(day).map((start) => new Date(start)),
        closedBecause: why(day),
      }));
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
    const [job, place] = await Promise.all([this.#job(input), this.#places.find(near)]);
    const [centres, van] = await Promise.all([
      place ? this.#centres(place, input, job, settings) : [],
      this.#van(near, job, settings),
    ]);
    return { place, centres, van };
  }

  /** The next free times of a job at one place, at most so many. */
  async next(choice: JobPlace, job: FittingJob, notBefore: Date, most: number): Promise<FittingSlot[]> {
    const { startsOn, minutes } = await this.#timesOf(choice, job, notBefore);
    const last = lastBookingDay(this.platform.now());
    return firstStarts(startsOn, inLondon(notBefore).day, last, most).map((start) => slotAt(start, minutes));
  }

  /**
   * The days with the free times of a job at one place, from the first on which it can be done.
   * @param own the id of the booking that moves, whose present time counts as free.
   */
  async days(choice: JobPlace, job: FittingJob, notBefore: Date, own: string): Promise<DaysOf> {
    const { startsOn, why } = await this.#timesOf(choice, job, notBefore, own);
    return listDays(startsOn, why, inLondon(notBefore).day, lastBookingDay(this.platform.now()));
  }

  async #timesOf(choice: JobPlace, job: FittingJob, notBefore: Date, own?: string): Promise<JobTimes> {
    const now = this.platform.now();
    const today = inLondon(now).day;
    const ready = notBefore.getTime();
    if ('centre' in choice) {
      const minutes = jobMinutes(job, 'FITTED');
      const centre = await this.#reader.centre(choice.centre, today);
      if (!centre || refusalOf(centre, job) !== null) return { minutes, startsOn: () => [], why: () => null };
      const [taken = []] = await this.#reader.takenBays([centre.slug], now, own);
      return {
        minutes,
        startsOn: (day) => centreStarts(centre, taken, { day, minutes, notBefore: ready }),
        why: (day) => whyClosed(centre, day),
      };
    }
    const minutes = jobMinutes(job, 'MOBILE');
    const [vans, taken] = await Promise.all([this.#reader.vans(today), this.#reader.takenVans(now, own)]);
    const visit = { at: choice.at, minutes, notBefore: ready };
    return {
      minutes,
      startsOn: (day) => vanStartsOn(vans, taken, job, day, visit),
      why: (day) => closedToAll(vans, day),
    };
  }

  /** Refuses a slot that can't be had, with the next ones at the same place. */
  async refuse({ way, centre, at, job, notBefore }: LostSlot, message: string): Promise<SlotUnavailable> {
    const place = centre ? { centre: centre.slug } : at ? { at } : null;
    const next = place ? await this.next(place, job, notBefore, MOST_OFFERED) : [];
    return result(SlotUnavailable, { message, way, next });
  }

  async #job({ tyres, extras }: FittingOffersInput): Promise<FittingJob> {
    const ids = [...new Set(tyres.map(({ productId }) => productId))];
    const fields = new Map(FITTABLE_FIELDS.map((field) => [field, new Map()]));
    const products = ids.length > 0 ? await this.#products.byIds(ids, fields) : [];
    return {
      extras,
      tyres: tyres.flatMap(({ productId, quantity }) => {
        const product = products.find(({ id }) => id === productId);
        return product ? [jobTyresOf(product, quantity)] : [];
      }),
    };
  }

  async #centres(
    place: Coordinates,
    { limit, centre: slug }: FittingOffersInput,
    job: FittingJob,
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
    return found.map((near, index) => this.#offerOf(near, taken[index] ?? [], job, settings));
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
    settings: ShopSettingValues,
  ): CentreOffer {
    const now = this.platform.now();
    const minutes = jobMinutes(job, 'FITTED');
    const refusal = refusalOf(centre, job);
    const ready = readyAtCentre(centre, now, settings);
    const first = inLondon(ready).day;
    const last = lastBookingDay(now);
    const startsOn: StartsOn = (day) =>
      refusal === null ? centreStarts(centre, taken, { day, minutes, notBefore: ready.getTime() }) : [];
    const [earliest] = firstStarts(startsOn, first, last, 1);
    return {
      centre,
      miles,
      minutes,
      refusal,
      earliest: earliest === undefined ? null : slotAt(earliest, minutes),
      daysOf: listDays(startsOn, (day) => whyClosed(centre, day), first, last),
    };
  }

  async #van(near: string, job: FittingJob, settings: ShopSettingValues): Promise<VanOffer> {
    const now = this.platform.now();
    const today = inLondon(now).day;
    const minutes = jobMinutes(job, 'MOBILE');
    const [vans, taken, { at, km, trouble }] = await Promise.all([
      this.#reader.vans(today),
      this.#reader.takenVans(now),
      this.#judge.reach(near, settings),
    ]);
    const able = ableVans(vans, job);
    const refusal = trouble?.problemText ?? ('fault' in able ? able.message : null);
    const notBefore = readyByVan(now, settings).getTime();
    const startsOn: StartsOn = (day) =>
      refusal === null && at ? vanStartsOn(vans, taken, job, day, { at, minutes, notBefore }) : [];
    const last = daysAfter(today, BOOKING_DAYS);
    const [earliest] = firstStarts(startsOn, today, last, 1);
    const isToday = startsOn(today).length > 0;
    return {
      km,
      minutes,
      refusal,
      emergency: isToday ? null : `No van is free today. In an emergency, call ${settings.secondPhone}.`,
      earliest: earliest === undefined ? null : slotAt(earliest, minutes),
      daysOf: listDays(startsOn, (day) => closedToAll(vans, day), today, last),
    };
  }
}

/** Why no van works on a day; null if one does. */
function closedToAll(vans: readonly VanFacts[], day: Day): string | null {
  const reasons = vans.map((van) => whyClosed(van, day));
  return reasons.length > 0 && reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
}
