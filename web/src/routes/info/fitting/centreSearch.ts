import { FITTING_SERVICES, type FittingService } from '@treadline/schema/trade/fitting/fitting-service';
import { FITTING_AREAS, fittingAreas, type FittingArea } from '@treadline/schema/trade/places/fitting-area';
import { range } from '../../../lib/text/range.ts';

/** Which fitting centres a visitor looks for. */
export interface CentreSearch {
  /** The place that distances are measured from; '' for the base town. */
  near: string;
  /** Null for all areas. */
  area: FittingArea | null;
  /** The rims' diameter in inches; null for any. */
  rim: number | null;
  services: readonly FittingService[];
}

/** Longer than any town or postcode. */
export const LONGEST_PLACE = 60;

/** The names of the search's parts in the page's URL: `?near=MK42&area=local&rim=17&can=run-flat-fitting`. */
export const SEARCH_PARAMETERS = { near: 'near', area: 'area', rim: 'rim', services: 'can' } as const;

interface AreaChoice {
  label: string;
  miles: string;
  area: FittingArea | null;
}

/** The choices of area, by distance. */
export const areaChoices: readonly AreaChoice[] = [
  { label: 'All', miles: '', area: null },
  ...FITTING_AREAS.map((area) => ({ area, ...fittingAreas[area] })),
];

/** The rims to choose from, motorcycles' included. */
export const RIMS = range(10, 24, 1);

/** The services to choose from: those that not every centre offers, and that decide whether it can do a job. */
export const serviceChoices = [
  'RUN_FLAT_FITTING',
  'EV_TRAINED',
  'FOUR_BY_FOUR',
  'VAN_FITTING',
  'MOTORCYCLE_FITTING',
  'WHEEL_ALIGNMENT',
  'TPMS_SERVICE',
] as const satisfies readonly FittingService[];

const inUrl = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** The search in a page's URL. Ignores what it doesn't know. */
export function readCentreSearch(asked: URLSearchParams): CentreSearch {
  const value = (part: keyof CentreSearch): string => (asked.get(SEARCH_PARAMETERS[part]) ?? '').trim();
  const rim = Number(value('rim'));
  const names = value('services').toLowerCase().split(',');
  return {
    near: value('near').slice(0, LONGEST_PLACE),
    area: FITTING_AREAS.find((area) => inUrl(area) === value('area').toLowerCase()) ?? null,
    rim: RIMS.includes(rim) ? rim : null,
    services: FITTING_SERVICES.filter((service) => names.includes(inUrl(service))),
  };
}

/** The parts of the URL for a search, without those that it doesn't limit. */
export function centreSearchValues({
  near,
  area,
  rim,
  services,
}: CentreSearch): Readonly<Record<string, string>> {
  return {
    ...(near ? { [SEARCH_PARAMETERS.near]: near } : {}),
    ...(area ? { [SEARCH_PARAMETERS.area]: inUrl(area) } : {}),
    ...(rim === null ? {} : { [SEARCH_PARAMETERS.rim]: String(rim) }),
    ...(services.length > 0 ? { [SEARCH_PARAMETERS.services]: services.map(inUrl).join(',') } : {}),
  };
}

/** The page's path for a search. */
export function centreSearchPath(search: CentreSearch): string {
  const asked = new URLSearchParams(centreSearchValues(search));
  // A comma needs no escape in a query.
  return asked.size === 0 ? '/fitting-centers' : `/fitting-centers?${String(asked).replaceAll('%2C', ',')}`;
}
