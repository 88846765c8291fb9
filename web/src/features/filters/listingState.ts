import type { TyreCategory } from '@treadline/schema/trade/category';
import type { Season } from '@treadline/schema/trade/season';
import type { LabelClass, ProductSort } from '../../apollo/schema.generated.ts';

/** Tyres a page; the first is the default. */
export const PAGE_SIZES = [48, 96, 256, 512, 1000] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 48;

/** The orders of the listing, as the picker names them; the first is the default. */
export const sortLabels: Record<ProductSort, string> = {
  NAME_ASC: 'Name, A to Z',
  NAME_DESC: 'Name, Z to A',
  PRICE_ASC: 'Price, low to high',
  PRICE_DESC: 'Price, high to low',
  BRAND_ASC: 'Brand, A to Z',
  CREATED_AT_DESC: 'Newest first',
};
export const DEFAULT_SORT: ProductSort = 'NAME_ASC';

/** Yes-or-no properties that can be asked for: the name in the address and in the filter, and the words shown. */
export const flagLabels = {
  inStock: 'In stock',
  onSale: 'On sale',
  runFlat: 'Run-flat',
  extraLoad: 'Extra load (XL)',
  evSpec: 'For electric cars',
  threePeakSnowflake: 'Snow rated (3PMSF)',
} as const;
export type ListingFlag = keyof typeof flagLabels;
export const FLAGS = Object.keys(flagLabels) as ListingFlag[];

export type ListingView = 'grid' | 'list';

/** Everything that decides what the listing shows. All of it stands in the address. */
export interface ListingState {
  search: string;
  /** A registration, in capitals without spaces; empty for none. */
  registration: string;
  make: string;
  model: string;
  year: number | null;
  categories: readonly TyreCategory[];
  seasons: readonly Season[];
  /** Slugs. */
  brands: readonly string[];
  /** Whole sizes, any of which will do: 205/55 R16. A single one stands in width, profile and diameter. */
  sizes: readonly string[];
  /** Millimetres. */
  width: number | null;
  /** Per cent of the width. */
  profile: number | null;
  /** Inches. */
  diameter: number | null;
  speedRatings: readonly string[];
  wetGrip: readonly LabelClass[];
  fuelEfficiency: readonly LabelClass[];
  flags: readonly ListingFlag[];
  /** Pence; pounds in the address. */
  minPrice: number | null;
  /** Pence; pounds in the address. */
  maxPrice: number | null;
  sort: ProductSort;
  page: number;
  limit: PageSize;
  view: ListingView;
}

/** What is shown, and where, but not which tyres: it outlives "Clear All". */
type Presentation = Pick<ListingState, 'sort' | 'limit' | 'view'>;

const UNFILTERED: Omit<ListingState, keyof Presentation> = {
  search: '',
  registration: '',
  make: '',
  model: '',
  year: null,
  categories: [],
  seasons: [],
  brands: [],
  sizes: [],
  width: null,
  profile: null,
  diameter: null,
  speedRatings: [],
  wetGrip: [],
  fuelEfficiency: [],
  flags: [],
  minPrice: null,
  maxPrice: null,
  page: 1,
};

export const DEFAULT_STATE: ListingState = {
  ...UNFILTERED,
  sort: DEFAULT_SORT,
  limit: DEFAULT_PAGE_SIZE,
  view: 'grid',
};

/** The state without any filter, on its first page; sort, page size and view stay. */
export function cleared(state: ListingState): ListingState {
  return { ...state, ...UNFILTERED };
}

/** The state after a choice. Whatever changes the tyres or their order leads back to the first page. */
export function changed(state: ListingState, change: Partial<ListingState>): ListingState {
  const keepsPage = Object.keys(change).every((key) => key === 'view' || key === 'page');
  return { ...state, ...(keepsPage ? {} : { page: 1 }), ...change };
}

/** The list with the value when it was missing, without it when it was there. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((present) => present !== value) : [...values, value];
}

/** How many distinct filters narrow the listing: the parts of one size, vehicle or price range count as one. */
export function filterCount(state: ListingState): number {
  const { search, registration, make, width, profile, diameter, minPrice, maxPrice } = state;
  const hasPrice = minPrice !== null || maxPrice !== null;
  const groups = [search, registration, make, width ?? profile ?? diameter, hasPrice];
  const lists = [
    state.categories,
    state.seasons,
    state.brands,
    state.sizes,
    state.speedRatings,
    state.wetGrip,
    state.fuelEfficiency,
    state.flags,
  ];
  return groups.filter(Boolean).length + lists.reduce((sum, { length }) => sum + length, 0);
}
