import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import { DATA_FOLDER, type DataFolder } from '../source/cells.ts';
import { daysBefore, daysBetween, isoDate, laterOf, startOfDay, startOfYear } from '../source/dates.ts';
import { type Draw, drawFrom, pick } from '../source/hash.ts';
import type { ModelEntry, Tables, VehicleEntry } from '../source/tables.ts';
import { pairs } from '../tyre/candidates.ts';
import { demandFor, type Demand, modelHash } from '../tyre/popularity.ts';
import { reviewAuthors } from './author.ts';
import { isElectric } from './electric-vehicles.ts';
import { type Fragment, fragmentsFor, readFragments } from './fragments.ts';
import { dealStars, type Stars, targetMean } from './rating.ts';
import { type SubScores, subScores } from './scores.ts';
import { joinFragments, ReviewWriter } from './text.ts';
import { titleFor } from './title.ts';

/** A review of a model, invented for the demonstration and marked as a sample. */
export interface ReviewRow extends SubScores {
  modelSlug: string;
  rating: Stars;
  /** Empty, like the text, if the reviewer gave only stars. */
  title: string;
  text: string;
  author: string;
  /** YYYY-MM-DD. */
  reviewedOn: string;
  milesDriven: number;
  vehicle: string;
  helpfulVotes: number;
  recommends: boolean;
  isSample: true;
  /** Nobody bought these tyres, so no review may claim a purchase. */
  verified: false;
}

const REVIEW_COUNTS: Record<Demand | 'new', { min: number; max: number }> = {
  new: { min: 0, max: 4 },
  low: { min: 3, max: 12 },
  normal: { min: 12, max: 40 },
  high: { min: 40, max: 120 },
};
/** One model in twenty has no reviews, so that the empty state appears somewhere. */
const ONE_WITHOUT_REVIEWS_IN = 20;
const REVIEWED_WITHIN_DAYS = 913;
const NEW_WITHIN_DAYS = 365;
const STARS_ONLY_SHARE = 0.1;
const FEWEST_MILES = 200;
const MOST_MILES = 18_000;
/** The fraction of its life after which nobody reviews a tyre, because it's nearly worn out. */
const REVIEWED_LIFE = 0.8;
const MOST_HELPFUL_VOTES = 24;
const ELECTRIC_ONLY_MODELS = ['pilot-sport-ev', 'p-zero-e', 'ion-evo'];

/** How many sample reviews a model has on this day. */
export function reviewCount(model: ModelEntry, today: Date): number {
  const hash = modelHash(model);
  if ((hash >>> 24) % ONE_WITHOUT_REVIEWS_IN === 0) return 0;
  const isNew = startOfYear(model.launchYear) > daysBefore(today, NEW_WITHIN_DAYS);
  const { min, max } = REVIEW_COUNTS[isNew ? 'new' : demandFor(model)];
  return min + ((hash >>> 8) % (max - min + 1));
}

function vehiclesFor(model: ModelEntry, { vehicles, sizes }: Tables): VehicleEntry[] {
  const keys = new Set(sizes.filter((size) => pairs(model, size)).map(({ key }) => key));
  const fitting = vehicles.filter(
    ({ frontSizeKey, rearSizeKey }) => keys.has(frontSizeKey) && keys.has(rearSizeKey ?? frontSizeKey),
  );
  const electric = fitting.filter(isElectric);
  return ELECTRIC_ONLY_MODELS.includes(model.slug) && electric.length > 0 ? electric : fitting;
}

/** Drivers name their car without factory code or wheels: "Ford Focus", not "Ford Focus (Mk3)". */
function spokenName({ make, model }: VehicleEntry): string {
  const [first = model] = model.replace(/ \([^)]*\)| \d\din\b| twin wheel$/g, '').split(' / ');
  return first.startsWith(make) ? first : `${make} ${first}`;
}

function reviewDate(model: ModelEntry, today: Date, draw: Draw): string {
  const yesterday = daysBefore(today, 1);
  const earliest = laterOf(daysBefore(today, REVIEWED_WITHIN_DAYS), startOfYear(model.launchYear));
  return isoDate(daysBefore(yesterday, Math.floor(daysBetween(earliest, yesterday) * draw() ** 2)));
}

function milesFor({ expectedMiles }: ModelEntry, draw: Draw): number {
  const most = Math.min(MOST_MILES, expectedMiles * REVIEWED_LIFE);
  return Math.round((FEWEST_MILES + (most - FEWEST_MILES) * draw() ** 1.5) / 100) * 100;
}

function recommends(rating: Stars, draw: Draw): boolean {
  return rating >= 4 || (rating === 3 && draw() < 0.5);
}

function reviewsOf(
  model: ModelEntry,
  tier: BrandTier,
  tables: Tables,
  fragments: readonly Fragment[],
  today: Date,
): ReviewRow[] {
  const seed = `review/${model.brandSlug}/${model.slug}`;
  const count = reviewCount(model, today);
  const drivers = vehiclesFor(model, tables);
  const authors = reviewAuthors(count, seed);
  const writer = new ReviewWriter(drawFrom(`${seed}/text`));
  const rows = dealStars(targetMean(model, tier), count, seed).map((rating, index): ReviewRow => {
    const draw = drawFrom(`${seed}/${index}`);
    const driver = pick(drivers, draw);
    const milesDriven = milesFor(model, draw);
    const isStarsOnly = draw() < STARS_ONLY_SHARE;
    const pool = fragmentsFor(fragments, { model, tier, electric: isElectric(driver), milesDriven });
    const written = isStarsOnly ? [] : writer.write(rating, pool);
    return {
      modelSlug: model.slug,
      rating,
      title: titleFor(written, draw),
      text: joinFragments(written),
      author: authors[index] ?? '',
      reviewedOn: reviewDate(model, today, draw),
      milesDriven,
      vehicle: spokenName(driver),
      helpfulVotes: written.length === 0 ? 0 : Math.floor(MOST_HELPFUL_VOTES * draw() ** 3),
      recommends: recommends(rating, draw),
      ...subScores(rating, model.noiseDb, written, draw),
      isSample: true,
      verified: false,
    };
  });
  return rows.sort((a, b) => b.reviewedOn.localeCompare(a.reviewedOn));
}

/**
 * Builds the sample reviews of all models, the newest first within each model. They are a demonstration: show them as
 * samples, keep them out of structured data and feeds, and delete them before real customers come.
 */
export function buildReviews(tables: Tables, today: Date, folder: DataFolder = DATA_FOLDER): ReviewRow[] {
  const fragments = readFragments(folder);
  const tiers = new Map(tables.brands.map(({ slug, tier }) => [slug, tier]));
  const day = startOfDay(today);
  return tables.models.flatMap((model) =>
    reviewsOf(model, tiers.get(model.brandSlug) ?? 'MID_RANGE', tables, fragments, day),
  );
}
