import { expect, it } from 'vitest';
import { DEFAULT_STATE, type ListingState } from '../listingState.ts';
import { appliedFilters } from './appliedFilters.ts';
import { filterCount } from './filterChips.ts';
import { listingHeading, type HeadingFacts } from './listingHeading.ts';

const nothing: HeadingFacts = { vehicle: null, searchedSizes: [], listedSize: null, brandNames: new Map() };
const heading = (state: Partial<ListingState>, facts: Partial<HeadingFacts> = {}) =>
  listingHeading({ ...DEFAULT_STATE, ...state }, { ...nothing, ...facts });
const focus = { make: 'Ford', model: 'Focus (Mk3)', year: 2012, registration: null };

it.each<[string, Partial<ListingState>, Partial<HeadingFacts>]>([
  ['Premium Tyres for All Vehicles', {}, {}],
  ['Premium Tyres for All Vehicles', { page: 2, sort: 'PRICE_ASC', brands: ['toyo', 'kumho'] }, {}],
  ['205/55 R16 tyres', { width: 205, profile: 55, diameter: 16 }, {}],
  ['205/55 R16 tyres', { search: '2055516' }, { searchedSizes: ['205/55 R16'] }],
  ['225/40 ZR18 tyres', { sizes: ['225/40 ZR18'] }, {}],
  ['120/70 ZR17 tyres', { width: 120, profile: 70, diameter: 17 }, { listedSize: '120/70 ZR17' }],
  ['205/55 R16 winter tyres', { sizes: ['205/55 R16'], seasons: ['WINTER'] }, {}],
  ['Car tyres', { categories: ['CAR'] }, {}],
  ['4x4/SUV tyres', { categories: ['SUV'] }, {}],
  [
    'Michelin all season van tyres',
    { brands: ['michelin'], seasons: ['ALL_SEASON'], categories: ['VAN'] },
    {},
  ],
  ['Tyres for “pilot sport”', { search: 'pilot sport' }, {}],
  ['Tyres for your Ford Focus (Mk3), 2012 – AB12 CDE', { registration: 'AB12CDE' }, { vehicle: focus }],
  ['Tyres for your Ford Focus (Mk3), 2012', { make: 'Ford', model: 'Focus', year: 2012 }, { vehicle: focus }],
  ['Tyres for AB12 CDE', { registration: 'AB12CDE' }, {}],
  [
    'Tyres for your Ford Focus (Mk3), before 2019',
    { make: 'Ford', model: 'Focus', yearBefore: 2019 },
    { vehicle: { ...focus, year: null } },
  ],
  ['Tyres for your Ford Focus before 2019', { make: 'Ford', model: 'Focus', yearBefore: 2019 }, {}],
  ['Tyres for your Ford Focus 2012', { make: 'Ford', model: 'Focus', year: 2012 }, {}],
])('the listing has the heading "%s" (SHOP-04)', (text, state, facts) => {
  expect(heading(state, facts)).toBe(text);
});

it('each active filter has a chip and the state without it', () => {
  const state: ListingState = {
    ...DEFAULT_STATE,
    brands: ['toyo', 'avon'],
    width: 205,
    minPrice: 5000,
    flags: ['runFlat'],
    page: 4,
  };
  const applied = appliedFilters(state, new Map([['avon', 'Avon']]));
  expect(applied.map(({ label }) => label)).toEqual(['Width 205', 'Toyo', 'Avon', 'From £50.00', 'Run-flat']);
  expect(applied[1]?.without).toEqual({ ...state, brands: ['avon'], page: 1 });
});

it('a whole size has one chip, and parts of a size have one each', () => {
  const labels = (state: Partial<ListingState>) =>
    appliedFilters({ ...DEFAULT_STATE, ...state }, new Map()).map(({ label }) => label);
  expect(labels({ width: 205, profile: 55, diameter: 16 })).toEqual(['205/55 R16']);
  expect(labels({ width: 205, diameter: 16 })).toEqual(['Width 205', 'Diameter 16']);
});

it('load and noise have chips and count as one filter each', () => {
  const state: ListingState = { ...DEFAULT_STATE, minLoadIndex: 94, maxNoiseDb: 71 };
  const applied = appliedFilters(state, new Map());
  expect(applied.map(({ label }) => label)).toEqual(['Load index from 94', 'Noise up to 71 dB']);
  expect(applied[1]?.without).toEqual({ ...state, maxNoiseDb: null });
  expect(filterCount(state)).toBe(2);
});
