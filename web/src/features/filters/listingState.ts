import type { ListingSort } from '@treadline/schema/trade/listing/listing-sort';
import type { ListingGrouping } from '../../apollo/schema.generated.ts';
import { NO_FILTERS, type FilterValues } from './listingFilter.ts';

/** Tyres per page; the first is the default. */
export const PAGE_SIZES = [48, 96, 256, 512, 1000] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 48;

const DEFAULT_SORT: ListingSort = 'NAME_ASC';

/** The default order: relevance for a search, otherwise by name. */
export function usualSort(search: string): ListingSort {
  return search === '' ? DEFAULT_SORT : 'RECOMMENDED';
}

export type ListingView = 'grid' | 'list';

/** Everything that determines the listing's content. The URL holds all of it. */
export interface ListingState extends FilterValues {
  sort: ListingSort;
  page: number;
  limit: PageSize;
  view: ListingView;
  /** Whether a model's versions in one size share a card. AUTO means they do if a size or vehicle is requested. */
  grouping: ListingGrouping;
  /** Whether the browser filters by the shopper's own vehicle if the URL names none. */
  fits: 'YOURS' | 'ANY';
}

export const DEFAULT_STATE: ListingState = {
  ...NO_FILTERS,
  sort: DEFAULT_SORT,
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  view: 'grid',
  grouping: 'AUTO',
  fits: 'YOURS',
};

/** The state without filters, on its first page. Sort, page size and view stay. */
export function cleared(state: ListingState): ListingState {
  return { ...state, ...NO_FILTERS, page: 1 };
}

/** The state after a change. Changing the tyres or their order returns to the first page. */
export function changed(state: ListingState, change: Partial<ListingState>): ListingState {
  const keepsPage = Object.keys(change).every((key) => key === 'view' || key === 'page');
  return { ...state, ...(keepsPage ? {} : { page: 1 }), ...change };
}
