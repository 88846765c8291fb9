import type { AxlePosition } from '@treadline/schema/trade/tyre/marking/axle-position';
import { expect, it } from 'vitest';
import { DEFAULT_STATE } from '../../../features/filters/listingState.ts';
import { aKeptVehicle, aSize } from '../../../features/garage/vehicle/keptVehicle.builder.ts';
import {
  askedRegistration,
  countText,
  isSaidBy,
  leavesVehicleOpen,
  onlyFitting,
  searchedSizes,
  sizeAlone,
  vehicleSizes,
  withSearchedSize,
  type Understood,
} from './listingFacts.ts';

const nothing: Understood = {
  __typename: 'SearchReading',
  parts: [],
  text: null,
  sort: null,
  neededBy: null,
  vehicle: null,
  versions: [],
  isVehicleUnknown: false,
  notice: null,
};

it('the listing shows the number of tyres, and the lowest price unless a price filter is set (SHOP-07)', () => {
  const page = (totalItems: number, minPrice = 5290, tyreCount = totalItems) => ({
    pageInfo: { totalItems },
    facets: { minPrice },
    isGrouped: tyreCount !== totalItems,
    tyreCount,
  });
  expect(countText(page(312), DEFAULT_STATE)).toBe('312 tyres from £52.90');
  expect(countText(page(58, 5290, 112), DEFAULT_STATE)).toBe('58 tyres in 112 versions from £52.90');
  expect(countText(page(19_446), { ...DEFAULT_STATE, maxPrice: 9000 })).toBe('19,446 tyres');
  expect(countText(page(1), DEFAULT_STATE)).toBe('1 tyre from £52.90');
  expect(countText(page(0, 0), DEFAULT_STATE)).toBe('0 tyres');
});

const part = (label: string, kind: Understood['parts'][number]['kind'] = 'SIZE') => ({
  __typename: 'SearchPart' as const,
  kind,
  label,
  value: label,
});

it('a size within the search text moves to the filters and leaves the other words to the search', () => {
  const state = { ...DEFAULT_STATE, search: 'mchelin 205/55r16 quiet' };
  const understood = { ...nothing, parts: [part('Michelin', 'BRAND'), part('205/55 R16')], text: 'quiet' };
  expect(withSearchedSize(state, understood)).toEqual({
    ...DEFAULT_STATE,
    search: 'mchelin quiet',
    width: 205,
    profile: 55,
    diameter: 16,
  });
});

it('a listing of only one size is about that size, in its most common spelling', () => {
  const items = [{ size: '110/70-17' }, { size: '110/70 ZR17' }];
  const size = { width: 110, profile: 70, diameter: 17 };
  const searched = { ...DEFAULT_STATE, search: '110/70 17' };
  const read = { ...nothing, parts: [part('110/70 R17')] };
  expect(sizeAlone(searched, read, items)).toBe('110/70 ZR17');
  expect(sizeAlone({ ...DEFAULT_STATE, ...size }, nothing, [{ size: '110/70-17' }, ...items])).toBe(
    '110/70-17',
  );
  expect(sizeAlone({ ...DEFAULT_STATE, sizes: ['110/70-17'] }, nothing, items)).toBe('110/70 ZR17');
  expect(sizeAlone({ ...DEFAULT_STATE, ...size, brands: ['avon'] }, nothing, items)).toBeNull();
  expect(sizeAlone(searched, { ...read, text: 'quiet' }, items)).toBeNull();
  expect(sizeAlone({ ...searched, brands: ['avon'] }, read, items)).toBeNull();
  expect(
    sizeAlone({ ...DEFAULT_STATE, search: '110/70' }, { ...nothing, parts: [part('110/70')] }, items),
  ).toBeNull();
  expect(sizeAlone(DEFAULT_STATE, nothing, items)).toBeNull();
  expect(sizeAlone(searched, read, [])).toBeNull();
});

it('the filters do not change without one whole size in the search text, or if they have a size', () => {
  const state = { ...DEFAULT_STATE, search: 'x' };
  expect(withSearchedSize(state, nothing)).toBe(state);
  expect(withSearchedSize(state, { ...nothing, parts: [part('205/55 R16'), part('225/45 R17')] })).toBe(
    state,
  );
  expect(withSearchedSize(DEFAULT_STATE, { ...nothing, parts: [part('205/55 R16')] })).toBe(DEFAULT_STATE);
  const narrowed = { ...state, width: 195 };
  expect(withSearchedSize(narrowed, { ...nothing, parts: [part('205/55 R16')] })).toBe(narrowed);
});

it('the listing shows how it interpreted a search only if the heading does not', () => {
  expect(
    isSaidBy('Tyres for “michelin winter”', {
      ...nothing,
      parts: [part('Michelin', 'BRAND'), part('Winter', 'SEASON')],
    }),
  ).toBe(true);
  expect(isSaidBy('Tyres for “quiet”', { ...nothing, text: 'quiet' })).toBe(true);
  expect(isSaidBy('Tyres for “mchelin”', { ...nothing, parts: [part('Michelin', 'BRAND')] })).toBe(false);
});

it('only whole sizes count as searched sizes', () => {
  expect(searchedSizes({ ...nothing, parts: [part('205/55 R16'), part('R16')] })).toEqual(['205/55 R16']);
});

it('a vehicle’s sizes name the axle only if they fit just one', () => {
  const sized = (size: string, position: AxlePosition) => ({
    __typename: 'VehicleTyreSize' as const,
    ...aSize({ size, position }),
  });
  const vehicle = {
    __typename: 'Vehicle' as const,
    ...aKeptVehicle(),
    tyreSizes: [
      sized('225/40 R18', 'BOTH'),
      sized('225/40 R18', 'FRONT'),
      sized('245/35 R18', 'REAR'),
      sized('225/45 R17', 'FRONT'),
      sized('225/45 R17', 'REAR'),
    ],
  };
  expect(vehicleSizes({ ...nothing, vehicle }).map(({ label }) => label)).toEqual([
    '225/40 R18',
    'Rear 245/35 R18',
    '225/45 R17',
  ]);
});

it('C-45 an unknown plate is taken from the filter or from the search', () => {
  const parts = [{ ...part('JA15 ZZZ', 'REGISTRATION'), value: 'JA15ZZZ' }];
  expect(askedRegistration({ ...DEFAULT_STATE, registration: 'AB12CDE' }, nothing)).toBe('AB12CDE');
  expect(askedRegistration(DEFAULT_STATE, { ...nothing, parts })).toBe('JA15ZZZ');
  expect(askedRegistration({ ...DEFAULT_STATE, make: 'Ford' }, nothing)).toBe('');
});

it('a listing without vehicle or size can be narrowed to the vehicle, in its sidewall’s size', () => {
  const kept = aKeptVehicle({ sidewall: ['225/40 R18'] });
  const brand = { ...DEFAULT_STATE, brands: ['toyo'] };
  expect(leavesVehicleOpen(brand, nothing)).toBe(true);
  expect(onlyFitting(brand, nothing, kept)).toEqual({
    ...brand,
    registration: 'JA17ABC',
    sizes: ['225/40 R18'],
  });
});

it('a listing of a size, another vehicle, one tyre or all tyres cannot', () => {
  const open = (state: Partial<typeof DEFAULT_STATE>, read: Partial<Understood> = {}) =>
    leavesVehicleOpen({ ...DEFAULT_STATE, ...state }, { ...nothing, ...read });
  expect(open({ width: 205 })).toBe(false);
  expect(open({ make: 'Ford' })).toBe(false);
  expect(open({ fits: 'ANY' })).toBe(false);
  expect(open({ search: '205/55 R16' }, { parts: [part('205/55 R16')] })).toBe(false);
  expect(open({ search: 'TOY-1' }, { parts: [part('TOY-1', 'SKU')] })).toBe(false);
});
