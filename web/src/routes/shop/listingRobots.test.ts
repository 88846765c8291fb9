import { expect, it } from 'vitest';
import { DEFAULT_STATE, type ListingState } from '../../features/filters/listingState.ts';
import { listingRobots } from './listingRobots.ts';

const robots = (state: Partial<ListingState>, totalItems = 10) =>
  listingRobots({ ...DEFAULT_STATE, ...state }, totalItems);
const hidden = { robots: 'noindex,follow' };

it('has the shop and listings by one filter indexed, whatever their order (SEO-01)', () => {
  expect(robots({})).toEqual({ canonicalPath: '/shop' });
  expect(robots({ brands: ['michelin'], sort: 'PRICE_ASC', view: 'list', limit: 96 })).toEqual({
    canonicalPath: '/shop?brand=michelin',
  });
  expect(robots({ width: 205, profile: 55, diameter: 16 })).toEqual({
    canonicalPath: '/shop?width=205&profile=55&diameter=16',
  });
});

it('hides later pages and listings of two or more filters (SEO-01)', () => {
  expect(robots({ page: 2 })).toEqual(hidden);
  expect(robots({ brands: ['michelin', 'toyo'] })).toEqual(hidden);
  expect(robots({ categories: ['CAR'], seasons: ['WINTER'] })).toEqual(hidden);
});

it('hides listings of nothing and of a registration', () => {
  expect(robots({ search: 'qwertz' }, 0)).toEqual(hidden);
  expect(robots({ registration: 'AB12CDE' })).toEqual(hidden);
});
