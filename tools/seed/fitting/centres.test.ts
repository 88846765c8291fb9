import { readPostcode } from '@treadline/schema/trade/places/postcode';
import { milesBetween } from '@treadline/schema/trade/values/coordinates';
import { describe, expect, it } from 'vitest';
import { DATA_FOLDER } from '../source/cells.ts';
import { readTowns } from '../source/shop-tables.ts';
import { fittingCentreRows } from './centres.ts';
import { readHours } from './offers.ts';
import { fittingVanRows } from './vans.ts';

const centres = fittingCentreRows(DATA_FOLDER);
const around = centres.slice(0, 12);
const further = centres.slice(12);
const distances = (rows: typeof centres): number[] => rows.map((row) => row.distance_miles);

describe('the demonstration’s fitting centres', () => {
  it('are twelve around the base, and 200 further away than any of those', () => {
    expect(further).toHaveLength(200);
    expect(Math.min(...distances(further))).toBeGreaterThan(Math.max(...distances(around)));
  });

  it('lie as far from the base as they say', () => {
    const base = readTowns().find(({ isOrigin }) => isOrigin);
    for (const centre of centres)
      expect(Math.abs(milesBetween(base ?? centre, centre) - centre.distance_miles)).toBeLessThan(0.2);
  });

  it('are in every part of the country', () => {
    const areas = new Set(further.map((row) => /^[A-Z]+/.exec(row.postcode_district)?.[0]));
    for (const area of ['B', 'G', 'EH', 'KW', 'CF', 'LL', 'BT', 'SW', 'TR', 'NE'])
      expect(areas).toContain(area);
    expect(areas.size).toBeGreaterThan(90);
  });

  it('have names, postcodes, telephone numbers and emails of their own', () => {
    for (const one of ['slug', 'name', 'postcode', 'phone', 'address_line_1'] as const)
      expect(new Set(centres.map((row) => row[one])).size, one).toBe(centres.length);
    const emails = centres.flatMap(({ email }) => email ?? []);
    expect(new Set(emails).size).toBe(centres.filter((row) => !row.is_own).length);
  });

  it('can’t be taken for real ones', () => {
    for (const { postcode, phone, email, is_sample } of centres) {
      expect(phone).toMatch(/^(01632 960|01[1-6]\d 496 0|0191 498 0|020 7946 0|028 9649 6|029 2018 0)\d{3}$/);
      expect(postcode).toMatch(/ 9Z[A-Z]$/);
      expect(readPostcode(postcode, postcode.startsWith('BT') ? 'NI' : 'GB')).toBe(postcode);
      expect(email ?? 'x.example').toMatch(/\.example$/);
      expect(is_sample).toBe(true);
    }
  });

  it('are partners with a fee for everything they fit, except three of the shop’s own', () => {
    expect(centres.filter((row) => row.is_own)).toHaveLength(3);
    for (const { is_own, fees, max_rim, services } of centres) {
      const highest = (category: string) =>
        Math.max(0, ...fees.filter((fee) => fee.category === category).map(({ maxRim }) => maxRim));
      expect(highest('CAR') >= max_rim).toBe(!is_own);
      expect(highest('VAN') >= max_rim).toBe(!is_own && services.includes('VAN_FITTING'));
    }
  });

  it('a town with centres has one that fits run-flat tyres and tyres for electric cars', () => {
    for (const rows of Map.groupBy(further, ({ town }) => town).values())
      expect(
        rows.some(({ services }) =>
          ['RUN_FLAT_FITTING', 'EV_TRAINED'].every((one) => services.includes(one as never)),
        ),
      ).toBe(true);
  });
});

it('the demonstration’s vans start from the base', () => {
  const vans = fittingVanRows(DATA_FOLDER);
  expect(vans.map(({ name }) => name)).toEqual(['Van 1', 'Van 2', 'Van 3']);
  for (const { latitude, longitude } of vans) expect([latitude, longitude]).toEqual([52.136, -0.4667]);
});

describe('hours', () => {
  it('have one entry for each day', () => {
    expect(readHours('Mo-Tu 08:00-18:00; Sa 09:00-13:00')).toEqual([
      { day: 1, opens: '08:00', closes: '18:00' },
      { day: 2, opens: '08:00', closes: '18:00' },
      { day: 6, opens: '09:00', closes: '13:00' },
    ]);
  });

  it.for(['Mo 8-17', 'Xx 08:00-17:00'])('%s is an error', (text) => {
    expect(() => readHours(text)).toThrow('expected');
  });
});
