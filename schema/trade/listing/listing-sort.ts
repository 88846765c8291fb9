import { keysOf } from '../values/words.ts';

/** The orders offered by the listing's picker; the first is the default. */
export const listingSortLabels = {
  NAME_ASC: 'Name, A to Z',
  NAME_DESC: 'Name, Z to A',
  PRICE_ASC: 'Price, low to high',
  PRICE_DESC: 'Price, high to low',
  BRAND_ASC: 'Brand, A to Z',
  CREATED_AT_DESC: 'Newest first',
  RECOMMENDED: 'Recommended',
  RATING_DESC: 'Best rated',
  WET_GRIP_ASC: 'Best wet grip',
  FUEL_EFFICIENCY_ASC: 'Best fuel efficiency',
  NOISE_ASC: 'Quietest first',
} as const;

export type ListingSort = keyof typeof listingSortLabels;

export const LISTING_SORTS = keysOf(listingSortLabels);
