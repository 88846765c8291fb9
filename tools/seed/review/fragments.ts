import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { type Cells, DATA_FOLDER, type DataFolder, readTable } from '../source/cells.ts';
import type { ModelEntry } from '../source/tables.ts';

const THEMES = [
  'wet_grip',
  'noise',
  'wear',
  'comfort',
  'value',
  'winter',
  'economy',
  'fitting',
  'opener',
] as const;
const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
const AUDIENCES = ['all', 'car', 'suv', 'van', 'motorcycle', 'winter', 'all_season', 'ev'] as const;

export type Theme = (typeof THEMES)[number];
export type Sentiment = (typeof SENTIMENTS)[number];

/** A sentence of a sample review. */
export interface Fragment {
  id: string;
  theme: Theme;
  sentiment: Sentiment;
  appliesTo: (typeof AUDIENCES)[number];
  text: string;
}

/** The reviewer's circumstances: the vehicle, the mileage and the tyre. */
export interface ReviewSetting {
  model: ModelEntry;
  tier: BrandTier;
  electric: boolean;
  milesDriven: number;
}

const AUDIENCE_OF: Record<TyreCategory, Fragment['appliesTo']> = {
  CAR: 'car',
  SUV: 'suv',
  VAN: 'van',
  MOTORCYCLE: 'motorcycle',
};

/** Riders hear the wind, not the tyre, and don't choose tyres by fuel use. */
const NOT_FOR_MOTORCYCLES: readonly Theme[] = ['noise', 'economy'];

const earliest =
  (miles: number) =>
  (setting: ReviewSetting): boolean =>
    setting.milesDriven >= miles;
const upTo =
  (miles: number) =>
  (setting: ReviewSetting): boolean =>
    setting.milesDriven < miles;
const tier =
  (...tiers: BrandTier[]) =>
  (setting: ReviewSetting): boolean =>
    tiers.includes(setting.tier);

/** Sentences that are true only for certain mileages, prices or treads. */
const CONDITIONS: Readonly<Record<string, (setting: ReviewSetting) => boolean>> = {
  f007: upTo(3000),
  f022: ({ model }) => model.tread === 'block',
  f023: earliest(8000),
  f024: earliest(1500),
  f025: earliest(5000),
  f026: earliest(3000),
  f027: earliest(3000),
  f028: upTo(3000),
  f029: earliest(500),
  f030: earliest(2500),
  f031: earliest(2500),
  f032: earliest(2500),
  f033: earliest(2500),
  f046: tier('BUDGET'),
  f047: tier('PREMIUM'),
  f052: tier('MID_RANGE'),
  f053: tier('MID_RANGE', 'BUDGET'),
  f054: tier('PREMIUM', 'MID_RANGE'),
  f055: tier('MID_RANGE', 'BUDGET'),
  f056: (setting) => setting.tier !== 'PREMIUM' && setting.milesDriven >= 5000,
  f060: upTo(6000),
  f064: ({ electric }) => !electric,
  f065: ({ electric }) => !electric,
};

const toFragment = (cells: Cells): Fragment => ({
  id: cells.text('id'),
  theme: cells.oneOf('theme', THEMES),
  sentiment: cells.oneOf('sentiment', SENTIMENTS),
  appliesTo: cells.oneOf('applies_to', AUDIENCES),
  text: cells.text('text'),
});

/** Reads the sentences for sample reviews. */
export function readFragments(folder: DataFolder = DATA_FOLDER): Fragment[] {
  return readTable(folder, 'review_fragments.csv', toFragment);
}

function isMeantFor({ appliesTo }: Fragment, { model, electric }: ReviewSetting): boolean {
  if (appliesTo === 'all') return true;
  if (appliesTo === 'ev') return model.evReady && electric;
  if (appliesTo === 'winter') return model.season === 'WINTER';
  if (appliesTo === 'all_season') return model.season === 'ALL_SEASON';
  return appliesTo === AUDIENCE_OF[model.category];
}

/** The sentences that this reviewer can plausibly say about this model. */
export function fragmentsFor(fragments: readonly Fragment[], setting: ReviewSetting): Fragment[] {
  const isMotorcycle = setting.model.category === 'MOTORCYCLE';
  return fragments.filter(
    (fragment) =>
      isMeantFor(fragment, setting) &&
      !(isMotorcycle && NOT_FOR_MOTORCYCLES.includes(fragment.theme)) &&
      (CONDITIONS[fragment.id]?.(setting) ?? true),
  );
}
