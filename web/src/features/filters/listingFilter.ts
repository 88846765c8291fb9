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

/** The values of the filters while none is active. */
export const NO_FILTERS = {
  search: '',
  /** A registration, in capitals without spaces. */
  registration: '',
  make: '',
  model: '',
  year: noNumber(),
  /** Only cars sold before this year: the address says year=Older. */
  yearBefore: noNumber(),
  categories: noList<TyreCategory>(),
  /** Whole sizes, any of which may match: 205/55 R16. A single size is stored as width, profile and diameter. */
  sizes: noList<string>(),
  /** Millimetres. */
  width: noNumber(),
  /** Per cent of the width. */
  profile: noNumber(),
  /** Inches. */
  diameter: noNumber(),
  seasons: noList<Season>(),
  speedRatings: noList<string>(),
  /** Slugs. */
  brands: noList<string>(),
  brandTiers: noList<BrandTier>(),
  /** Pence; pounds in the address. */
  minPrice: noNumber(),
  /** Pence; pounds in the address. */
  maxPrice: noNumber(),
  minLoadIndex: noNumber(),
  wetGrip: noList<LabelClass>(),
  fuelEfficiency: noList<LabelClass>(),
  /** External noise. */
  maxNoiseDb: noNumber(),
  /** The day that the tyres must have arrived by, as 2026-11-28 or in words: saturday. */
  neededBy: '',
  /** Marks of car makers, such as MO. */
  oeMarks: noList<string>(),
  flags: noList<TyreFlag>(),
};

/** The filters that name a vehicle, while none is named. */
export const NO_VEHICLE = { registration: '', make: '', model: '', year: null, yearBefore: null };

/** The values of all filters. */
export type FilterValues = typeof NO_FILTERS;

/** A parameter of the address. */
export type AddressPart = readonly [name: string, value: string];

/** The group of the filters that name a vehicle. */
export const VEHICLE = 'vehicle';

/** Names of all brands by slug. */
export type BrandNames = ReadonlyMap<string, string>;

/** An active filter, as a chip shows it. */
export interface FilterChip {
  label: string;
  /** Removes the filter. */
  without: Partial<FilterValues>;
  /** Chips of one group count as one filter. */
  group?: string;
}

/** The data for chips. */
export type ChipSource = Pick<PanelSource, 'values' | 'brandNames'>;

/** The panel's data, and the handler for a choice. */
export interface PanelSource {
  values: FilterValues;
  /** The number of tyres that each choice would show. */
  facets: FilterPanelFragment;
  brandNames: BrandNames;
  /** Whether the size comes from a search, so that other sizes have no counts. */
  hasSearchedSize: boolean;
  /** Whether each card is several tyres, so that the counts of two choices do not add up. */
  isGrouped: boolean;
  onChange: (change: Partial<FilterValues>) => void;
}

/** One filter of the listing, wherever it shows. */
export interface ListingFilter<Value> {
  /** Reads it from the address. */
  read: (address: AddressReader) => Value;
  /** Writes it to the address; not called while it is empty. */
  write: (value: Value) => readonly AddressPart[];
  /** Its part of the query's filter; not called while it is empty. */
  variables: (value: Value) => ProductFilter;
  /** Its chips: none if it is empty or if another filter's chip covers it. */
  chips: (value: Value, source: ChipSource) => readonly FilterChip[];
  /** Its control in the panel; null if another filter's control sets it. */
  control: ((value: Value, panel: PanelSource) => ReactNode) | null;
  /**
   * Whether it takes any text or number, so that there is no end to its listings: search engines are told to leave
   * them out.
   */
  isEndless: boolean;
}

/** Toggles a value: adds it to the list, or removes it if it is there. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((present) => present !== value) : [...values, value];
}
