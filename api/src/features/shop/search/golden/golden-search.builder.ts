import type { SearchFilter } from '../words/search-reading.ts';

/** The filter a search should produce, written independently of the code; `text` is left to the text search. */
export interface GoldenSearch extends SearchFilter {
  readonly text?: string;
}

export const size = (width: number, profile: number, diameter: number) => ({ width, profile, diameter });
export const GOLF = size(205, 55, 16);
export const SPORT = size(225, 40, 18);
