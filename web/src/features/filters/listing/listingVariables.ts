import type { ListingGrouping, ProductFilter, ProductSort } from '../../../apollo/schema.generated.ts';
import { filterOf, FILTERS, isInForce } from '../kinds/listingFilters.tsx';
import type { FilterValues } from '../listingFilter.ts';
import type { ListingState } from '../listingState.ts';

export interface ListingVariables {
  filter: ProductFilter;
  search: string | null;
  sort: ProductSort;
  grouping: ListingGrouping;
  page: number;
  limit: number;
}

/** Converts the state to the query's variables. Drops empty filters, so that equal listings make equal queries. */
export function listingVariables(state: ListingState): ListingVariables {
  const { search, sort, grouping, page, limit } = state;
  const inForce = FILTERS.filter((key) => isInForce(state[key]));
  return {
    filter: inForce.reduce<ProductFilter>((filter, key) => ({ ...filter, ...partOf(key, state) }), {}),
    search: search || null,
    sort,
    grouping,
    page,
    limit,
  };
}

function partOf<Key extends keyof FilterValues>(key: Key, values: FilterValues): ProductFilter {
  return filterOf(key).variables(values[key]);
}
