import { kmBetween, type Coordinates } from '../values/coordinates.ts';

/** Roads are longer than straight lines: about 1.3 times in England. */
const ROAD_FACTOR = 1.3;
/** An average for a van on town and country roads. */
const KM_PER_HOUR = 50;
const PARKING_MINUTES = 5;

/** Whole minutes that a van is given to drive from one place to another, parking included; 0 if it stays. */
export function drivingMinutes(from: Coordinates, to: Coordinates): number {
  const km = kmBetween(from, to) * ROAD_FACTOR;
  return km === 0 ? 0 : Math.ceil((km / KM_PER_HOUR) * 60) + PARKING_MINUTES;
}
