import type { Stars } from './rating.ts';

export interface RatingSummary {
  /** The mean with two decimals; null without reviews. */
  average: number | null;
  count: number;
  distribution: Record<Stars, number>;
  /** The percentage of reviewers who recommend the tyre, as a whole number; null without reviews. */
  recommendPercent: number | null;
}

/** Summarises reviews for a model's page and the listing. */
export function ratingSummary(reviews: readonly { rating: Stars; recommends: boolean }[]): RatingSummary {
  const distribution: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating } of reviews) distribution[rating] += 1;
  const count = reviews.length;
  if (count === 0) return { average: null, count, distribution, recommendPercent: null };
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
  const recommending = reviews.filter(({ recommends }) => recommends).length;
  return {
    average: Math.round((stars * 100) / count) / 100,
    count,
    distribution,
    recommendPercent: Math.round((recommending * 100) / count),
  };
}
