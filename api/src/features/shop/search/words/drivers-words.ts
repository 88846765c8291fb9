import { BRAND_TIERS, brandTierLabels, type BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import { listingSortLabels, type ListingSort } from '@treadline/schema/trade/listing/listing-sort';
import { FLAG_SPELLINGS } from './flag-words.ts';
import { MARK_SPELLINGS } from './mark-words.ts';
import type { Finding, Spellings } from './search-reading.ts';

const tier = (value: BrandTier): Finding => ({
  kind: 'BRAND_TIER',
  label: `${brandTierLabels[value]} brands`,
  value,
  filter: { brandTiers: [value] },
});
/** The finding for words that ask for an order of the list. */
export const orderFinding = (value: ListingSort): Finding => ({
  kind: 'ORDER',
  label: listingSortLabels[value],
  value,
  filter: { sort: value },
});

const TIER_WORDS: Readonly<Record<BrandTier, readonly string[]>> = {
  PREMIUM: [
    'premium',
    'premium brand',
    'premium brands',
    'top brand',
    'top brands',
    'big brand',
    'big brands',
    'high end',
    'top end',
    'top quality',
    'leading brand',
    'leading brands',
  ],
  MID_RANGE: [
    'mid range',
    'mid range brand',
    'mid range brands',
    'middle range',
    'medium range',
    'mid tier',
    'mid price',
    'mid priced',
    'mid market',
  ],
  BUDGET: [
    'budget',
    'budget brand',
    'budget brands',
    'economy',
    'economy brand',
    'economy brands',
    'low budget',
  ],
};

const ORDER_WORDS: readonly Spellings[] = [
  [
    orderFinding('PRICE_ASC'),
    [
      'cheap',
      'cheaper',
      'cheapest',
      'cheaply',
      'cheapo',
      'low priced',
      'good price',
      'good value',
      'bargain',
      'bargains',
      'affordable',
      'inexpensive',
      'best price',
      'best prices',
      'best value',
      'low price',
      'low prices',
      'lowest price',
      'lowest prices',
      'low cost',
    ],
  ],
  [
    orderFinding('NOISE_ASC'),
    ['quiet', 'quieter', 'quietest', 'quiet ride', 'silent', 'low noise', 'noiseless'],
  ],
  [
    orderFinding('WET_GRIP_ASC'),
    [
      'wet grip',
      'best wet grip',
      'good wet grip',
      'grip in the wet',
      'good in the wet',
      'best in the wet',
      'in the wet',
      'wet',
      'wet weather',
      'wet roads',
      'rain',
      'rainy',
    ],
  ],
  [
    orderFinding('FUEL_EFFICIENCY_ASC'),
    [
      'economical',
      'fuel efficient',
      'fuel efficiency',
      'fuel saving',
      'fuel economy',
      'good mpg',
      'best mpg',
      'low rolling resistance',
    ],
  ],
  [
    orderFinding('RATING_DESC'),
    [
      'best rated',
      'top rated',
      'highest rated',
      'highly rated',
      'well rated',
      'best reviewed',
      'best reviews',
      'good reviews',
      'top reviews',
      '5 star',
      '5 stars',
      'five star',
      'five stars',
    ],
  ],
];

/** The words drivers use for price class, order, stock, construction and approval. */
export const DRIVERS_WORDS: readonly Spellings[] = [
  ...BRAND_TIERS.map((value): Spellings => [tier(value), TIER_WORDS[value]]),
  ...ORDER_WORDS,
  ...FLAG_SPELLINGS,
  ...MARK_SPELLINGS,
];
