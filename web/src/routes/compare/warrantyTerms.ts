import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';

/** The warranty terms that aren't in the shop's settings. Money in pence. */
export const warrantyTerms = {
  /** Manufacturers' warranties against faults in materials and workmanship, by the brand's price class. */
  brandTiers: {
    PREMIUM: {
      years: 'Up to 6 years',
      miles: '80,000 miles',
      note: 'For example Michelin, Continental, Bridgestone, Goodyear, Pirelli.',
    },
    MID_RANGE: {
      years: '5 years',
      miles: '60,000 miles',
      note: 'Good tyres from less well-known brands.',
    },
    BUDGET: { years: '4 years', miles: null, note: 'Covers faults in materials and workmanship.' },
  } satisfies Record<BrandTier, { years: string; miles: string | null; note: string }>,
} as const;
