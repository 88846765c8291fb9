import { brandTierLabels, type BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import { categoryLabels, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels, type Season } from '@treadline/schema/trade/tyre/kind/season';
import { LABEL_CLASSES, type LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { axlePositionLabels, type AxlePosition } from '@treadline/schema/trade/tyre/marking/axle-position';
import { CONSTRUCTIONS, type Construction } from '@treadline/schema/trade/tyre/size/tyre-size';
import { TREAD_KINDS, type TreadKind } from '../../../api/src/features/shop/pictures/index.ts';
import { type Cells, DATA_FOLDER, type DataFolder, readRules, readTable } from './cells.ts';

export interface BrandEntry {
  slug: string;
  name: string;
  tier: BrandTier;
  /** Where the brand was founded, not who owns it today. */
  country: string;
  foundedYear: number;
  skuCode: string;
}

export interface ModelEntry {
  brandSlug: string;
  slug: string;
  name: string;
  category: TyreCategory;
  season: Season;
  fuelEfficiency: LabelClass | null;
  wetGrip: LabelClass | null;
  noiseDb: number | null;
  priceIndex: number;
  tread: TreadKind;
  evReady: boolean;
  runFlatAvailable: boolean;
  threePeakSnowflake: boolean;
  /** Upper end of the expected life in miles: it limits sample reviews and is never shown. */
  expectedMiles: number;
  launchYear: number;
  rimMin: number;
  rimMax: number;
  /** The kind of motorcycle it's for; null for all other tyres. */
  fitGroup: string | null;
}

export interface SizeEntry {
  key: string;
  category: TyreCategory;
  /** Section width in millimetres. */
  width: number;
  /** Sidewall height as a percentage of the width. */
  profile: number;
  /** Rim diameter in inches. */
  diameter: number;
  construction: Construction;
  label: string;
  loadIndex: number;
  loadIndexTwin: number | null;
  speedRating: string;
  /** True if the size is only sold as extra load. */
  extraLoad: boolean;
  xlLoadIndex: number | null;
  position: AxlePosition;
  fitGroups: string[];
  popularity: number;
  basePricePounds: number;
}

export interface VehicleEntry {
  make: string;
  model: string;
  yearFrom: number;
  /** Null while the vehicle is still on sale. */
  yearTo: number | null;
  category: TyreCategory;
  frontSize: string;
  rearSize: string | null;
  frontSizeKey: string;
  rearSizeKey: string | null;
  minLoadIndex: number;
  rearMinLoadIndex: number | null;
  minSpeedRating: string;
  note: string | null;
}

/** variants.json: which versions of a model exist and how many tyres each season sells. */
export interface VariantRules {
  run_flat_codes: Record<string, string>;
  oe_marks: { mark: string; token: string; makes: string[] }[];
  oe_mark_brands: string[];
  quotas: Record<Season, Partial<Record<TyreCategory, number>>>;
  tier_weights: number[];
  min_summer_per_size: number;
  min_summer_per_fitment: number;
}

export interface Tables {
  brands: BrandEntry[];
  models: ModelEntry[];
  sizes: SizeEntry[];
  vehicles: VehicleEntry[];
  variants: VariantRules;
}

const labelClass = (cells: Cells, column: string): LabelClass | null =>
  cells.text(column) === '' ? null : cells.oneOf(column, LABEL_CLASSES);

const toBrand = (cells: Cells): BrandEntry => ({
  slug: cells.text('slug'),
  name: cells.text('name'),
  tier: cells.word('tier', brandTierLabels),
  country: cells.text('country'),
  foundedYear: cells.number('founded_year'),
  skuCode: cells.text('sku_code'),
});

const toModel = (cells: Cells): ModelEntry => ({
  brandSlug: cells.text('brand_slug'),
  slug: cells.text('model_slug'),
  name: cells.text('model_name'),
  category: cells.word('category', categoryLabels),
  season: cells.word('season', seasonLabels),
  fuelEfficiency: labelClass(cells, 'fuel_efficiency'),
  wetGrip: labelClass(cells, 'wet_grip'),
  noiseDb: cells.numberOrNull('noise_db'),
  priceIndex: cells.number('price_index'),
  tread: cells.oneOf('tread', TREAD_KINDS),
  evReady: cells.flag('ev_ready'),
  runFlatAvailable: cells.flag('run_flat_available'),
  threePeakSnowflake: cells.flag('three_pmsf'),
  expectedMiles: Number(cells.text('warranty_miles_band').split('-')[1]),
  launchYear: cells.number('launch_year'),
  rimMin: cells.number('rim_min'),
  rimMax: cells.number('rim_max'),
  fitGroup: cells.textOrNull('fit_group'),
});

const toSize = (cells: Cells): SizeEntry => ({
  key: cells.text('size_key'),
  category: cells.word('category', categoryLabels),
  width: cells.number('width'),
  profile: cells.number('profile'),
  diameter: cells.number('diameter'),
  construction: cells.oneOf('construction', CONSTRUCTIONS),
  label: cells.text('size_label'),
  loadIndex: cells.number('load_index'),
  loadIndexTwin: cells.numberOrNull('load_index_twin'),
  speedRating: cells.text('speed_rating'),
  extraLoad: cells.flag('extra_load'),
  xlLoadIndex: cells.numberOrNull('xl_load_index'),
  position: cells.text('position') === '' ? 'BOTH' : cells.word('position', axlePositionLabels),
  fitGroups: cells.list('fit_group'),
  popularity: cells.number('popularity'),
  basePricePounds: cells.number('base_price_gbp'),
});

const toVehicle = (cells: Cells): VehicleEntry => ({
  make: cells.text('make'),
  model: cells.text('model'),
  yearFrom: cells.number('year_from'),
  yearTo: cells.numberOrNull('year_to'),
  category: cells.word('category', categoryLabels),
  frontSize: cells.text('front_size'),
  rearSize: cells.textOrNull('rear_size'),
  frontSizeKey: cells.text('front_size_key'),
  rearSizeKey: cells.textOrNull('rear_size_key'),
  minLoadIndex: cells.number('min_load_index'),
  rearMinLoadIndex: cells.numberOrNull('rear_min_load_index'),
  minSpeedRating: cells.text('min_speed_rating'),
  note: cells.textOrNull('note'),
});

/**
 * Reads the catalogue's tables.
 * @throws Error naming the file, row and column if a cell is invalid.
 */
export function readTables(folder: DataFolder = DATA_FOLDER): Tables {
  return {
    brands: readTable(folder, 'brands.csv', toBrand),
    models: readTable(folder, 'models.csv', toModel),
    sizes: readTable(folder, 'sizes.csv', toSize),
    vehicles: readTable(folder, 'vehicles.csv', toVehicle),
    variants: readRules<VariantRules>(folder, 'variants.json'),
  };
}
