import type { SearchFilter } from '../words/search-reading.ts';

/** The filters that searches amount to, written down by hand; `text` is what is left to the text search. */
export interface GoldenSearch extends SearchFilter {
  readonly text?: string;
}

/** The three measures of a size. */
export const size = (width: number, profile: number, diameter: number) => ({ width, profile, diameter });
export const GOLF = size(205, 55, 16);
export const SPORT = size(225, 40, 18);
