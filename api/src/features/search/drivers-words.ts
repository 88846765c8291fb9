import { BRAND_TIERS, brandTierLabels, type BrandTier } from '@treadline/schema/trade/brand-tier';
import { listingSortLabels, type ListingSort } from '@treadline/schema/trade/listing-sort';
import { oeMarkMakes, oeMarkMeaning } from '@treadline/schema/trade/oe-mark';
import { FLAG_SPELLINGS } from './flag-words.ts';
import type { Finding, Spellings } from './search-reading.ts';

const tier = (value: BrandTier): Finding => ({
  kind: 'BRAND_TIER',
  label: `${brandTierLabels[value]} brands`,
  value,
  filter: { brandTiers: [value] },
});
/** What words say that ask for an order. */
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
  ],
  MID_RANGE: ['mid range', 'mid range brand', 'mid range brands', 'mid price', 'mid priced'],
  BUDGET: ['budget', 'budget brand', 'budget brands'],
};

const ORDER_WORDS: readonly Spellings[] = [
  [
    orderFinding('PRICE_ASC'),
    [
      'cheap',
      'cheaper',
      'cheapest',
      'cheaply',
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

/** One letter alone is no mark: a J is found in plates and names. */
const SHORTEST_MARK = 2;
/** What else drivers call a make or its mark. */
const MARK_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  '*': ['bmw star', 'bmw star marked', 'star marked'],
  MO: ['mercedes benz original', 'mercedes benz approved', 'mercedes original equipment'],
};

const MARK_WORDS: readonly Spellings[] = Object.entries(oeMarkMakes).map(([mark, makes]) => [
  { kind: 'OE_MARK', label: oeMarkMeaning(mark), value: mark, filter: { oeMarks: [mark] } },
  [
    ...makes.flatMap((make) => [
      `${make} original`,
      `original ${make}`,
      `${make} approved`,
      `${make} oe`,
      // A star is no letter: “BMW *” would be read as the make alone.
      ...(/\p{L}/u.test(mark) ? [`${make} ${mark}`] : []),
    ]),
    ...(mark.length < SHORTEST_MARK ? [] : [mark]),
    ...(MARK_NICKNAMES[mark] ?? []),
  ],
]);

/** What drivers say of price, order, stock, construction and approval, beside season and kind of vehicle. */
export const DRIVERS_WORDS: readonly Spellings[] = [
  ...BRAND_TIERS.map((value): Spellings => [tier(value), TIER_WORDS[value]]),
  ...ORDER_WORDS,
  ...FLAG_SPELLINGS,
  ...MARK_WORDS,
];
