import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import type { ListingSort } from '@treadline/schema/trade/listing/listing-sort';
import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import type { Season } from '@treadline/schema/trade/tyre/kind/season';
import type { LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';

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
  | 'FLAG'
  | 'BRAND_TIER'
  | 'LABEL_CLASS'
  | 'NOISE'
  | 'OE_MARK'
  | 'PRICE'
  | 'NEEDED_BY'
  | 'ORDER';

/** One recognised part: pages show its label, a filter takes its value. */
interface SearchPart {
  kind: SearchPartKind;
  label: string;
  value: string;
}

/** The filter a search amounts to. Fields the search doesn't mention are absent. */
export interface SearchFilter {
  /** Millimetres. */
  width?: number;
  /** The height of the sidewall as a percentage of the width. */
  profile?: number;
  /** The rim's diameter in inches. */
  diameter?: number;
  /** Replaces the three above if more than one size was given, for example front and rear. */
  sizes?: string[];
  /** The lowest acceptable load index; the smallest if several were given. */
  loadIndex?: number;
  /** The slowest acceptable speed rating; the slowest if several were given. */
  minSpeedRating?: string;
  seasons?: Season[];
  categories?: TyreCategory[];
  /** Slugs. */
  brands?: string[];
  /** Slugs; a family such as Pilot Sport becomes all its models. */
  models?: string[];
  sku?: string;
  ean?: string;
  /** A normalised registration. */
  registration?: string;
  /** This and the next three: true to require the property, false to exclude it. */
  runFlat?: boolean;
  extraLoad?: boolean;
  evSpec?: boolean;
  threePeakSnowflake?: boolean;
  inStock?: true;
  onSale?: true;
  brandTiers?: BrandTier[];
  wetGrip?: LabelClass[];
  fuelEfficiency?: LabelClass[];
  maxNoiseDb?: number;
  /** Car makers' approval marks. */
  oeMarks?: string[];
  /** The price of one tyre, in pence. */
  minPrice?: number;
  maxPrice?: number;
  /** The day the tyres are needed by, as typed: saturday. */
  neededBy?: string;
  /** The requested order of the list. */
  sort?: ListingSort;
}

/** A recognised part, and what it adds to the filter. */
export interface Finding extends SearchPart {
  filter: SearchFilter;
}

/** A finding and the ways to say it. */
export type Spellings = readonly [Finding, readonly string[]];

export interface SearchReading {
  /** Ordered as the kinds above, each once. */
  parts: SearchPart[];
  /** The words left to the text search; null if everything was understood. */
  text: string | null;
  filter: SearchFilter;
  /** Notes for the shopper on how the search was understood, in sentences; null if there is nothing to say. */
  notice: string | null;
}
