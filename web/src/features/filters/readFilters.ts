import { TYRE_FLAGS, type TyreFlag } from '@treadline/schema/trade/listing/tyre-flag';
import { readCategory, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { readSeason, type Season } from '@treadline/schema/trade/tyre/kind/season';
import { findSpeedRating } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { formatTyreSize, parseTyreSize, type TyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { LONGEST_SEARCH } from '@treadline/schema/trade/values/limits';
import { parsePrice, toPence } from '@treadline/schema/trade/values/money';
import { bareRegistration, MAX_REGISTRATION_LENGTH } from '@treadline/schema/trade/vehicle/registration';
import { FIRST_NAMED_YEAR, isOlder } from '@treadline/schema/trade/vehicle/vehicle-year';
import type { AddressReader } from './addressReader.ts';
import type { FilterValues } from './listingFilter.ts';

const HIGHEST_PRICE = toPence(1_000_000);

/** The search text, unless it's a season or a size, which become filters. */
export function readSearch(address: AddressReader): string {
  const search = searchText(address);
  return readSeason(search) || readSizes(address).isSearched ? '' : search;
}

function searchText(address: AddressReader): string {
  return address.text('search').slice(0, LONGEST_SEARCH);
}

/** The seasons. They can also come as categories (`category=All-Season`) or as the search text. */
export function readKinds(address: AddressReader): Pick<FilterValues, 'categories' | 'seasons'> {
  const kinds = address.list(
    'category',
    (text) => readCategory(text) ?? readSeason(text),
    (text) => `“${text}” isn’t a type of tyre we sell, so we’ve left it out.`,
  );
  const seasons = address.list(
    'season',
    readSeason,
    (text) => `“${text}” isn’t a tyre season, so we’ve left it out.`,
  );
  const searched = readSeason(searchText(address));
  const isSeason = (kind: TyreCategory | Season): kind is Season => readSeason(kind) !== undefined;
  const isCategory = (kind: TyreCategory | Season): kind is TyreCategory => !isSeason(kind);
  return {
    categories: kinds.filter(isCategory),
    seasons: [...new Set([...seasons, ...kinds.filter(isSeason), ...(searched ? [searched] : [])])],
  };
}

/** A registration, or a vehicle by make, model and year. */
export function readVehicle(
  address: AddressReader,
): Pick<FilterValues, 'registration' | 'make' | 'model' | 'year' | 'yearBefore'> {
  const typed = address.text('registration') || address.text('license');
  const registration = bareRegistration(typed);
  const isMark = registration !== '' && registration.length <= MAX_REGISTRATION_LENGTH;
  if (typed !== '' && !isMark)
    address.notice(typed, (text) => `“${text}” isn’t a registration, so we’ve left it out.`);
  const make = address.text('make').slice(0, LONGEST_SEARCH);
  return {
    registration: isMark ? registration : '',
    make,
    // A model or year alone doesn't identify a vehicle.
    model: make && address.text('model').slice(0, LONGEST_SEARCH),
    year:
      make && !isOlder(address.text('year'))
        ? address.whole('year', 1950, 2100, (text) => `“${text}” isn’t a year, so we’re showing all years.`)
        : null,
    yearBefore: make && isOlder(address.text('year')) ? FIRST_NAMED_YEAR : null,
  };
}

type Sizes = Pick<FilterValues, 'sizes' | 'width' | 'profile' | 'diameter'>;

/** The requested sizes. A whole size as search text counts too, unless other parameters request sizes. */
export function readSizes(address: AddressReader): Sizes & { isSearched: boolean } {
  const asked = readAskedSizes(address);
  const searched = searchedSize(searchText(address));
  if (!searched || asked.sizes.length > 0 || asked.width || asked.profile || asked.diameter)
    return { ...asked, isSearched: false };
  if (searched.construction === 'ZR')
    return { ...asked, sizes: [formatTyreSize(searched)], isSearched: true };
  const { width, profile, diameter } = searched;
  return { sizes: [], width, profile, diameter, isSearched: true };
}

/** A size within a search text. Without its R, the digits may be some other number. */
function searchedSize(search: string): TyreSize | null {
  const size = parseTyreSize(search);
  return size?.construction === 'R' || size?.construction === 'ZR' ? size : null;
}

function readAskedSizes(address: AddressReader): Sizes {
  const whole = address.list(
    'size',
    (text) => parseTyreSize(text) ?? undefined,
    (text) => `“${text}” isn’t a full tyre size, such as 205/55 R16, so we’ve left it out.`,
  );
  const sizes = new Map(
    whole.map(({ width, profile, diameter, construction }) => {
      // Only the C distinguishes van tyres from car tyres, and a ZR is on the sidewall, so keep these.
      const isTold = construction === 'C' || construction === 'ZR';
      const size = { width, profile, diameter, construction: isTold ? construction : null };
      return [formatTyreSize(size), size];
    }),
  );
  const parts = {
    width: address.whole(
      'width',
      1,
      999,
      (text) => `“${text}” isn’t a tyre width, so we’re showing all widths.`,
    ),
    profile: address.whole(
      'profile',
      1,
      999,
      (text) => `“${text}” isn’t a tyre profile, so we’re showing all profiles.`,
    ),
    diameter: address.whole(
      'diameter',
      1,
      99,
      (text) => `“${text}” isn’t a rim diameter, so we’re showing all diameters.`,
    ),
  };
  const [only] = sizes.values();
  if (sizes.size === 1 && only && !only.construction && !parts.width && !parts.profile && !parts.diameter) {
    const { width, profile, diameter } = only;
    return { sizes: [], width, profile, diameter };
  }
  return { sizes: [...sizes.keys()], ...parts };
}

/** Accepts "V", and also "V 240" or "V (240 km/h)" as in other shops' links. */
export function readSpeedRating(text: string): string | undefined {
  return findSpeedRating(/^\(?([a-z])\)?(?![a-z])/i.exec(text)?.[1] ?? '')?.rating;
}

const YES = /^(?:true|1|yes|on)$/i;
const NO = /^(?:false|0|no|off)?$/i;

/** The requested flags, each from its own parameter. */
export function readFlags(address: AddressReader): TyreFlag[] {
  return TYRE_FLAGS.filter((flag) => {
    const text = address.text(flag);
    if (!YES.test(text) && !NO.test(text))
      address.notice(text, (value) => `“${flag}” can only be true, so we’ve left out “${value}”.`);
    return YES.test(text);
  });
}

/** The lowest and highest price, swapped if they're the wrong way round. */
export function readPrices(address: AddressReader): Pick<FilterValues, 'minPrice' | 'maxPrice'> {
  // A lowest price of £0 doesn't filter.
  const minPrice = readPrice(address, 'minPrice') || null;
  const maxPrice = readPrice(address, 'maxPrice');
  if (minPrice === null || maxPrice === null || minPrice <= maxPrice) return { minPrice, maxPrice };
  address.notice('', () => 'The lowest price was above the highest, so we’ve swapped them.');
  return { minPrice: maxPrice, maxPrice: minPrice };
}

/** Parses pounds, with or without pence and £ sign, to pence. */
function readPrice(address: AddressReader, name: 'minPrice' | 'maxPrice'): number | null {
  const text = address.text(name);
  if (text === '') return null;
  const price = parsePrice(text);
  if (price !== null && price <= HIGHEST_PRICE) return price;
  const which = name === 'minPrice' ? 'no lowest' : 'no highest';
  address.notice(text, (value) => `“${value}” isn’t a price in pounds, so we’ve set ${which} price.`);
  return null;
}
