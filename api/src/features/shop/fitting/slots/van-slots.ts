import { drivingMinutes } from '@treadline/schema/trade/fitting/driving-time';
import type { Coordinates } from '@treadline/schema/trade/values/coordinates';
import type { Day } from '../../delivery/index.ts';
import { jobPeriod, openPeriod, overlap, possibleStarts, type Period, type WorkingTimes } from './opening.ts';

/** A van's base and working times. */
export interface VanCapacity extends WorkingTimes, Coordinates {
  readonly id: number;
}

/** A job that a van already has. */
export interface VanJob extends Period, Coordinates {
  readonly vanId: number;
}

const MINUTE_MS = 60_000;
const driveMs = (from: Coordinates, to: Coordinates): number => drivingMinutes(from, to) * MINUTE_MS;

/** Whether a van can do a job between its others: it has to get there, on to the next, and home before closing. */
function fitsIn(van: VanCapacity, open: Period, jobs: readonly VanJob[], job: Period & Coordinates): boolean {
  if (jobs.some((other) => overlap(other, job))) return false;
  const before = jobs.filter(({ until }) => until <= job.from).toSorted((a, b) => b.until - a.until)[0];
  const after = jobs.filter(({ from }) => from >= job.until).toSorted((a, b) => a.from - b.from)[0];
  const readyAt = before ? before.until + driveMs(before, job) : open.from + driveMs(van, job);
  const dueAt = after ? after.from - driveMs(job, after) : open.until - driveMs(job, van);
  return readyAt <= job.from && job.until <= dueAt;
}

/** A job to place: where, how long, and not before an instant. */
export interface VanVisit {
  readonly at: Coordinates;
  readonly minutes: number;
  readonly notBefore: number;
}

/** The vans that are free for a visit at an instant on a day; those with the shortest drive from base first. */
export function freeVans(
  vans: readonly VanCapacity[],
  taken: readonly VanJob[],
  day: Day,
  start: number,
  { at, minutes }: VanVisit,
): VanCapacity[] {
  const job = { ...jobPeriod(start, minutes), latitude: at.latitude, longitude: at.longitude };
  return vans
    .filter((van) => {
      const open = openPeriod(van, day);
      const jobs = taken.filter(({ vanId }) => vanId === van.id);
      return (
        open !== null &&
        fitsIn(
          van,
          open,
          jobs.filter((other) => overlap(other, open)),
          job,
        )
      );
    })
    .toSorted((one, other) => driveMs(one, at) - driveMs(other, at) || one.id - other.id);
}

/** The starts on a day at which any van is free for a visit, in order. */
export function vanStarts(
  vans: readonly VanCapacity[],
  taken: readonly VanJob[],
  day: Day,
  visit: VanVisit,
): number[] {
  const starts = vans.flatMap((van) => {
    const open = openPeriod(van, day);
    return open ? possibleStarts(open, visit.minutes) : [];
  });
  return [...new Set(starts)]
    .filter((start) => start >= visit.notBefore && freeVans(vans, taken, day, start, visit).length > 0)
    .toSorted((a, b) => a - b);
}
