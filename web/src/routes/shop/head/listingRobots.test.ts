import { expect, it } from 'vitest';
import { DEFAULT_STATE, type ListingState } from '../../../features/filters/listingState.ts';
import { listingRobots } from './listingRobots.ts';

const robots = (state: Partial<ListingState>, totalItems = 10, size: string | null = null) =>
  listingRobots({ ...DEFAULT_STATE, ...state }, totalItems, size);
const hidden = { robots: 'noindex,follow' };

it('search engines may index the shop and listings by one filter, in any order (SEO-01)', () => {
  expect(robots({})).toEqual({ canonicalPath: '/shop' });
  expect(robots({ brands: ['michelin'], sort: 'PRICE_ASC', view: 'list', limit: 96 })).toEqual({
    canonicalPath: '/brands/michelin',
  });
  expect(robots({ seasons: ['WINTER'], sort: 'PRICE_ASC' })).toEqual({
    canonicalPath: '/shop?season=Winter',
  });
});

it('a listing of one size is indexed as that size’s page, however it was requested (SEO-01)', () => {
  const page = { canonicalPath: '/tyres/205-55-r16' };
  expect(robots({ width: 205, profile: 55, diameter: 16 }, 10, '205/55 R16')).toEqual(page);
  expect(robots({ search: '205 55 16', sort: 'PRICE_ASC' }, 10, '205/55 R16')).toEqual(page);
  expect(robots({ search: '205/55 R16', page: 2 }, 10, '205/55 R16')).toEqual(hidden);
  expect(robots({ search: '205/55 R16' }, 0, '205/55 R16')).toEqual(hidden);
});

it('search engines may not index later pages or listings by two or more filters (SEO-01)', () => {
  expect(robots({ page: 2 })).toEqual(hidden);
  expect(robots({ brands: ['michelin', 'toyo'] })).toEqual(hidden);
  expect(robots({ categories: ['CAR'], seasons: ['WINTER'] })).toEqual(hidden);
});

it('search engines may not index empty listings', () => {
  expect(robots({ brands: ['toyo'] }, 0)).toEqual(hidden);
});

const indexed = (canonicalPath: string) => ({ canonicalPath });
const asTheShop = indexed('/shop');

/** The robots rules for each part of the state alone. The compiler requires every part. */
const PARTS: {
  readonly [Key in keyof ListingState]: readonly [value: ListingState[Key], rules: ReturnType<typeof robots>];
} = {
  search: ['primacy', hidden],
  registration: ['AB12CDE', hidden],
  minPrice: [6000, hidden],
  maxPrice: [6000, hidden],
  minLoadIndex: [91, hidden],
  maxNoiseDb: [70, hidden],
  make: ['Ford', hidden],
  model: ['Focus', hidden],
  year: [2017, hidden],
  yearBefore: [2019, hidden],
  categories: [['VAN'], indexed('/shop?category=Van+Tyres')],
  sizes: [['215/65 R16C'], indexed('/shop?size=215%2F65+R16C')],
  width: [205, indexed('/shop?width=205')],
  profile: [55, indexed('/shop?profile=55')],
  diameter: [16, indexed('/shop?diameter=16')],
  seasons: [['WINTER'], indexed('/shop?season=Winter')],
  speedRatings: [['V'], indexed('/shop?speedRating=V')],
  brands: [['toyo'], indexed('/brands/toyo')],
  brandTiers: [['PREMIUM'], indexed('/shop?brandTier=premium')],
  wetGrip: [['A'], indexed('/shop?wetGrip=A')],
  fuelEfficiency: [['B'], indexed('/shop?fuelEfficiency=B')],
  neededBy: ['saturday', hidden],
  oeMarks: [['MO'], indexed('/shop?oeMark=MO')],
  flags: [['runFlat'], indexed('/shop?runFlat=true')],
  sort: ['PRICE_ASC', asTheShop],
  fits: ['ANY', asTheShop],
  limit: [96, asTheShop],
  view: ['list', asTheShop],
  grouping: ['NONE', asTheShop],
  page: [2, hidden],
};

it.each(Object.entries(PARTS))('search engines have one rule for %s (C-44)', (key, [value, rules]) => {
  expect(robots({ [key]: value })).toEqual(rules);
});
