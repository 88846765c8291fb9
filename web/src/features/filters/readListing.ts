import { readCategory, type TyreCategory } from '@treadline/schema/trade/category';
import { parsePrice, toPence } from '@treadline/schema/trade/money';
import { bareRegistration, MAX_REGISTRATION_LENGTH } from '@treadline/schema/trade/registration';
import { readSeason, type Season } from '@treadline/schema/trade/season';
import { slugOf } from '@treadline/schema/trade/slug';
import { findSpeedRating } from '@treadline/schema/trade/speed-rating';
import { readLabelClass } from '@treadline/schema/trade/tyre-label';
import { formatTyreSize, parseTyreSize, type TyreSize } from '@treadline/schema/trade/tyre-size';
import type { ProductSort } from '../../apollo/schema.generated.ts';
import { AddressReader } from './addressReader.ts';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT,
  FLAGS,
  PAGE_SIZES,
  sortLabels,
  type ListingFlag,
  type ListingState,
  type PageSize,
} from './listingState.ts';

/** What an address says, and a sentence for each of its parts that could not be meant as it stands. */
export interface ReadListing {
  state: ListingState;
  notices: string[];
}

/** Longer text is not looked at by the search either. */
const LONGEST_TEXT = 200;
/** Far beyond the catalogue, and small enough for every number on the way. */
const LAST_PAGE = 99_999;
const HIGHEST_PRICE = toPence(1_000_000);

/**
 * Reads the listing's state from an address. Never throws: what is not understood is left out, and said.
 * Filters of several values may be repeated (`brand=michelin&brand=pirelli`) or be lists (`brand=michelin,pirelli`).
 */
export function readListing(params: URLSearchParams): ReadListing {
  const address = new AddressReader(params);
  const search = address.text('search').slice(0, LONGEST_TEXT);
  const searchedSeason = readSeason(search);
  const sizes = readSizes(address, search);
  const kinds = readKinds(address, searchedSeason);
  return {
    state: {
      search: searchedSeason || sizes.isSearched ? '' : search,
      ...readVehicle(address),
      ...kinds,
      brands: address.list('brand', slugOf, (text) => `“${text}” is no brand, so it was left out.`),
      ...sizes.parts,
      speedRatings: address.list(
        'speedRating',
        speedRatingFrom,
        (text) => `“${text}” is no speed rating, so it was left out.`,
      ),
      wetGrip: address.list(
        'wetGrip',
        readLabelClass,
        (text) => `Wet grip has classes A to E; “${text}” was left out.`,
      ),
      fuelEfficiency: address.list(
        'fuelEfficiency',
        readLabelClass,
        (text) => `Fuel efficiency has classes A to E; “${text}” was left out.`,
      ),
      flags: readFlags(address),
      ...readPrices(address),
      ...readPresentation(address),
    },
    notices: address.notices,
  };
}

/** Seasons are also written as categories (`category=All-Season`) or searched for; they count as seasons all the same. */
function readKinds(
  address: AddressReader,
  searchedSeason: Season | undefined,
): Pick<ListingState, 'categories' | 'seasons'> {
  const kinds = address.list(
    'category',
    (text) => readCategory(text) ?? readSeason(text),
    (text) => `“${text}” is no kind of tyre we sell, so it was left out.`,
  );
  const seasons = address.list(
    'season',
    readSeason,
    (text) => `“${text}” is no season of tyres, so it was left out.`,
  );
  const isSeason = (kind: TyreCategory | Season): kind is Season => readSeason(kind) !== undefined;
  const isCategory = (kind: TyreCategory | Season): kind is TyreCategory => !isSeason(kind);
  return {
    categories: kinds.filter(isCategory),
    seasons: [
      ...new Set([...seasons, ...kinds.filter(isSeason), ...(searchedSeason ? [searchedSeason] : [])]),
    ],
  };
}

function readVehicle(address: AddressReader): Pick<ListingState, 'registration' | 'make' | 'model' | 'year'> {
  const typed = address.text('registration') || address.text('license');
  const registration = bareRegistration(typed);
  const isMark = registration !== '' && registration.length <= MAX_REGISTRATION_LENGTH;
  if (typed !== '' && !isMark)
    address.notice(typed, (text) => `“${text}” is no registration, so it was left out.`);
  const make = address.text('make').slice(0, LONGEST_TEXT);
  return {
    registration: isMark ? registration : '',
    make,
    // A model or a year alone names no vehicle.
    model: make && address.text('model').slice(0, LONGEST_TEXT),
    year: make
      ? address.whole('year', 1950, 2100, (text) => `“${text}” is no year, so all years are shown.`)
      : null,
  };
}

type ReadSizes = Pick<ListingState, 'sizes' | 'width' | 'profile' | 'diameter'>;

/** A size within a search; without its R, a row of figures may be a number of another kind. */
function searchedSize(search: string): TyreSize | null {
  const size = parseTyreSize(search);
  return size?.construction === 'R' || size?.construction === 'ZR' ? size : null;
}

/** A whole size may also be searched for; it counts as that size all the same, unless sizes are asked for beside it. */
function readSizes(address: AddressReader, search: string): { parts: ReadSizes; isSearched: boolean } {
  const asked = readAskedSizes(address);
  const searched = searchedSize(search);
  if (!searched || asked.sizes.length > 0 || asked.width || asked.profile || asked.diameter)
    return { parts: asked, isSearched: false };
  const { width, profile, diameter } = searched;
  return { parts: { sizes: [], width, profile, diameter }, isSearched: true };
}

function readAskedSizes(address: AddressReader): ReadSizes {
  const whole = address.list(
    'size',
    (text) => parseTyreSize(text) ?? undefined,
    (text) => `“${text}” is no whole tyre size, such as 205/55 R16, so it was left out.`,
  );
  const sizes = new Map(
    whole.map(({ width, profile, diameter }) => {
      const size = { width, profile, diameter };
      return [formatTyreSize(size), size];
    }),
  );
  const parts = {
    width: address.whole('width', 1, 999, (text) => `“${text}” is no tyre width, so all widths are shown.`),
    profile: address.whole(
      'profile',
      1,
      999,
      (text) => `“${text}” is no tyre profile, so all profiles are shown.`,
    ),
    diameter: address.whole(
      'diameter',
      1,
      99,
      (text) => `“${text}” is no rim diameter, so all diameters are shown.`,
    ),
  };
  const [only] = sizes.values();
  if (sizes.size === 1 && only && !parts.width && !parts.profile && !parts.diameter) {
    return { sizes: [], ...only };
  }
  return { sizes: [...sizes.keys()], ...parts };
}

/** "V", and also "V 240" or "V (240 km/h)" as other shops' links have it. */
function speedRatingFrom(text: string): string | undefined {
  return findSpeedRating(/^\(?([a-z])\)?(?![a-z])/i.exec(text)?.[1] ?? '')?.rating;
}

const YES = /^(?:true|1|yes|on)$/i;
const NO = /^(?:false|0|no|off)?$/i;

function readFlags(address: AddressReader): ListingFlag[] {
  return FLAGS.filter((flag) => {
    const text = address.text(flag);
    if (!YES.test(text) && !NO.test(text))
      address.notice(text, (value) => `“${flag}” is either true or left out; “${value}” was left out.`);
    return YES.test(text);
  });
}

function readPrices(address: AddressReader): Pick<ListingState, 'minPrice' | 'maxPrice'> {
  // From £0 on is no filter.
  const minPrice = readPrice(address, 'minPrice') || null;
  const maxPrice = readPrice(address, 'maxPrice');
  if (minPrice === null || maxPrice === null || minPrice <= maxPrice) return { minPrice, maxPrice };
  address.notices.push('The lowest price was above the highest, so the two were swapped.');
  return { minPrice: maxPrice, maxPrice: minPrice };
}

/** Pounds, with or without pence and £ sign, as whole pence. */
function readPrice(address: AddressReader, name: 'minPrice' | 'maxPrice'): number | null {
  const text = address.text(name);
  if (text === '') return null;
  const price = parsePrice(text);
  if (price !== null && price <= HIGHEST_PRICE) return price;
  address.notice(
    text,
    (value) =>
      `“${value}” is no price in pounds, so ${name === 'minPrice' ? 'no lowest' : 'no highest'} price is set.`,
  );
  return null;
}

function readPresentation(address: AddressReader): Pick<ListingState, 'sort' | 'page' | 'limit' | 'view'> {
  const sort = address.text('sort').toUpperCase();
  const isSort = Object.hasOwn(sortLabels, sort);
  if (sort && !isSort)
    address.notice(
      address.text('sort'),
      (text) => `We cannot sort by “${text}”; the tyres are sorted by name, A to Z.`,
    );
  const limit = address.text('limit');
  const pageSize = PAGE_SIZES.find((size) => String(size) === limit);
  if (limit && !pageSize)
    address.notice(
      limit,
      (text) =>
        `A page holds ${PAGE_SIZES.join(', ')} tyres; “${text}” is none of these, so you see ${DEFAULT_PAGE_SIZE}.`,
    );
  const view = address.text('view').toLowerCase();
  if (view && view !== 'list' && view !== 'grid')
    address.notice(view, (text) => `There is no view “${text}”; you see the grid.`);
  return {
    sort: isSort ? (sort as ProductSort) : DEFAULT_SORT,
    page:
      address.whole('page', 1, LAST_PAGE, (text) => `There is no page “${text}”; you see the first one.`) ??
      1,
    limit: pageSize ?? (DEFAULT_PAGE_SIZE as PageSize),
    view: view === 'list' ? 'list' : 'grid',
  };
}
