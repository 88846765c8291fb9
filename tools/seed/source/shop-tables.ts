import { type Cells, DATA_FOLDER, type DataFolder, readTable } from './cells.ts';

const AREAS = ['local', 'extended', 'regional'] as const;

export interface TownEntry {
  slug: string;
  name: string;
  county: string;
  /** Straight-line distance from the shop's base in Bedford. */
  distanceKm: number;
  distanceMiles: number;
  /** The main roads from the base; null for the neighbouring towns. */
  road: string | null;
  latitude: number;
  longitude: number;
  /** True for the base itself. */
  isOrigin: boolean;
}

export interface CentreEntry {
  slug: string;
  name: string;
  townSlug: string;
  town: string;
  postcodeArea: string;
  postcodeDistrict: string;
  phone: string;
  distanceMiles: number;
  /** `local` up to 5 miles from the base, `extended` up to 20, `regional` beyond. */
  area: (typeof AREAS)[number];
  services: string[];
  /** Opening hours as "Mo-Fr 08:00-18:00; Sa 08:30-16:00". */
  hours: string;
  latitude: number;
  longitude: number;
  /** Every centre of the demonstration is invented, and marked as invented. */
  isFictional: boolean;
}

const toTown = (cells: Cells): TownEntry => ({
  slug: cells.text('slug'),
  name: cells.text('name'),
  county: cells.text('county'),
  distanceKm: cells.number('distance_km'),
  distanceMiles: cells.number('distance_miles'),
  road: cells.textOrNull('road'),
  latitude: cells.number('lat'),
  longitude: cells.number('lon'),
  isOrigin: cells.flag('is_origin'),
});

const toCentre = (cells: Cells): CentreEntry => ({
  slug: cells.text('slug'),
  name: cells.text('name'),
  townSlug: cells.text('town_slug'),
  town: cells.text('town'),
  postcodeArea: cells.text('postcode_area'),
  postcodeDistrict: cells.text('postcode_district'),
  phone: cells.text('phone'),
  distanceMiles: cells.number('distance_miles'),
  area: cells.oneOf('area', AREAS),
  services: cells.list('services'),
  hours: cells.text('hours'),
  latitude: cells.number('lat'),
  longitude: cells.number('lon'),
  isFictional: cells.flag('is_fictional'),
});

/** Reads the towns that mobile fitting visits, the base first. */
export function readTowns(folder: DataFolder = DATA_FOLDER): TownEntry[] {
  return readTable(folder, 'towns.csv', toTown);
}

export function readCentres(folder: DataFolder = DATA_FOLDER): CentreEntry[] {
  return readTable(folder, 'fitting_centres.csv', toCentre);
}
