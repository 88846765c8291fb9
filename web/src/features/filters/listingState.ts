import type { ListingSort } from '@treadline/schema/trade/listing/listing-sort';
import type { ListingGrouping } from '../../apollo/schema.generated.ts';
import { NO_FILTERS, type FilterValues } from './listingFilter.ts';

/** Tyres a page; the first is the default. */
export const PAGE_SIZES = [48, 96, 256, 512, 1000] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 48;

const DEFAULT_SORT: ListingSort = 'NAME_ASC';

/** The order while nobody chose one: what was typed comes best first, the shop itself by name. */
export function usualSort(search: string): ListingSort {
  return search === '' ? DEFAULT_SORT : 'RECOMMENDED';
}

export type ListingView = 'grid' | 'list';

/** Everything that decides what the listing shows. The address holds all of it. */
export interface ListingState extends FilterValues {
  sort: ListingSort;
  page: number;
  limit: PageSize;
  view: ListingView;
  /** Whether the versions of a model in one size are one card; AUTO where a size or a vehicle is asked for. */
  grouping: ListingGrouping;
  /** Whether the browser narrows it to the shopper's own vehicle when it names none. */
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

/** The state without any filter, on its first page; sort, page size and view stay. */
export function cleared(state: ListingState): ListingState {
  return { ...state, ...NO_FILTERS, page: 1 };
}

/** The state after a choice. A change of the tyres or their order returns to the first page. */
export function changed(state: ListingState, change: Partial<ListingState>): ListingState {
  const keepsPage = Object.keys(change).every((key) => key === 'view' || key === 'page');
  return { ...state, ...(keepsPage ? {} : { page: 1 }), ...change };
}
