import { listingSortLabels, type ListingSort } from '@treadline/schema/trade/listing/listing-sort';
import { keysOf } from '@treadline/schema/trade/values/words';
import { AddressReader } from '../addressReader.ts';
import { filterOf, FILTERS } from '../kinds/listingFilters.tsx';
import { NO_FILTERS, type FilterValues } from '../listingFilter.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, usualSort, type ListingState } from '../listingState.ts';
import { groupingParams } from './listingPath.ts';

/** The state in a URL, and a sentence for each part that wasn't understood. */
export interface ListingRequest {
  state: ListingState;
  notices: string[];
}

/** Far more than the catalogue needs, yet within every number type in use. */
const LAST_PAGE = 99_999;

/**
 * Parses the listing's state from a URL. Never throws: ignores and reports what it doesn't understand. Filters with
 * several values can be repeated (`brand=michelin&brand=pirelli`) or be lists (`brand=michelin,pirelli`).
 */
export function readListing(params: URLSearchParams): ListingRequest {
  const address = new AddressReader(params);
  const filters = FILTERS.reduce(
    (values, key): FilterValues => ({ ...values, [key]: filterOf(key).read(address) }),
    NO_FILTERS,
  );
  const state = { ...filters, ...readPresentation(address) };
  return { state, notices: address.notices };
}

function readPresentation(address: AddressReader): Omit<ListingState, keyof FilterValues> {
  const sort = address.text('sort').toUpperCase();
  const usual = usualSort(address.text('search'));
  if (sort && !isSort(sort))
    address.notice(
      address.text('sort'),
      (text) => `We can’t sort by “${text}”, so the order is: ${listingSortLabels[usual]}.`,
    );
  const limit = address.text('limit');
  const pageSize = PAGE_SIZES.find((size) => String(size) === limit);
  if (limit && !pageSize)
    address.notice(
      limit,
      (text) =>
        `We can’t show “${text}” tyres a page, so we’re showing ${DEFAULT_PAGE_SIZE}. Choose from ` +
        `${PAGE_SIZES.join(', ')}.`,
    );
  const view = address.text('view').toLowerCase();
  if (view && view !== 'list' && view !== 'grid')
    address.notice(view, (text) => `There’s no view called “${text}”, so we’re showing the grid.`);
  return {
    sort: isSort(sort) ? sort : usual,
    page:
      address.whole(
        'page',
        1,
        LAST_PAGE,
        (text) => `There’s no page “${text}”, so we’re showing the first one.`,
      ) ?? 1,
    limit: pageSize ?? DEFAULT_PAGE_SIZE,
    view: view === 'list' ? 'list' : 'grid',
    grouping: readGrouping(address),
    fits: address.text('fits').toLowerCase() === 'any' ? 'ANY' : 'YOURS',
  };
}

function readGrouping(address: AddressReader): ListingState['grouping'] {
  const text = address.text('versions').toLowerCase();
  const grouping = keysOf(groupingParams).find((key) => groupingParams[key] === text);
  if (text && !grouping)
    address.notice(text, (value) => `Versions are “grouped” or “single”, so we’ve left out “${value}”.`);
  return grouping ?? 'AUTO';
}

function isSort(text: string): text is ListingSort {
  return Object.hasOwn(listingSortLabels, text);
}
