/** What the warranty page promises and no setting of the shop holds. Money in pence. */
export const warrantyTerms = {
  brandTiers: [
    {
      tier: 'Premium brands',
      years: 'Up to 6 years',
      miles: '80,000 miles',
      note: 'For example Michelin, Continental, Bridgestone, Goodyear, Pirelli.',
    },
    {
      tier: 'Mid-range brands',
      years: '5 years',
      miles: '60,000 miles',
      note: 'Good tyres from makers a little less known.',
    },
    { tier: 'Budget brands', years: '4 years', miles: null, note: 'Against faults in material and making.' },
  ],
  workmanshipMonths: 12,
  maximumAgeYears: 10,
  minimumTreadMm: 2,
  /** No tyre is older than this when it is delivered. */
  maximumStockMonths: 18,
  roadHazardPlan: { tyre: 2_500, fourTyres: 8_500, premiumTyre: 3_500 },
} as const;
