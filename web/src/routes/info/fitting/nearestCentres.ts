import { fittingAreaOf, type FittingArea } from '@treadline/schema/trade/places/fitting-area';
import { milesBetween, type Coordinates } from '@treadline/schema/trade/values/coordinates';

interface Located {
  distanceMiles: number;
  area: FittingArea;
  latitude: number | null;
  longitude: number | null;
}

interface NamedPlace extends Coordinates {
  name: string;
}

/** A centre's distance from the visitor's place. */
export interface CentreDistance {
  miles: number;
  area: FittingArea;
}

/** A centre's coordinates; null if unknown. */
export function whereIs({ latitude, longitude }: Located): Coordinates | null {
  return latitude !== null && longitude !== null ? { latitude, longitude } : null;
}

/**
 * The centres with their distance from a place, nearest first. Those without coordinates come last.
 * @param place null to keep the distances from the base town.
 */
export function nearestCentres<Centre extends Located>(
  centres: readonly Centre[],
  place: NamedPlace | null,
): (Centre & { from: CentreDistance | null })[] {
  return centres
    .map((centre) => ({ ...centre, from: distanceFrom(centre, place) }))
    .toSorted((a, b) => (a.from?.miles ?? Infinity) - (b.from?.miles ?? Infinity));
}

function distanceFrom(centre: Located, place: Coordinates | null): CentreDistance | null {
  if (!place) return { miles: centre.distanceMiles, area: centre.area };
  const at = whereIs(centre);
  if (!at) return null;
  const miles = milesBetween(place, at);
  return { miles, area: fittingAreaOf(miles) };
}

/**
 * A distance as the page words it. A district's centre is about a mile from most of its houses, so distances from
 * there are in whole miles.
 */
export function milesText(miles: number, isExact: boolean): string {
  if (!isExact && miles < 1) return 'less than a mile';
  const shown = isExact ? miles : Math.round(miles);
  return `${isExact ? '' : 'about '}${shown} ${shown === 1 ? 'mile' : 'miles'}`;
}
