import { MAX_INT } from '@treadline/schema/input/rule';
import { categoryLabels, readCategory } from '@treadline/schema/trade/tyre/kind/category';
import { readSeason, seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { toPence } from '@treadline/schema/trade/values/money';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { FIRST_NAMED_YEAR, isOlder, OLDER } from '@treadline/schema/trade/vehicle/vehicle-year';
import {
  choice,
  defaulted,
  integer,
  list,
  number,
  object,
  optional,
  text,
  type ValueOf,
} from '../../route/json-schema.ts';
import { limit, page } from '../../route/paging.ts';
import { validationError } from '../../route/rest-refusal.ts';
import type { ProductFilter, ProductSort } from '../../route/schema.generated.ts';
import { MAX_POUNDS } from './price.ts';

/** More than the whole catalogue. */
export const MAX_PRODUCTS = 20_000;
const DEFAULT_LIMIT = 20;
const MAX_TEXT = 200;

const words = (description: string): ReturnType<typeof optional<string>> =>
  optional(text(description, { maxLength: MAX_TEXT }));
const measure = (description: string): ReturnType<typeof optional<number>> =>
  optional(integer(description, { minimum: 0, maximum: MAX_INT }));
const price = (description: string): ReturnType<typeof optional<number>> =>
  optional(number(description, { minimum: 0, maximum: MAX_POUNDS }));

export const productListing = object('The filters and the order.', {
  page,
  limit: limit(DEFAULT_LIMIT, MAX_PRODUCTS),
  category: words(`One of ${Object.values(categoryLabels).join(', ')}; a season works too.`),
  brand: words('The name of a brand, or several separated by commas.'),
  search: words('Free text: sizes in any spelling, brands, models, seasons, part numbers, a registration.'),
  minPrice: price('The lowest price of one tyre in pounds.'),
  maxPrice: price('The highest price of one tyre in pounds.'),
  season: words(`One of ${Object.values(seasonLabels).join(', ')}.`),
  width: measure('Section width in millimetres.'),
  profile: measure('Sidewall height as a percentage of the width.'),
  diameter: measure('Rim diameter in inches.'),
  size: words('A size in any spelling.'),
  speedRating: optional(list('Speed rating letters.', text('A letter.', { maxLength: 2 }), { maxItems: 20 })),
  registration: words('A UK registration: only tyres that fit its vehicle.'),
  license: words('The same as registration.'),
  make: words('Make of a vehicle.'),
  model: words('Model of that make.'),
  year: optional(
    text(`Year of that vehicle, or ${OLDER} for those sold before ${FIRST_NAMED_YEAR}.`, {
      pattern: `^(?:\\d{1,9}|${OLDER}|${OLDER.toLowerCase()})$`,
      examples: ['2017', OLDER],
    }),
  ),
  sortBy: defaulted(choice('The sort key.', ['name', 'price', 'brand', 'created_at', 'id']), 'name'),
  sortOrder: optional(choice('Ascending or descending.', ['asc', 'desc', 'ASC', 'DESC'])),
});
export type ProductListing = ValueOf<typeof productListing>;

const SORTS: Readonly<Record<string, ProductSort>> = {
  'name asc': 'NAME_ASC',
  'name desc': 'NAME_DESC',
  'price asc': 'PRICE_ASC',
  'price desc': 'PRICE_DESC',
  'brand asc': 'BRAND_ASC',
  'created_at desc': 'CREATED_AT_DESC',
  'id desc': 'ID_DESC',
};
const NEWEST_FIRST = ['created_at', 'id'];

/** @throws RestRefusal 400 for an unknown order. */
export function sortOf({ sortBy, sortOrder }: ProductListing): ProductSort {
  const order = sortOrder?.toLowerCase() ?? (NEWEST_FIRST.includes(sortBy) ? 'desc' : 'asc');
  const sort = SORTS[`${sortBy} ${order}`];
  if (!sort)
    throw validationError({
      path: 'sortOrder',
      message: `Can’t sort by ${sortBy} ${order}. Use one of: ` + `${Object.keys(SORTS).join(', ')}.`,
    });
  return sort;
}

function seasonOf(given: string): NonNullable<ReturnType<typeof readSeason>> {
  const season = readSeason(given);
  if (!season)
    throw validationError({
      path: 'season',
      message: `season must be one of ${Object.values(seasonLabels).join(', ')}.`,
    });
  return season;
}

/** A category that is a season filters by season, because home pages have always linked that way. */
function categoryOf(given: string): Pick<ProductFilter, 'categories' | 'season'> {
  const season = readSeason(given);
  if (season) return { season: [season] };
  const category = readCategory(given);
  if (!category)
    throw validationError({
      path: 'category',
      message: `category must be one of ${Object.values(categoryLabels).join(', ')}.`,
    });
  return { categories: [category] };
}

function yearOf(given: string): Pick<ProductFilter, 'year' | 'yearBefore'> {
  return isOlder(given) ? { yearBefore: FIRST_NAMED_YEAR } : { year: Number(given) };
}

/** @throws RestRefusal 400 for an unknown category, or a lowest price above the highest. */
export function filterOf({
  category,
  brand,
  season,
  size,
  speedRating,
  minPrice,
  maxPrice,
  registration,
  license,
  ...given
}: ProductListing): ProductFilter {
  const { width, profile, diameter, make, model, year } = given;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    throw validationError({
      path: 'minPrice',
      message: `minPrice must not be above maxPrice; got ${minPrice} and ${maxPrice} pounds.`,
    });
  return {
    width,
    profile,
    diameter,
    make,
    vehicleModel: model,
    ...(year === undefined ? {} : yearOf(year)),
    ...(category ? categoryOf(category) : {}),
    ...(season ? { season: [seasonOf(season)] } : {}),
    brands: brand?.split(',').map(slugOf),
    sizes: size ? [size] : undefined,
    speedRatings: speedRating && [...speedRating],
    registration: registration ?? license,
    minPrice: minPrice === undefined ? undefined : toPence(minPrice),
    maxPrice: maxPrice === undefined ? undefined : toPence(maxPrice),
  };
}
