import type { FittingPrices } from '@treadline/schema/trade/fitting/fitting-charge';
import {
  MOST_TYRES,
  tyresIn,
  whyUnable,
  type FittingAbility,
  type FittingJob,
} from '@treadline/schema/trade/fitting/fitting-job';
import { deliveryZoneOf, deliveryZones } from '@treadline/schema/trade/places/delivery-zone';
import { inLondon, londonInstant } from '../../../../platform/text/london-time.ts';
import type { ShopSettingValues } from '../../../operations/settings/index.ts';
import { addWorkingDays, daysAfter, dispatchDay, leavesAt, type Day } from '../../delivery/index.ts';
import { freeBay, type CentreCapacity, type TakenBay } from './centre-slots.ts';
import { jobPeriod, openPeriod, possibleStarts, type WorkingTimes } from './opening.ts';
import { freeVans, vanStarts, type VanCapacity, type VanJob, type VanVisit } from './van-slots.ts';

/** How many days ahead slots can be booked. */
export const BOOKING_DAYS = 60;
const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** A centre as the slots need it. */
export interface CentreFacts extends CentreCapacity, FittingAbility {
  readonly slug: string;
  readonly name: string;
  readonly postcode: string | null;
  readonly leadDays: number;
}

/** A van as the slots need it. */
export interface VanFacts extends VanCapacity, FittingAbility {
  readonly name: string;
}

/** Why a slot can't be booked. */
export type SlotFault = 'UNABLE' | 'TOO_EARLY' | 'NOT_OFFERED' | 'TAKEN';

/** A fault and what to tell the buyer about it, in a sentence. */
export interface SlotRefusal {
  readonly fault: SlotFault;
  readonly message: string;
}

/** The owner's prices of fitting besides those of the tyres. */
export function fittingPricesOf({
  fittingPrices: { callOut, sameDayCallOut, alignment, tpmsValve, casing },
  freeMobileFittingTyres,
}: ShopSettingValues): FittingPrices {
  return {
    callOut,
    sameDayCallOut,
    freeFrom: freeMobileFittingTyres,
    extras: { ALIGNMENT: alignment, TPMS_VALVES: tpmsValve, CASINGS: casing },
  };
}

/**
 * The first instant at which tyres ordered at an instant can be fitted at a centre: the start of the day on which
 * they have arrived at the latest and the centre has had its working days.
 */
export function readyAtCentre(
  { postcode, leadDays }: Pick<CentreFacts, 'postcode' | 'leadDays'>,
  orderedAt: Date,
  settings: ShopSettingValues,
): Date {
  const zone = deliveryZoneOf({ country: 'GB', postcode: postcode ?? '' }) ?? 'MAINLAND';
  const days = settings.centreDeliveryDays + deliveryZones[zone].extraDays + leadDays;
  return londonInstant(addWorkingDays(dispatchDay(orderedAt, settings.dispatchCutOffHour), days), '00:00');
}

/** The first instant at which a van can come: it takes the tyres along. */
export const readyByVan = (now: Date, { calloutMinutes }: ShopSettingValues): Date =>
  new Date(now.getTime() + calloutMinutes * MINUTE_MS);

/** A slot, and the centre of it; null for a van. */
interface KeptSlot {
  readonly startsAt: Date;
  readonly centre: Pick<CentreFacts, 'postcode' | 'leadDays'> | null;
}

/**
 * The latest instant, up to `until`, at which tyres can be ordered and be there for each slot. It's brought forward no
 * further than to `from`. The tyres are here `waitDays` working days after the order.
 */
export function orderableUntil(
  slots: readonly KeptSlot[],
  { from, until, waitDays }: { readonly from: Date; readonly until: Date; readonly waitDays: number },
  settings: ShopSettingValues,
): Date {
  const isInTime = (at: Date) => {
    const leaves = leavesAt(at, waitDays, settings);
    return slots.every(
      ({ startsAt, centre }) =>
        (centre ? readyAtCentre(centre, leaves, settings) : readyByVan(leaves, settings)) <= startsAt,
    );
  };
  let at = until;
  while (at > from && !isInTime(at)) at = new Date(at.getTime() - HALF_HOUR_MS);
  return at === until || at > from ? at : from;
}

/** The last day that can be booked. */
export const lastBookingDay = (now: Date): Day => daysAfter(inLondon(now).day, BOOKING_DAYS);

/** Why a centre or van can't do a job at all, in a sentence; null if it can. */
export function refusalOf(place: FittingAbility & { readonly name: string }, job: FittingJob): string | null {
  if (tyresIn(job) > MOST_TYRES) return `One visit fits up to ${MOST_TYRES} tyres. Please call us for more.`;
  const unable = whyUnable(place, job);
  return unable && `${place.name} ${unable}.`;
}

const dayNames = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

const TAKEN: SlotRefusal = {
  fault: 'TAKEN',
  message: 'This time has just been taken. Please choose another.',
};
const NOT_OFFERED: SlotRefusal = {
  fault: 'NOT_OFFERED',
  message: 'This time isn’t offered. Please choose another.',
};

/** When a job is to be done, and the limits of what can be booked. */
export interface WantedSlot {
  readonly start: Date;
  readonly minutes: number;
  readonly notBefore: Date;
  readonly lastDay: Day;
  /** The only bay or van that will do, by its number; any if omitted. */
  readonly lane?: number | null;
}

function faultOfTime(
  times: readonly WorkingTimes[],
  { start, minutes, notBefore, lastDay }: WantedSlot,
): SlotRefusal | null {
  if (start < notBefore)
    return {
      fault: 'TOO_EARLY',
      message: `Your tyres can be fitted from ${dayNames.format(notBefore)}. Please choose a later time.`,
    };
  const { day } = inLondon(start);
  const isOffered = times.some((one) => {
    const open = openPeriod(one, day);
    return open !== null && possibleStarts(open, minutes).includes(start.getTime());
  });
  return day <= lastDay && isOffered ? null : NOT_OFFERED;
}

/** The bay that does a job at a centre, or why none can. */
export function bayFor(
  centre: CentreFacts,
  taken: readonly TakenBay[],
  job: FittingJob,
  slot: WantedSlot,
): { readonly bay: number } | SlotRefusal {
  const message = refusalOf(centre, job);
  if (message !== null) return { fault: 'UNABLE', message };
  const fault = faultOfTime([centre], slot);
  if (fault) return fault;
  const bay = freeBay(centre.bays, taken, jobPeriod(slot.start.getTime(), slot.minutes), slot.lane);
  return bay === null ? TAKEN : { bay };
}

/** The vans that can do a job. If none can, the first says why. */
export function ableVans(vans: readonly VanFacts[], job: FittingJob): VanFacts[] | SlotRefusal {
  const able = vans.filter((van) => refusalOf(van, job) === null);
  if (able.length > 0) return able;
  const [first] = vans;
  const message = first
    ? (refusalOf({ ...first, name: 'Our van' }, job) ?? NOT_OFFERED.message)
    : 'Our vans don’t take jobs online at the moment. Please call us.';
  return { fault: 'UNABLE', message };
}

/** The van that does a job, or why none can. */
export function vanFor(
  vans: readonly VanFacts[],
  taken: readonly VanJob[],
  job: FittingJob,
  slot: WantedSlot & Pick<VanVisit, 'at'>,
): { readonly vanId: number } | SlotRefusal {
  const lane = slot.lane ?? null;
  const wanted = lane === null ? vans : vans.filter(({ id }) => id === lane);
  const able = ableVans(wanted, job);
  if ('fault' in able) return able;
  const fault = faultOfTime(able, slot);
  if (fault) return fault;
  const visit = { at: slot.at, minutes: slot.minutes, notBefore: slot.notBefore.getTime() };
  const [van] = freeVans(able, taken, inLondon(slot.start).day, slot.start.getTime(), visit);
  return van ? { vanId: van.id } : TAKEN;
}

/** The free starts of a visit by van on a day. */
export function vanStartsOn(
  vans: readonly VanFacts[],
  taken: readonly VanJob[],
  job: FittingJob,
  day: Day,
  visit: VanVisit,
): number[] {
  const able = ableVans(vans, job);
  return 'fault' in able ? [] : vanStarts(able, taken, day, visit);
}
