import { FITTING_AREAS, fittingAreas, type FittingArea } from '@treadline/schema/trade/places/fitting-area';

interface FittingAreaChoice {
  /** The value in the URL: `?area=local`. */
  name: string;
  label: string;
  miles: string;
  /** Null for all areas. */
  area: FittingArea | null;
}

const ALL: FittingAreaChoice = { name: 'all', label: 'All', miles: '', area: null };

/** The choices of area, by distance. */
export const fittingAreaChoices: readonly FittingAreaChoice[] = [
  ALL,
  ...FITTING_AREAS.map((area) => ({
    name: area.toLowerCase(),
    label: fittingAreas[area].label,
    miles: fittingAreas[area].miles,
    area,
  })),
];

/** The area for a URL's value; all areas for any other value. */
export function fittingAreaFrom(value: string | null): FittingAreaChoice {
  return fittingAreaChoices.find(({ name }) => name === value?.trim().toLowerCase()) ?? ALL;
}

/**
 * The page's path for one area.
 * @param near the place that distances are measured from; '' for the base town.
 */
export function fittingAreaPath({ area, name }: FittingAreaChoice, near = ''): string {
  const asked = new URLSearchParams({ ...(near ? { near } : {}), ...(area ? { area: name } : {}) });
  return asked.size === 0 ? '/fitting-centers' : `/fitting-centers?${asked}`;
}
