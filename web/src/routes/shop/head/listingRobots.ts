import { FILTERS, filterOf, isInForce } from '../../../features/filters/kinds/listingFilters.tsx';
import { filterCount } from '../../../features/filters/listing/filterChips.ts';
import { listingPath } from '../../../features/filters/listing/listingPath.ts';
import { DEFAULT_STATE, type ListingState } from '../../../features/filters/listingState.ts';
import { brandPath, sizePath } from '../../../lib/paths/tyrePaths.ts';

/** The robots rules of a listing. */
export interface ListingRobots {
  robots?: string;
  canonicalPath?: string;
}

const HIDDEN = { robots: 'noindex,follow' };
/** Listings by more filters than this are too numerous and too similar to be useful in a search engine. */
const MOST_FILTERS = 1;

/**
 * The shop and its listings by one filter of few choices are indexed, under their address in the usual order and
 * view. Later pages, empty listings, and listings by several filters or by an endless one are not. A listing of one
 * brand or one size has a page that says more: that is indexed in its place.
 * @param size what the listing is about if it is about one size alone, as its tyres have it.
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
