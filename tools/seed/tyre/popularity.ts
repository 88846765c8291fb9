import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { hash32 } from '../source/hash.ts';
import type { ModelEntry } from '../source/tables.ts';
import type { Candidate } from './candidates.ts';

export type Demand = 'low' | 'normal' | 'high';

const LOW_PERCENT = 30;
const NORMAL_PERCENT = 50;
/** The demand for each kind: sizes are rated only within their own kind. */
const CATEGORY_SHARE: Record<TyreCategory, number> = {
  CAR: 100,
  SUV: 85,
  VAN: 70,
  MOTORCYCLE: 50,
};
const APPEAL: Record<Demand, number> = { low: 45, normal: 70, high: 100 };

/** The number that seeds all of a model's invented data. */
export function modelHash({ brandSlug, slug }: Pick<ModelEntry, 'brandSlug' | 'slug'>): number {
  return hash32(`${brandSlug}/${slug}`);
}

/** A model's demand: three in ten low, half normal, the rest high. */
export function demandFor(model: Pick<ModelEntry, 'brandSlug' | 'slug'>): Demand {
  const percent = modelHash(model) % 100;
  if (percent < LOW_PERCENT) return 'low';
  return percent < LOW_PERCENT + NORMAL_PERCENT ? 'normal' : 'high';
}

/**
 * A tyre's popularity from 0 to 1,000: how common its size is, how many drivers want this version, the demand for its
 * kind and model, and a small spread so that a listing of the most popular isn't in alphabetical order.
 */
export function tyrePopularity(
  { size, tier, model, hash }: Candidate,
  tierWeights: readonly number[],
): number {
  const percents = [
    tierWeights[tier] ?? 0,
    CATEGORY_SHARE[size.category],
    APPEAL[demandFor(model)],
    90 + (hash % 11),
  ];
  return Math.round(percents.reduce((score, percent) => (score * percent) / 100, size.popularity * 10));
}
