import { jobMinutes, type FittingJob } from '@treadline/schema/trade/fitting/fitting-job';
import type { Coordinates } from '@treadline/schema/trade/values/coordinates';
import { daysAfter, type Day } from '../../delivery/index.ts';
import { centreStarts, type TakenBay } from './centre-slots.ts';
import type { DaysOf, FittingDay } from './fitting-offers.type.ts';
import { whyClosed } from './opening.ts';
import type { FittingSlot } from './quoted-fitting.type.ts';
import { refusalOf, vanStartsOn, type CentreFacts, type VanFacts } from './slot-rules.ts';
import type { VanJob } from './van-slots.ts';

/** The free starts of a job at a place, and why a day has none. */
export interface JobTimes {
  readonly minutes: number;
  readonly startsOn: (day: Day) => number[];
  /** Why no job can begin on a day, in a few words; null if one can, or if all times are booked. */
  readonly why: (day: Day) => string | null;
}

const MINUTE_MS = 60_000;
const TOO_LATE = 'Too late to book';

/** No times at all, as at an unknown centre. */
export const NO_TIMES: JobTimes = { minutes: 0, startsOn: () => [], why: () => null };

/** The starts on a day from an instant on, beside booked jobs. */
type StartsBeside<Booked> = (booked: readonly Booked[], day: Day, from: number) => number[];

function jobTimes<Booked>(
  minutes: number,
  starts: StartsBeside<Booked>,
  booked: readonly Booked[],
  notBefore: Date,
  closed: JobTimes['why'],
): JobTimes {
  const ready = notBefore.getTime();
  const hasPassed = (day: Day): boolean =>
    starts([], day, ready).length === 0 && starts([], day, 0).length > 0;
  return {
    minutes,
    startsOn: (day) => starts(booked, day, ready),
    why: (day) => closed(day) ?? (hasPassed(day) ? TOO_LATE : null),
  };
}

/** The times of a job at a centre; none if it can't do the job. */
export function timesAtCentre(
  centre: CentreFacts,
  booked: readonly TakenBay[],
  job: FittingJob,
  notBefore: Date,
): JobTimes {
  const minutes = jobMinutes(job, 'FITTED');
  const isAble = refusalOf(centre, job) === null;
  const starts: StartsBeside<TakenBay> = (taken, day, from) =>
    isAble ? centreStarts(centre, taken, { day, minutes, notBefore: from }) : [];
  return jobTimes(minutes, starts, booked, notBefore, (day) => whyClosed(centre, day));
}

/**
 * The times of a visit by van; none if no van can do the job.
 * @param at where the van goes; null if none goes there.
 */
export function timesByVan(
  vans: readonly VanFacts[],
  booked: readonly VanJob[],
  job: FittingJob,
  at: Coordinates | null,
  notBefore: Date,
): JobTimes {
  const minutes = jobMinutes(job, 'MOBILE');
  const starts: StartsBeside<VanJob> = (taken, day, from) =>
    at ? vanStartsOn(vans, taken, job, day, { at, minutes, notBefore: from }) : [];
  return jobTimes(minutes, starts, booked, notBefore, (day) => closedToAll(vans, day));
}

/** Why no van works on a day; null if one does. */
function closedToAll(vans: readonly VanFacts[], day: Day): string | null {
  const reasons = vans.map((van) => whyClosed(van, day));
  return reasons.length > 0 && reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
}

/** The first free slots from a day on, at most so many. */
export function firstSlots(
  { startsOn, minutes }: JobTimes,
  from: Day,
  last: Day,
  most: number,
): FittingSlot[] {
  const found: number[] = [];
  for (let day = from; day <= last && found.length < most; day = daysAfter(day, 1))
    found.push(...startsOn(day));
  return found
    .slice(0, most)
    .map((start) => ({ startsAt: new Date(start), endsAt: new Date(start + minutes * MINUTE_MS) }));
}

/** Lists days with their free starts; none beyond the last day that can be booked. */
export const listDays =
  ({ startsOn, why }: JobTimes, first: Day, last: Day): DaysOf =>
  (from, count) => {
    const begin = from !== null && from > first ? from : first;
    return Array.from({ length: count }, (_, index) => daysAfter(begin, index))
      .filter((day) => day <= last)
      .map((day): FittingDay => {
        const starts = startsOn(day).map((start) => new Date(start));
        return { day, starts, closedBecause: starts.length > 0 ? null : why(day) };
      });
  };
