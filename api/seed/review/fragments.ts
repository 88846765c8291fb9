import { type Cells, DATA_FOLDER, type DataFolder, readTable } from '../cells.ts';
import type { Category, ModelEntry, Tier } from '../tables.ts';

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

/** One sentence a sample review may hold. */
export interface Fragment {
  id: string;
  theme: Theme;
  sentiment: Sentiment;
  appliesTo: (typeof AUDIENCES)[number];
  text: string;
}

/** Who writes a review: what they drive, how far they have come, what they bought. */
export interface ReviewSetting {
  model: ModelEntry;
  tier: Tier;
  electric: boolean;
  milesDriven: number;
}

const AUDIENCE_OF: Record<Category, Fragment['appliesTo']> = {
  'Car Tyres': 'car',
  '4x4/SUV Tyres': 'suv',
  'Van Tyres': 'van',
  'Motorcycle Tyres': 'motorcycle',
};

/** Riders hear the wind, not the tyre, and do not choose tyres by the gallon. */
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
  (...tiers: Tier[]) =>
  (setting: ReviewSetting): boolean =>
    tiers.includes(setting.tier);

/** Sentences that are only true at some mileage, price or tread. */
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
  f046: tier('budget'),
  f047: tier('premium'),
  f052: tier('mid-range'),
  f053: tier('mid-range', 'budget'),
  f054: tier('premium', 'mid-range'),
  f055: tier('mid-range', 'budget'),
  f056: (setting) => setting.tier !== 'premium' && setting.milesDriven >= 5000,
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

/** Reads the sentences sample reviews are joined from. */
export function readFragments(folder: DataFolder = DATA_FOLDER): Fragment[] {
  return readTable(folder, 'review_fragments.csv', toFragment);
}

function isMeantFor({ appliesTo }: Fragment, { model, electric }: ReviewSetting): boolean {
  if (appliesTo === 'all') return true;
  if (appliesTo === 'ev') return model.evReady && electric;
  if (appliesTo === 'winter') return model.season === 'Winter';
  if (appliesTo === 'all_season') return model.season === 'All Season';
  return appliesTo === AUDIENCE_OF[model.category];
}

/** Gives the sentences that make sense from this reviewer about this model. */
export function fragmentsFor(fragments: readonly Fragment[], setting: ReviewSetting): Fragment[] {
  const isMotorcycle = setting.model.category === 'Motorcycle Tyres';
  return fragments.filter(
    (fragment) =>
      isMeantFor(fragment, setting) &&
      !(isMotorcycle && NOT_FOR_MOTORCYCLES.includes(fragment.theme)) &&
      (CONDITIONS[fragment.id]?.(setting) ?? true),
  );
}
