import type { ListingGrouping, ProductSort } from '../../../apollo/schema.generated.ts';
import { filterOf, FILTERS, isInForce } from '../kinds/listingFilters.tsx';
import type { AddressPart, FilterValues } from '../listingFilter.ts';
import { DEFAULT_STATE, usualSort, type ListingState } from '../listingState.ts';

/** A sort order's name in URLs: `price_ASC`, `created_at_DESC`, `recommended`. */
export function sortParam(sort: ProductSort): string {
  return sort.replace(/^.*?(?=_(?:ASC|DESC)$|$)/, (name) => name.toLowerCase());
}

/** The names in URLs for whether versions share one card. */
export const groupingParams: Readonly<Record<ListingGrouping, string>> = {
  AUTO: 'auto',
  MODEL_AND_SIZE: 'grouped',
  NONE: 'single',
};

/** A state's URL parameters, without empty and default values. */
export function listingParams(state: ListingState): URLSearchParams {
  const filters = FILTERS.filter((key) => isInForce(state[key])).flatMap((key) => partsOf(key, state));
  const usual = new Map(presentationParts({ ...DEFAULT_STATE, sort: usualSort(state.search) }));
  const presentation = presentationParts(state).filter(([name, value]) => usual.get(name) !== value);
  return new URLSearchParams([...filters, ...presentation].map((part) => [...part]));
}

function partsOf<Key extends keyof FilterValues>(key: Key, values: FilterValues): readonly AddressPart[] {
  return filterOf(key).write(values[key]);
}

function presentationParts({ sort, limit, view, grouping, fits, page }: ListingState): AddressPart[] {
  return [
    ['sort', sortParam(sort)],
    ['limit', String(limit)],
    ['view', view],
    ['versions', groupingParams[grouping]],
    ['fits', fits.toLowerCase()],
    ['page', String(page)],
  ];
}

/** The listing's path for a state. */
export function listingPath(state: ListingState): string {
  const query = listingParams(state).toString();
  return query ? `/shop?${query}` : '/shop';
}
