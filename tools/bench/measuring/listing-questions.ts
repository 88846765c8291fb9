import { LISTING_SORTS, type ListingSort } from '@treadline/schema/trade/listing/listing-sort';

/** A listing's filter: one filter, a search, or nothing. */
export interface Narrowing {
  readonly name: string;
  readonly filter?: object;
  readonly search?: string;
}

/** A common value for each independent filter; for a switch, the selective one. */
const FILTERS = {
  categories: ['VAN'],
  brands: ['michelin'],
  brandTiers: ['PREMIUM'],
  models: ['primacy-4-plus'],
  season: ['WINTER'],
  width: 205,
  profile: 55,
  diameter: 16,
  sizes: ['205/55 R16'],
  speedRatings: ['V'],
  minSpeedRating: 'W',
  minLoadIndex: 95,
  fuelEfficiency: ['A'],
  wetGrip: ['A'],
  maxNoiseDb: 69,
  oeMarks: ['MO'],
  runFlat: true,
  extraLoad: true,
  evSpec: true,
  threePeakSnowflake: true,
  onSale: true,
  inStock: true,
  minPrice: 15_000,
  maxPrice: 8_000,
  registration: 'AB12 CDE',
  neededBy: 'friday',
};

/** Every single filter of a listing, and none. */
export const NARROWINGS: readonly Narrowing[] = [
  { name: 'no filter' },
  ...Object.entries(FILTERS).map(([field, value]) => ({
    name: `${field} ${String(value)}`,
    filter: { [field]: value },
  })),
  { name: 'Ford Focus', filter: { make: 'Ford', vehicleModel: 'Focus', year: 2015 } },
  { name: 'Ford Focus, older', filter: { make: 'Ford', vehicleModel: 'Focus', yearBefore: 2015 } },
  { name: 'season SUMMER', filter: { season: ['SUMMER'] } },
  { name: 'categories CAR', filter: { categories: ['CAR'] } },
  { name: 'search “205/55 R16 V”', search: '205/55 R16 V' },
  { name: 'search “pilot spo”', search: 'pilot spo' },
];

export const SORTS: readonly ListingSort[] = LISTING_SORTS;

const CARD = `id slug name brand { slug name } model { slug name } size loadIndex loadIndexTwin speedRating extraLoad
  runFlat runFlatCode evSpec oeMark position season threePeakSnowflake fuelEfficiency wetGrip noiseDb category price
  wasPrice stockQuantity imageUrl images { url alt } rating reviewCount`;

const FACETS = [
  'categories',
  'seasons',
  'brands',
  'brandTiers',
  'speedRatings',
  'widths',
  'profiles',
  'diameters',
  'loadIndexes',
  'wetGrip',
  'fuelEfficiency',
  'noiseDb',
  'flags',
];

const listing = (selection: string): string =>
  `query Listing($filter: ProductFilter, $search: String, $sort: ProductSort, $page: Int) {
    products(filter: $filter, search: $search, sort: $sort, page: $page, limit: 48) { ${selection} }
  }`;

/** One query of the listing page, for which the shop runs one statement. */
export interface Part {
  readonly query: string;
  /** A PostgreSQL regular expression that matches only this statement's text. */
  readonly statement: string;
}

/** The listing page's queries. */
export const PARTS = {
  cards: { query: listing(`items { ${CARD} }`), statement: 'products p .*limit \\$\\d+ offset' },
  total: { query: listing('tyreCount pageInfo { totalItems }'), statement: 'as groups' },
  facets: {
    query: listing(
      `facets { ${FACETS.map((name) => `${name} { value count }`).join(' ')} minPrice maxPrice }`,
    ),
    statement: ' as key,',
  },
} as const satisfies Readonly<Record<string, Part>>;
