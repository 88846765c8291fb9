import type { ProductFilter, ProductSort } from '../../apollo/schema.generated.ts';
import type { ListingState } from './listingState.ts';

/** What the listing's query takes. */
export interface ListingVariables {
  filter: ProductFilter;
  search: string | null;
  sort: ProductSort;
  page: number;
  limit: number;
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
}

/** Turns the state into the query's variables. Empty filters are dropped, so that equal listings are asked for alike. */
export function listingVariables(state: ListingState): ListingVariables {
  const { search, flags, sort, page, limit } = state;
  const {
    categories,
    seasons,
    brands,
    sizes,
    width,
    profile,
    diameter,
    speedRatings,
    wetGrip,
    fuelEfficiency,
  } = state;
  const { minPrice, maxPrice, registration, make, model, year } = state;
  const filters = {
    categories,
    season: seasons,
    brands,
    sizes,
    width,
    profile,
    diameter,
    speedRatings,
    wetGrip,
    fuelEfficiency,
    minPrice,
    maxPrice,
    registration,
    make,
    model,
    year,
  };
  const filter = Object.fromEntries(Object.entries(filters).filter(([, value]) => isGiven(value)));
  return {
    filter: { ...filter, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
    search: search || null,
    sort,
    page,
    limit,
  };
}
