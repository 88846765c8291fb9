import { expect, it } from 'vitest';
import { DEFAULT_STATE } from '../../features/filters/listingState.ts';
import {
  countText,
  isSaidBy,
  isUnknownVehicle,
  searchedSizes,
  withSearchedSize,
  type Understood,
} from './listingFacts.ts';

const nothing: Understood = {
  __typename: 'SearchReading',
  parts: [],
  text: null,
  vehicle: null,
  notice: null,
};

it('counts the tyres, and names the least price unless a price was asked for (SHOP-07)', () => {
  expect(countText(312, DEFAULT_STATE, 5290)).toBe('312 tyres from £52.90');
  expect(countText(19_446, { ...DEFAULT_STATE, maxPrice: 9000 }, 5290)).toBe('19,446 tyres');
  expect(countText(1, DEFAULT_STATE, 5290)).toBe('1 tyre from £52.90');
  expect(countText(0, DEFAULT_STATE, 0)).toBe('0 tyres');
});

const part = (label: string, kind: Understood['parts'][number]['kind'] = 'SIZE') => ({
  __typename: 'SearchPart' as const,
  kind,
  label,
  value: label,
});

it('shows a size within the search text in the filters, and leaves the other words to the search', () => {
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

it('leaves the filters as they are without one whole size in the search text, or with a size of their own', () => {
  const state = { ...DEFAULT_STATE, search: 'x' };
  expect(withSearchedSize(state, nothing)).toBe(state);
  expect(withSearchedSize(state, { ...nothing, parts: [part('205/55 R16'), part('225/45 R17')] })).toBe(
    state,
  );
  expect(withSearchedSize(DEFAULT_STATE, { ...nothing, parts: [part('205/55 R16')] })).toBe(DEFAULT_STATE);
  const narrowed = { ...state, width: 195 };
  expect(withSearchedSize(narrowed, { ...nothing, parts: [part('205/55 R16')] })).toBe(narrowed);
});

it('says how a search was read only where the heading does not', () => {
  expect(
    isSaidBy('Tyres for “michelin winter”', {
      ...nothing,
      parts: [part('Michelin', 'BRAND'), part('Winter', 'SEASON')],
    }),
  ).toBe(true);
  expect(isSaidBy('Tyres for “quiet”', { ...nothing, text: 'quiet' })).toBe(true);
  expect(isSaidBy('Tyres for “mchelin”', { ...nothing, parts: [part('Michelin', 'BRAND')] })).toBe(false);
});

it('takes whole sizes out of what the search was read as', () => {
  expect(searchedSizes({ ...nothing, parts: [part('205/55 R16'), part('R16')] })).toEqual(['205/55 R16']);
});

it('knows a vehicle that was asked for in vain from other things not understood (C-45)', () => {
  const notice = 'We could not find AB12 CDE.';
  expect(isUnknownVehicle({ ...DEFAULT_STATE, registration: 'AB12CDE' }, { ...nothing, notice })).toBe(true);
  expect(isUnknownVehicle({ ...DEFAULT_STATE, search: 'x' }, { ...nothing, notice })).toBe(false);
  expect(isUnknownVehicle({ ...DEFAULT_STATE, make: 'Ford' }, nothing)).toBe(false);
});
