import { FILTERS, filterOf, isInForce } from '../../../features/filters/kinds/listingFilters.tsx';
import { filterCount } from '../../../features/filters/listing/filterChips.ts';
import { listingPath } from '../../../features/filters/listing/listingPath.ts';
import { DEFAULT_STATE, type ListingState } from '../../../features/filters/listingState.ts';
import { brandPath, sizePath } from '../../../lib/paths/tyrePaths.ts';

export interface ListingRobots {
  robots?: string;
  canonicalPath?: string;
}

const HIDDEN = { robots: 'noindex,follow' };
/** Listings with more filters are too numerous and too similar for search engines. */
const MOST_FILTERS = 1;

/**
 * The shop, and its listings by one filter with few choices, are indexed, under their URL in the default order and
 * view. Later pages, empty listings, and listings by several filters or by an endless one aren't. For a listing of
 * one brand or size, the more detailed page about that is indexed instead.
 * @param size the listing's size if it's about nothing else, as its tyres spell it.
 */
export function listingRobots(state: ListingState, totalItems: number, size: string | null): ListingRobots {
  if (state.page > 1 || totalItems === 0 || filterCount(state) > MOST_FILTERS) return HIDDEN;
  if (size !== null) return { canonicalPath: sizePath(size) };
  if (FILTERS.some((key) => filterOf(key).isEndless && isInForce(state[key]))) return HIDDEN;
  const [brand] = state.brands;
  if (brand !== undefined) return { canonicalPath: brandPath(brand) };
  const { sort, limit, view, grouping, fits } = DEFAULT_STATE;
  return { canonicalPath: listingPath({ ...state, sort, limit, view, grouping, fits }) };
}
