import { valuesOf } from './words.ts';

/** The price classes that brands sell in, as this shop sees them, the dearest first. */
export const brandTierLabels = {
  PREMIUM: 'Premium',
  MID_RANGE: 'Mid-range',
  BUDGET: 'Budget',
} as const;

export type BrandTier = keyof typeof brandTierLabels;

export const BRAND_TIERS = valuesOf(brandTierLabels);
