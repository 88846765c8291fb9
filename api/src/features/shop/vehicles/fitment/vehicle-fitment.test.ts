import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../../../../test/fixtures/catalogue/vehicle.ts';
import { requiredCategory, versionsToChoose } from './vehicle-fitment.ts';

describe('the versions to choose from', () => {
  const mk7 = aVehicle({ model: 'Golf (Mk7)', yearFrom: 2013 });
  const gti = aVehicle({ model: 'Golf GTI (Mk7)', yearFrom: 2013, frontSize: '225/40 R18' });
  const mk8 = aVehicle({ model: 'Golf (Mk8)', yearFrom: 2020 });

  it('are all meanings of a name if their sizes differ, plain models before trims, each newest first', () => {
    expect(versionsToChoose([gti, mk7, mk8], 2020)).toMatchObject([
      { model: 'Golf (Mk8)', year: 2020, registration: null },
      { model: 'Golf (Mk7)', year: 2020 },
      { model: 'Golf GTI (Mk7)', year: 2020, tyreSizes: [{ position: 'BOTH', size: '225/40 R18' }] },
    ]);
  });

  it('are empty if all take the same tyres', () => {
    expect(versionsToChoose([mk7, mk8], null)).toEqual([]);
    expect(versionsToChoose([gti], null)).toEqual([]);
    expect(versionsToChoose([], null)).toEqual([]);
  });

  it('count as different for the rear size alone, or for the load alone', () => {
    expect(versionsToChoose([mk7, { ...mk8, rearSize: '225/45 R17' }], null)).toHaveLength(2);
    expect(versionsToChoose([mk7, { ...mk8, minLoadIndex: 94 }], null)).toHaveLength(2);
  });
});

describe('the category that a vehicle requires', () => {
  const van = aVehicle({ category: 'VAN' });
  const motorcycle = aVehicle({ category: 'MOTORCYCLE' });

  it('is van or motorcycle, and undefined for cars and 4x4s, which share sizes', () => {
    expect(requiredCategory([van, van])).toBe('VAN');
    expect(requiredCategory([motorcycle])).toBe('MOTORCYCLE');
    expect(requiredCategory([aVehicle(), aVehicle({ category: 'SUV' })])).toBeUndefined();
    expect(requiredCategory([aVehicle({ category: 'SUV' })])).toBeUndefined();
  });

  it('is undefined if the vehicle could be a van or a car', () => {
    expect(requiredCategory([van, aVehicle()])).toBeUndefined();
    expect(requiredCategory([])).toBeUndefined();
  });
});
