import type { BrandNames } from '../listingFilter.ts';
import { changed, type ListingState } from '../listingState.ts';
import { filterChips } from './filterChips.ts';

/** One active filter, and the state without it. */
export interface AppliedFilter {
  label: string;
  without: ListingState;
  /** Filters of one group count as one. */
  group?: string;
}

/** The active filters, in the panel's order. */
export function appliedFilters(state: ListingState, brandNames: BrandNames): AppliedFilter[] {
  return filterChips(state, brandNames).map(({ label, without, group }) => ({
    label,
    group,
    without: changed(state, without),
  }));
}
