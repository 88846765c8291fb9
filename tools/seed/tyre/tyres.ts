import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import type { Season } from '@treadline/schema/trade/tyre/kind/season';
import { noiseClassOf } from '@treadline/schema/trade/tyre/label/noise-class';
import type { LabelClass, NoiseClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import type { AxlePosition } from '@treadline/schema/trade/tyre/marking/axle-position';
import type { Construction } from '@treadline/schema/trade/tyre/size/tyre-size';
import { daysBefore, daysBetween, laterOf, startOfDay, startOfYear } from '../source/dates.ts';
import { fraction } from '../source/hash.ts';
import type { BrandEntry, Tables } from '../source/tables.ts';
import { type Candidate, listCandidates } from './candidates.ts';
import { titleOf, tyreEan, tyreSku } from './identity.ts';
import { tyrePopularity } from './popularity.ts';
import { earlierPrice, fittingPrice, tyrePrice } from './price.ts';
import { selectTyres } from './selection.ts';
import { stockFor } from './stock.ts';

/** A product of the demonstration shop. */
export interface TyreRow {
  /** 1 to 19,446 in slug order. */
  id: number;
  slug: string;
  sku: string;
  ean: string;
  brandSlug: string;
  modelSlug: string;
  name: string;
  size: string;
  sizeKey: string;
  width: number;
  profile: number;
  diameter: number;
  construction: Construction;
  category: TyreCategory;
  season: Season;
  loadIndex: number;
  loadIndexTwin: number | null;
  speedRating: string;
  extraLoad: boolean;
  runFlat: boolean;
  runFlatCode: string | null;
  evSpec: boolean;
  oeMark: string | null;
  position: AxlePosition;
  fuelEfficiency: LabelClass | null;
  wetGrip: LabelClass | null;
  noiseDb: number | null;
  noiseClass: NoiseClass | null;
  threePeakSnowflake: boolean;
  pricePence: number;
  mailOrderPricePence: number;
  fittedPricePence: number;
  wasPricePence: number | null;
  stockQuantity: number;
  popularity: number;
  createdAt: Date;
}

const LISTED_WITHIN_DAYS = 730;

/** The day a tyre was first listed: after its model's launch, within the last two years. */
function listedOn({ slug, model }: Candidate, today: Date): Date {
  const earliest = laterOf(daysBefore(today, LISTED_WITHIN_DAYS), startOfYear(model.launchYear));
  const age = Math.floor(fraction(`listed/${slug}`) * daysBetween(earliest, today));
  return daysBefore(today, age + 1);
}

function priceFields(id: number, candidate: Candidate, stockQuantity: number) {
  const pricePence = tyrePrice(candidate);
  return {
    pricePence,
    mailOrderPricePence: pricePence,
    fittedPricePence: pricePence + fittingPrice(candidate.size.category, candidate.size.diameter),
    wasPricePence: earlierPrice(id, pricePence, stockQuantity),
  };
}

function sizeFields({ size }: Candidate) {
  const { key: sizeKey, label, width, profile, diameter, construction, loadIndexTwin, position } = size;
  return { sizeKey, size: label, width, profile, diameter, construction, loadIndexTwin, position };
}

function modelFields({ model }: Candidate) {
  const {
    brandSlug,
    slug: modelSlug,
    category,
    season,
    fuelEfficiency,
    wetGrip,
    noiseDb,
    threePeakSnowflake,
  } = model;
  return { brandSlug, modelSlug, category, season, fuelEfficiency, wetGrip, noiseDb, threePeakSnowflake };
}

function toRow(
  candidate: Candidate,
  id: number,
  brand: BrandEntry,
  tierWeights: readonly number[],
  today: Date,
): TyreRow {
  const { slug, size, model, loadIndex, speedRating, extraLoad, runFlatCode, evSpec, oeMark } = candidate;
  const popularity = tyrePopularity(candidate, tierWeights);
  const stockQuantity = stockFor(slug, size.popularity, popularity);
  return {
    id,
    slug,
    sku: tyreSku(brand, candidate),
    ean: tyreEan(id),
    name: titleOf(brand, candidate),
    ...modelFields(candidate),
    ...sizeFields(candidate),
    loadIndex,
    speedRating,
    extraLoad,
    runFlat: runFlatCode !== null,
    runFlatCode,
    evSpec,
    oeMark: oeMark?.mark ?? null,
    noiseClass: noiseClassOf({ ...model, width: size.width, extraLoad }),
    ...priceFields(id, candidate, stockQuantity),
    stockQuantity,
    popularity,
    createdAt: listedOn(candidate, today),
  };
}

/**
 * Builds the shop's 19,446 tyres in slug order. Only the tables decide which tyres there are and what they cost;
 * `today` only dates their listing.
 */
export function buildTyres(tables: Tables, today: Date): TyreRow[] {
  const day = startOfDay(today);
  const brands = new Map(tables.brands.map((brand) => [brand.slug, brand]));
  return selectTyres(listCandidates(tables), tables).map((candidate, index) => {
    const brand = brands.get(candidate.model.brandSlug);
    if (!brand) throw new Error(`${candidate.slug}: no brand "${candidate.model.brandSlug}" in brands.csv.`);
    return toRow(candidate, index + 1, brand, tables.variants.tier_weights, day);
  });
}
