import { KM_PER_MILE } from './distance.ts';

/** The mean radius of the earth (IUGG), in kilometres. */
const EARTH_RADIUS_KM = 6_371.0088;

/** A position in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The straight-line distance between two places (haversine), in kilometres. Roads are longer. */
export function kmBetween(one: Coordinates, other: Coordinates): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const halfNorth = Math.sin((to - from) / 2);
  const halfEast = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord = halfNorth ** 2 + Math.cos(from) * Math.cos(to) * halfEast ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The straight-line distance between two places, in miles. */
export function milesBetween(one: Coordinates, other: Coordinates): number {
  return kmBetween(one, other) / KM_PER_MILE;
}
