import { keysOf } from '../values/words.ts';

/** The price classes of brands, as this shop rates them, most expensive first. */
export const brandTierLabels = {
  PREMIUM: 'Premium',
  MID_RANGE: 'Mid-range',
  BUDGET: 'Budget',
} as const;

export type BrandTier = keyof typeof brandTierLabels;

export const BRAND_TIERS = keysOf(brandTierLabels);
