import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import type { TyreFlag } from '@treadline/schema/trade/listing/tyre-flag';
import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import type { Season } from '@treadline/schema/trade/tyre/kind/season';
import type { ReactNode } from 'react';
import type { LabelClass, ProductFilter } from '../../apollo/schema.generated.ts';
import type { AddressReader } from './addressReader.ts';
import type { FilterPanelFragment } from './FilterPanel.generated.ts';

const noNumber = (): number | null => null;
const noList = <Value>(): readonly Value[] => [];

/** All filters' values when none is active. */
export const NO_FILTERS = {
  search: '',
  /** In capitals without spaces. */
  registration: '',
  make: '',
  model: '',
  year: noNumber(),
  /** Only cars sold before this year: the URL says year=Older. */
  yearBefore: noNumber(),
  categories: noList<TyreCategory>(),
  /** Whole sizes, any of which can match: 205/55 R16. A single size is stored as width, profile and diameter. */
  sizes: noList<string>(),
  /** In millimetres. */
  width: noNumber(),
  /** In per cent of the width. */
  profile: noNumber(),
  /** In inches. */
  diameter: noNumber(),
  seasons: noList<Season>(),
  speedRatings: noList<string>(),
  /** Slugs. */
  brands: noList<string>(),
  brandTiers: noList<BrandTier>(),
  /** In pence; in pounds in the URL. */
  minPrice: noNumber(),
  /** In pence; in pounds in the URL. */
  maxPrice: noNumber(),
  minLoadIndex: noNumber(),
  wetGrip: noList<LabelClass>(),
  fuelEfficiency: noList<LabelClass>(),
  /** External noise. */
  maxNoiseDb: noNumber(),
  /** The latest acceptable day of delivery, such as 2026-11-28 or "saturday". */
  neededBy: '',
  /** OE markings, such as MO. */
  oeMarks: noList<string>(),
  flags: noList<TyreFlag>(),
};

/** The vehicle filters' values when none is active. */
export const NO_VEHICLE = { registration: '', make: '', model: '', year: null, yearBefore: null };

/** The values of all filters. */
export type FilterValues = typeof NO_FILTERS;

/** A URL parameter. */
export type AddressPart = readonly [name: string, value: string];

/** The group of the vehicle filters. */
export const VEHICLE = 'vehicle';

/** The names of all brands by slug. */
export type BrandNames = ReadonlyMap<string, string>;

/** An active filter's chip. */
export interface FilterChip {
  label: string;
  /** The change that removes the filter. */
  without: Partial<FilterValues>;
  /** Chips of one group count as one filter. */
  group?: string;
}

/** The data for chips. */
export type ChipSource = Pick<PanelSource, 'values' | 'brandNames'>;

/** The panel's data and change handler. */
export interface PanelSource {
  values: FilterValues;
  /** The number of tyres that each choice would show. */
  facets: FilterPanelFragment;
  brandNames: BrandNames;
  /** Whether the size comes from the search text, so that other sizes have no counts. */
  hasSearchedSize: boolean;
  /** Whether a card can stand for several tyres, so that counts of two choices don't add up. */
  isGrouped: boolean;
  onChange: (change: Partial<FilterValues>) => void;
}

/** One filter of the listing, in all its forms. */
export interface ListingFilter<Value> {
  /** Parses its value from the URL. */
  read: (address: AddressReader) => Value;
  /** Its URL parameters; not called while it's empty. */
  write: (value: Value) => readonly AddressPart[];
  /** Its part of the query's filter; not called while it's empty. */
  variables: (value: Value) => ProductFilter;
  /** Its chips: none if it's empty or another filter's chip covers it. */
  chips: (value: Value, source: ChipSource) => readonly FilterChip[];
  /** Its control in the panel; null if another filter's control sets it. */
  control: ((value: Value, panel: PanelSource) => ReactNode) | null;
  /** Whether it takes any text or number, so that its listings are endless and search engines should skip them. */
  isEndless: boolean;
}

/** Toggles a value in a list. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((present) => present !== value) : [...values, value];
}
