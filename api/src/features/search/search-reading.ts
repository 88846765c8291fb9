import type { TyreCategory } from '@treadline/schema/trade/category';
import type { Season } from '@treadline/schema/trade/season';

/** What a piece of a search was recognised as. */
export type SearchPartKind =
  | 'SIZE'
  | 'LOAD_INDEX'
  | 'SPEED_RATING'
  | 'SEASON'
  | 'CATEGORY'
  | 'BRAND'
  | 'MODEL'
  | 'SKU'
  | 'EAN'
  | 'REGISTRATION'
  | 'FLAG';

/** One recognised piece: the label is what the page shows, the value what a filter takes. */
interface SearchPart {
  kind: SearchPartKind;
  label: string;
  value: string;
}

/** The filter that a search amounts to. A field that nothing was said about is left out. */
export interface SearchFilter {
  /** Millimetres. */
  width?: number;
  /** The side wall's height in per cent of the width. */
  profile?: number;
  /** The rim's diameter in inches. */
  diameter?: number;
  /** Stands instead of the three above when more than one size was given, for example front and rear. */
  sizes?: string[];
  /** The least load index; of several the smallest. */
  loadIndex?: number;
  speedRatings?: string[];
  seasons?: Season[];
  categories?: TyreCategory[];
  /** Slugs. */
  brands?: string[];
  /** Slugs; a family such as Pilot Sport is all of its models. */
  models?: string[];
  sku?: string;
  ean?: string;
  /** A normalised mark. */
  registration?: string;
  runFlat?: true;
  extraLoad?: true;
  evSpec?: true;
  threePeakSnowflake?: true;
}

/** What a reader found: the part, and what it adds to the filter. */
export interface Finding extends SearchPart {
  filter: SearchFilter;
}

export interface SearchReading {
  /** In the order of the kinds above, each once. */
  parts: SearchPart[];
  /** The words left to the text search; null when everything was understood. */
  text: string | null;
  filter: SearchFilter;
  /** What the shopper should know about the reading, in sentences; null when there is nothing to say. */
  notice: string | null;
}
