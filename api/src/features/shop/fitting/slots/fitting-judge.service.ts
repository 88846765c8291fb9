import type { FittingPrices } from '@treadline/schema/trade/fitting/fitting-charge';
import {
  FITTING_EXTRAS,
  fittingExtras,
  mostOfExtra,
  offersExtra,
  type ExtraUnits,
} from '@treadline/schema/trade/fitting/fitting-extra';
import {
  jobMinutes,
  tyresIn,
  type FittingJob,
  type JobTyres,
} from '@treadline/schema/trade/fitting/fitting-job';
import { postcodeDistrict } from '@treadline/schema/trade/places/postcode';
import { formatReach } from '@treadline/schema/trade/places/reach';
import { kmBetween, type Coordinates } from '@treadline/schema/trade/values/coordinates';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { SettingsService, type ShopSettingValues } from '../../../operations/settings/index.ts';
import type { FittingService, FittingWay } from '../fitting.enums.ts';
import { PlaceService } from '../place.service.ts';
import type { FittingProblem, OfferedExtra, QuotedFitting } from './quoted-fitting.type.ts';
import { SlotReader } from './slot-reader.service.ts';
import {
  ableVans,
  bayFor,
  fittingPricesOf,
  lastBookingDay,
  readyAtCentre,
  readyByVan,
  refusalOf,
  vanFor,
  type SlotRefusal,
  type WantedSlot,
} from './slot-rules.ts';

/** Where and when tyres are to be fitted. */
export interface FittingChoice {
  readonly way: FittingWay;
  readonly centre?: string | null;
  readonly start?: Date | null;
  readonly extras: readonly ExtraUnits[];
}

/** A fitting with everything that booking it needs. */
export interface JudgedFitting extends QuotedFitting {
  readonly job: FittingJob;
  /** The earliest start that the tyres allow. */
  readonly notBefore: Date;
  /** Where the van goes; null for a centre. */
  readonly at: Coordinates | null;
}

type Problem = { readonly problem: FittingProblem; readonly problemText: string };
type Judged = Pick<JudgedFitting, 'centre' | 'km' | 'slot' | 'notBefore' | 'at'> & {
  readonly services: readonly FittingService[];
  readonly trouble: Problem | null;
};

const MINUTE_MS = 60_000;

const problemOf = (problem: FittingProblem, problemText: string): Problem => ({ problem, problemText });
const ofRefusal = ({ fault, message }: SlotRefusal): Problem => problemOf(fault, message);

/** The extras that a job can have at a place with these services. */
function offeredExtras(
  way: FittingWay,
  services: readonly FittingService[],
  tyres: number,
  prices: FittingPrices,
): OfferedExtra[] {
  return FITTING_EXTRAS.filter((extra) => {
    const { needs } = fittingExtras[extra];
    return (
      offersExtra(way, extra) && (needs === null || services.includes(needs)) && mostOfExtra(extra, tyres) > 0
    );
  }).map((extra) => ({
    extra,
    name: fittingExtras[extra].label,
    description: fittingExtras[extra].meaning,
    price: prices.extras[extra],
    most: mostOfExtra(extra, tyres),
  }));
}

function faultOfExtras(extras: readonly ExtraUnits[], offered: readonly OfferedExtra[]): Problem | null {
  const wrong = extras.find(({ extra, quantity }, index) => {
    const most = offered.find((one) => one.extra === extra)?.most ?? 0;
    return quantity > most || extras.findIndex((other) => other.extra === extra) !== index;
  });
  if (!wrong) return null;
  const { label } = fittingExtras[wrong.extra];
  const most = offered.find(({ extra }) => extra === wrong.extra)?.most;
  return problemOf(
    'EXTRA_UNAVAILABLE',
    most === undefined ? `${label} isn’t offered there.` : `${label}: at most ${most} for this job.`,
  );
}

/** Judges whether tyres can be fitted as a buyer chose, and says why not. It books nothing. */
export class FittingJudge extends Service {
  readonly #reader = this.services.get(SlotReader);
  readonly #places = this.services.get(PlaceService);
  readonly #settings = this.services.get(SettingsService);

  /**
   * A fitting of tyres as chosen, with its problem if it has one.
   * @param orderedAt when the tyres were ordered, or are here if that's later; now by default. Their arrival at a
   *   centre is counted from then.
   * @param postcode where a van goes.
   */
  async judge(
    choice: FittingChoice,
    tyres: readonly JobTyres[],
    postcode: string,
    orderedAt: Date = this.platform.now(),
  ): Promise<JudgedFitting> {
    const settings = await this.#settings.read();
    const job: FittingJob = { tyres, extras: choice.extras };
    const minutes = jobMinutes(job, choice.way);
    const { services, trouble, ...judged } =
      choice.way === 'FITTED'
        ? await this.#atCentre(choice, job, minutes, orderedAt, settings)
        : await this.#byVan(choice, job, minutes, { postcode, orderedAt }, settings);
    const count = tyresIn(job);
    const extras = offeredExtras(choice.way, services, count, fittingPricesOf(settings));
    const problem = faultOfExtras(choice.extras, extras) ?? trouble;
    return {
      way: choice.way,
      tyres: count,
      minutes,
      job,
      extras,
      problem: problem?.problem ?? null,
      problemText: problem?.problemText ?? null,
      ...judged,
    };
  }

  async #atCentre(
    { centre: slug, start }: FittingChoice,
    job: FittingJob,
    minutes: number,
    orderedAt: Date,
    settings: ShopSettingValues,
  ): Promise<Judged> {
    const now = this.platform.now();
    const centre = slug ? await this.#reader.centre(slug, inLondon(now).day) : null;
    const nothing = { centre, km: null, slot: null, at: null, notBefore: now };
    if (!centre)
      return {
        ...nothing,
        services: [],
        trouble: problemOf('NO_PLACE', 'Choose a fitting centre and a time.'),
      };
    const ready = readyAtCentre(centre, orderedAt, settings);
    const notBefore = ready < now ? now : ready;
    const wanted = { minutes, notBefore, lastDay: lastBookingDay(now) };
    const { services } = centre;
    const judged = { ...nothing, notBefore, services };
    const unable = refusalOf(centre, job);
    if (unable !== null) return { ...judged, trouble: problemOf('UNABLE', unable) };
    if (!start) return { ...judged, trouble: problemOf('NO_SLOT', 'Choose a time for the fitting.') };
    const [taken = []] = await this.#reader.takenBays([centre.slug], start);
    const found = bayFor(centre, taken, job, { ...wanted, start });
    return 'fault' in found
      ? { ...judged, trouble: ofRefusal(found) }
      : { ...judged, slot: slotOf(start, wanted), trouble: null };
  }

  async #byVan(
    { start }: FittingChoice,
    job: FittingJob,
    minutes: number,
    { postcode, orderedAt }: { readonly postcode: string; readonly orderedAt: Date },
    settings: ShopSettingValues,
  ): Promise<Judged> {
    const now = this.platform.now();
    const notBefore = readyByVan(orderedAt < now ? now : orderedAt, settings);
    const [vans, reach] = await Promise.all([
      this.#reader.vans(inLondon(now).day),
      this.reach(postcode, settings),
    ]);
    const services = vans.flatMap((van) => van.services);
    const judged = { centre: null, slot: null, notBefore, services, km: reach.km, at: reach.at };
    if (!reach.at) return { ...judged, trouble: reach.trouble };
    const able = ableVans(vans, job);
    if ('fault' in able) return { ...judged, trouble: ofRefusal(able) };
    if (!start) return { ...judged, trouble: problemOf('NO_SLOT', 'Choose a time for the visit.') };
    const wanted = { minutes, notBefore, lastDay: lastBookingDay(now), start };
    const found = vanFor(vans, await this.#reader.takenVans(now), job, { ...wanted, at: reach.at });
    return 'fault' in found
      ? { ...judged, trouble: ofRefusal(found) }
      : { ...judged, slot: slotOf(start, wanted), trouble: null };
  }

  /** Where a postcode lies if the vans go there (C-36); otherwise why they don't. */
  async reach(
    postcode: string,
    { baseTown, mobileFittingRadiusKm, secondPhone }: ShopSettingValues,
  ): Promise<
    | { readonly at: Coordinates; readonly km: number; readonly trouble: null }
    | { readonly at: null; readonly km: number | null; readonly trouble: Problem }
  > {
    const district = postcodeDistrict(postcode);
    if (district === null)
      return {
        at: null,
        km: null,
        trouble: problemOf('NO_PLACE', 'Enter the postcode where the van should come.'),
      };
    const [at, base] = await Promise.all([this.#places.find(district), this.#places.find(baseTown)]);
    const km = at && base && kmBetween(base, at);
    const reachText = formatReach(mobileFittingRadiusKm);
    const call = `Please choose a fitting centre, or call ${secondPhone}.`;
    if (!at || km === null)
      return { at: null, km: null, trouble: problemOf('OUT_OF_REACH', `We don’t know ${district}. ${call}`) };
    if (km > mobileFittingRadiusKm)
      return {
        at: null,
        km,
        trouble: problemOf('OUT_OF_REACH', `Our vans go about ${reachText} from ${baseTown}. ${call}`),
      };
    return { at: { latitude: at.latitude, longitude: at.longitude }, km, trouble: null };
  }
}

const slotOf = (start: Date, { minutes }: Pick<WantedSlot, 'minutes'>): { startsAt: Date; endsAt: Date } => ({
  startsAt: start,
  endsAt: new Date(start.getTime() + minutes * MINUTE_MS),
});
