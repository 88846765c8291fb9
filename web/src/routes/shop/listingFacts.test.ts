import { expect, it } from 'vitest';

import { DEFAULT_STATE } from '../../features/filters/listingState.ts';
import { countText, isUnknownVehicle, searchedSizes, type Understood } from './listingFacts.ts';

const nothing: Understood = { __typename: 'SearchReading', parts: [], text: null, vehicle: null, notice: null };

it('counts the tyres, and names the least price unless a price was asked for (SHOP-07)', () => {
  expect(countText(312, DEFAULT_STATE, 5290)).toBe('312 tyres from £52.90');
  expect(countText(19_446, { ...DEFAULT_STATE, maxPrice: 9000 }, 5290)).toBe('19,446 tyres');
  expect(countText(1, DEFAULT_STATE, 5290)).toBe('1 tyre from £52.90');
  expect(countText(0, DEFAULT_STATE, 0)).toBe('No tyres found');
});

it('takes whole sizes out of what the search was read as', () => {
  const part = (label: string) => ({ __typename: 'SearchPart' as const, kind: 'SIZE' as const, label, value: label });
  expect(searchedSizes({ ...nothing, parts: [part('205/55 R16'), part('R16')] })).toEqual(['205/55 R16']);
});

it('knows a vehicle that was asked for in vain from other things not understood (C-45)', () => {
  const notice = 'We could not find AB12 CDE.';
  expect(isUnknownVehicle({ ...DEFAULT_STATE, registration: 'AB12CDE' }, { ...nothing, notice })).toBe(true);
  expect(isUnknownVehicle({ ...DEFAULT_STATE, search: 'x' }, { ...nothing, notice })).toBe(false);
  expect(isUnknownVehicle({ ...DEFAULT_STATE, make: 'Ford' }, nothing)).toBe(false);
});
