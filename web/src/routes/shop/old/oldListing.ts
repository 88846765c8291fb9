import { listingSortLabels } from '@treadline/schema/trade/listing/listing-sort';
import { formatTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import type { ProductSort } from '../../../apollo/schema.generated.ts';
import { listingParams } from '../../../features/filters/listing/listingPath.ts';
import { listingVariables } from '../../../features/filters/listing/listingVariables.ts';
import { readListing } from '../../../features/filters/listing/readListing.ts';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_STATE,
  PAGE_SIZES,
  type ListingState,
} from '../../../features/filters/listingState.ts';

/** The sizes that the alternative listing offers. */
export const OLD_SIZES = ['195/65 R15', '205/55 R16', '225/45 R17', '225/40 R18', '235/35 R19'] as const;

/** Its orders, by their names in the URL. The first is the default. */
export const OLD_SORTS = {
  newest: 'ID_DESC',
  'price-low': 'PRICE_ASC',
  'price-high': 'PRICE_DESC',
  'name-asc': 'NAME_ASC',
  'name-desc': 'NAME_DESC',
} as const satisfies Record<string, ProductSort>;
type OldSort = keyof typeof OLD_SORTS;

/** The orders' labels. */
export const oldSortLabels: Readonly<Record<OldSort, string>> = {
  newest: listingSortLabels.CREATED_AT_DESC,
  'price-low': listingSortLabels.PRICE_ASC,
  'price-high': listingSortLabels.PRICE_DESC,
  'name-asc': listingSortLabels.NAME_ASC,
  'name-desc': listingSortLabels.NAME_DESC,
};

const DEFAULT_OLD_SORT: OldSort = 'newest';

/** The page size that shows all tyres. */
export const ALL = 0;
export const OLD_PAGE_SIZES = [...PAGE_SIZES, ALL] as const;
type OldPageSize = (typeof OLD_PAGE_SIZES)[number];

/** The state of the alternative listing: filters as in the listing, with its own orders and page sizes. */
export interface OldListing {
  filters: ListingState;
  sort: OldSort;
  limit: OldPageSize;
  page: number;
}

const isOldSort = (text: string): text is OldSort => Object.hasOwn(OLD_SORTS, text);

/** Parses the state from a URL. Ignores unknown values. */
export function readOldListing(params: URLSearchParams): OldListing {
  const { state } = readListing(params);
  const sort = params.get('sort') ?? '';
  const limit = OLD_PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? DEFAULT_PAGE_SIZE;
  return {
    filters: filtersOf(state),
    sort: isOldSort(sort) ? sort : DEFAULT_OLD_SORT,
    limit,
    page: limit === ALL ? 1 : state.page,
  };
}

/** Only the filters, with a single size in one piece: the listing stores it in parts. */
function filtersOf(state: ListingState): ListingState {
  const { sort, limit, page, view, grouping } = DEFAULT_STATE;
  const filters = { ...state, sort, limit, page, view, grouping };
  const { width, profile, diameter } = filters;
  if (!width || !profile || !diameter) return filters;
  const sizes = [...filters.sizes, formatTyreSize({ width, profile, diameter })];
  return { ...filters, sizes, width: null, profile: null, diameter: null };
}

/** The path for a state, without default values. */
export function oldListingPath({ filters, sort, limit, page }: OldListing): string {
  const params = listingParams(filters);
  if (sort !== DEFAULT_OLD_SORT) params.set('sort', sort);
  if (limit !== DEFAULT_PAGE_SIZE) params.set('limit', String(limit));
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `/shop-old?${query}` : '/shop-old';
}

/** The state after a change, on its first page. */
export function chosenIn(state: OldListing, { filters, ...change }: OldChange): OldListing {
  return { ...state, ...change, filters: { ...state.filters, ...filters }, page: 1 };
}

type OldChange = Partial<Pick<OldListing, 'sort' | 'limit'>> & { filters?: Partial<ListingState> };

/**
 * The query's variables. All tyres are requested in pieces of the default page size.
 * @param piece the number of the piece, from 1.
 */
export function oldListingVariables({ filters, sort, limit, page }: OldListing, piece = 1) {
  const { filter, search } = listingVariables(filters);
  const asked = limit === ALL ? { page: piece, limit: DEFAULT_PAGE_SIZE } : { page, limit };
  return { filter, search, sort: OLD_SORTS[sort], ...asked };
}

const MOST_IN_FULL = 7;

/**
 * The pages to link to: all of up to seven, otherwise the first two, the last two and the neighbours, with null for
 * gaps.
 */
export function oldPageNumbers(page: number, totalPages: number): (number | null)[] {
  const all = Array.from({ length: totalPages }, (_, index) => index + 1);
  if (totalPages <= MOST_IN_FULL) return all;
  const shown = all.filter(
    (number) => number <= 2 || number > totalPages - 2 || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}
