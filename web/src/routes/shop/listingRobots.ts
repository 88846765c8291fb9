import { listingPath } from '../../features/filters/listingPath.ts';
import { DEFAULT_STATE, filterCount, type ListingState } from '../../features/filters/listingState.ts';

/** What search engines are told of a listing. */
export interface ListingRobots {
  robots?: string;
  canonicalPath?: string;
}

const HIDDEN = { robots: 'noindex,follow' };
/** Listings of more filters than this are too many, and too alike, to be of use in a search engine. */
const MOST_FILTERS = 1;

/**
 * The shop and its listings by one filter are indexed, under their address in the default order; later pages,
 * listings of several filters, of nothing, or of somebody's registration are not.
 */
export function listingRobots(state: ListingState, totalItems: number): ListingRobots {
  if (state.page > 1 || filterCount(state) > MOST_FILTERS || state.registration || totalItems === 0)
    return HIDDEN;
  const { sort, limit, view } = DEFAULT_STATE;
  return { canonicalPath: listingPath({ ...state, sort, limit, view }) };
}
