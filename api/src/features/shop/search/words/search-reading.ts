import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import type { ListingSort } from '@treadline/schema/trade/listing/listing-sort';
import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import type { Season } from '@treadline/schema/trade/tyre/kind/season';
import type { LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';

/** The kinds of things a part of a search can be. */
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

/** One recognised part: the page shows the label, a filter takes the value. */
interface SearchPart {
  kind: SearchPartKind;
  label: string;
  value: string;
}

/** The filter that a search amounts to. Fields that the search says nothing about are left out. */
export interface SearchFilter {
  /** Millimetres. */
  width?: number;
  /** The height of the sidewall as a percentage of the width. */
  profile?: number;
  /** The rim's diameter in inches. */
  diameter?: number;
  /** Replaces the three above if more than one size was given, for example front and rear. */
  sizes?: string[];
  /** The lowest load index; of several, the smallest. */
  loadIndex?: number;
  /** The slowest speed rating; of several, the slowest. */
  minSpeedRating?: string;
  seasons?: Season[];
  categories?: TyreCategory[];
  /** Slugs. */
  brands?: string[];
  /** Slugs; a family such as Pilot Sport stands for all its models. */
  models?: string[];
  sku?: string;
  ean?: string;
  /** A normalised mark. */
  registration?: string;
  /** This and the next three: with the property, or without it. */
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
  /** Approval marks of car makers. */
  oeMarks?: string[];
  /** Of one tyre, in pence. */
  minPrice?: number;
  maxPrice?: number;
  /** The day that the tyres must have arrived by, in the words that were typed: saturday. */
  neededBy?: string;
  /** The order that the words ask for. */
  sort?: ListingSort;
}

/** A finding of a reader: the part, and what it adds to the filter. */
export interface Finding extends SearchPart {
  filter: SearchFilter;
}

/** A finding and the ways to say it. */
export type Spellings = readonly [Finding, readonly string[]];

export interface SearchReading {
  /** In the order of the kinds above, each once. */
  parts: SearchPart[];
  /** The words left to the text search; null if everything was understood. */
  text: string | null;
  filter: SearchFilter;
  /** What the shopper should know about the reading, in sentences; null if there is nothing to say. */
  notice: string | null;
}
