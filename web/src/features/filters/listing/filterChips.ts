import { filterOf, FILTERS } from '../kinds/listingFilters.tsx';
import type { BrandNames, FilterChip, FilterValues } from '../listingFilter.ts';

/** A chip for each active filter. */
export function filterChips(values: FilterValues, brandNames: BrandNames): FilterChip[] {
  return FILTERS.flatMap((key) => chipsOf(key, values, brandNames));
}

function chipsOf<Key extends keyof FilterValues>(key: Key, values: FilterValues, brandNames: BrandNames) {
  return filterOf(key).chips(values[key], { values, brandNames });
}

/** How many filters narrow the listing. The parts of one size, vehicle or price range count as one. */
export function filterCount(values: FilterValues): number {
  return new Set(filterChips(values, new Map()).map((chip) => chip.group ?? chip)).size;
}
