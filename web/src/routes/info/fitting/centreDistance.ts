import type { Coordinates } from '@treadline/schema/trade/values/coordinates';

/** A centre's coordinates; null if unknown. */
export function whereIs({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): Coordinates | null {
  return latitude !== null && longitude !== null ? { latitude, longitude } : null;
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
