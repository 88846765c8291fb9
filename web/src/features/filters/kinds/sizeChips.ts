import { formatTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import type { FilterChip, FilterValues } from '../listingFilter.ts';

/** A whole size is one chip. A partial size has a chip per part, but counts as one filter. */
export function sizeChips({ width, profile, diameter }: FilterValues): FilterChip[] {
  if (width && profile && diameter) {
    const label = formatTyreSize({ width, profile, diameter });
    return [{ label, without: { width: null, profile: null, diameter: null } }];
  }
  return [
    ...(width ? [{ label: `Width ${width}`, without: { width: null }, group: 'size' }] : []),
    ...(profile ? [{ label: `Profile ${profile}`, without: { profile: null }, group: 'size' }] : []),
    ...(diameter ? [{ label: `Diameter ${diameter}`, without: { diameter: null }, group: 'size' }] : []),
  ];
}
