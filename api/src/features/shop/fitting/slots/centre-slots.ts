import type { Day } from '../../delivery/index.ts';
import { jobPeriod, openPeriod, overlap, possibleStarts, type Period, type WorkingTimes } from './opening.ts';

/** A centre's capacity. */
export interface CentreCapacity extends WorkingTimes {
  readonly bays: number;
}

/** A period in which a bay is taken. */
export interface TakenBay extends Period {
  readonly bay: number;
}

/**
 * A bay that is free for a whole period, the lowest number first; null if there's none.
 * @param wanted the only bay to look at; any if omitted.
 */
export function freeBay(
  bays: number,
  taken: readonly TakenBay[],
  period: Period,
  wanted: number | null = null,
): number | null {
  const busy = new Set(taken.filter((other) => overlap(other, period)).map(({ bay }) => bay));
  for (let bay = 1; bay <= bays; bay += 1)
    if (!busy.has(bay) && (wanted === null || bay === wanted)) return bay;
  return null;
}

/** The free starts on a day for a job of so many minutes, from an instant on, in order. */
export function centreStarts(
  centre: CentreCapacity,
  taken: readonly TakenBay[],
  { day, minutes, notBefore }: { readonly day: Day; readonly minutes: number; readonly notBefore: number },
): number[] {
  const open = openPeriod(centre, day);
  if (!open) return [];
  const ofDay = taken.filter((period) => overlap(period, open));
  return possibleStarts(open, minutes).filter(
    (start) => start >= notBefore && freeBay(centre.bays, ofDay, jobPeriod(start, minutes)) !== null,
  );
}
