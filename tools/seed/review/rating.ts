import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import type { LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { fraction } from '../source/hash.ts';
import type { ModelEntry } from '../source/tables.ts';
import { modelHash } from '../tyre/popularity.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

const TIER_BONUS: Record<BrandTier, number> = { PREMIUM: 0.25, MID_RANGE: 0, BUDGET: -0.3 };
const BASE_MEAN = 4.1;
const LOWEST_MEAN = 3.3;
const HIGHEST_MEAN = 4.8;

/** How many of a hundred reviews give each number of stars, for a mean near `mean`. */
const SPREADS: { mean: number; percent: Record<Stars, number> }[] = [
  { mean: 4.59, percent: { 5: 71, 4: 21, 3: 5, 2: 2, 1: 1 } },
  { mean: 4.28, percent: { 5: 55, 4: 28, 3: 10, 2: 4, 1: 3 } },
  { mean: 4.0, percent: { 5: 43, 4: 31, 3: 14, 2: 7, 1: 5 } },
  { mean: 3.7, percent: { 5: 33, 4: 30, 3: 18, 2: 12, 1: 7 } },
  { mean: 3.4, percent: { 5: 24, 4: 28, 3: 23, 2: 14, 1: 11 } },
];
const STARS_DOWN: readonly Stars[] = [5, 4, 3, 2, 1];

function wetGripBonus(wetGrip: LabelClass | null): number {
  if (wetGrip === 'A') return 0.15;
  return wetGrip === null || wetGrip === 'B' ? 0 : -0.2;
}

/** The target mean of a model's sample reviews: more expensive tyres and better wet grip are rated higher. */
export function targetMean(model: ModelEntry, tier: BrandTier): number {
  const personal = (((modelHash(model) >>> 16) % 5) - 2) * 0.06;
  const mean = BASE_MEAN + TIER_BONUS[tier] + wetGripBonus(model.wetGrip) + personal;
  return Math.min(HIGHEST_MEAN, Math.max(LOWEST_MEAN, mean));
}

function starsAt(percentile: number, percent: Record<Stars, number>): Stars {
  let reached = 0;
  for (const stars of STARS_DOWN) {
    reached += percent[stars];
    if (percentile < reached) return stars;
  }
  return 1;
}

/**
 * The stars of `count` reviews in a mixed order. They're dealt evenly from the spread rather than drawn individually,
 * so that even twenty reviews have about the right mean.
 */
export function dealStars(mean: number, count: number, seed: string): Stars[] {
  const nearest = SPREADS.reduce((best, spread) =>
    Math.abs(spread.mean - mean) < Math.abs(best.mean - mean) ? spread : best,
  );
  return Array.from({ length: count }, (_, index) => ({
    stars: starsAt(((index + 0.5) * 100) / count, nearest.percent),
    place: fraction(`${seed}/place/${index}`),
  }))
    .sort((a, b) => a.place - b.place)
    .map(({ stars }) => stars);
}
