import type { FittingArea } from '../../apollo/schema.generated.ts';

interface FittingAreaChoice {
  /** The value in the address: `?area=local`. */
  name: string;
  label: string;
  miles: string;
  /** Null for all of them. */
  area: FittingArea | null;
}

const ALL: FittingAreaChoice = { name: 'all', label: 'All', miles: '', area: null };

/** How far away a centre may be. */
export const fittingAreas: readonly FittingAreaChoice[] = [
  ALL,
  { name: 'local', label: 'Local', miles: '0-5 miles', area: 'LOCAL' },
  { name: 'extended', label: 'Extended', miles: '5-20 miles', area: 'EXTENDED' },
  { name: 'regional', label: 'Regional', miles: '20+ miles', area: 'REGIONAL' },
];

/** The area that an address value names; all areas for any other value. */
export function fittingAreaFrom(value: string | null): FittingAreaChoice {
  return fittingAreas.find(({ name }) => name === value?.trim().toLowerCase()) ?? ALL;
}

/** The address of the page for one area. */
export function fittingAreaPath({ area, name }: FittingAreaChoice): string {
  return area === null ? '/fitting-centers' : `/fitting-centers?area=${name}`;
}
