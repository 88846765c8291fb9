import { filterCount } from '../../features/filters/filterChips.ts';
import { FILTERS, filterOf, isInForce } from '../../features/filters/listingFilters.tsx';
import { listingPath } from '../../features/filters/listingPath.ts';
import { DEFAULT_STATE, type ListingState } from '../../features/filters/listingState.ts';

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
 * view. Later pages, empty listings, and listings by several filters or by an endless one are not.
 */
export function listingRobots(state: ListingState, totalItems: number): ListingRobots {
  const isEndless = FILTERS.some((key) => filterOf(key).isEndless && isInForce(state[key]));
  if (state.page > 1 || filterCount(state) > MOST_FILTERS || isEndless || totalItems === 0) return HIDDEN;
  const { sort, limit, view, grouping } = DEFAULT_STATE;
  return { canonicalPath: listingPath({ ...state, sort, limit, view, grouping }) };
}
