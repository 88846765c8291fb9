import { describe, expect, it } from 'vitest';
import { readTables } from './source/tables.ts';
import { buildVehicles, type VehicleRow } from './vehicles.ts';

/** Current and prefix marks only: the two styles the example plates use. */
const CURRENT = /^[A-HJ-PR-Y]{2}(0[2-9]|[1-4][0-9]|5[1-9]|[6-9][0-9])[A-HJ-PR-Z]{3}$/;
const PREFIX = /^[A-HJ-NP-TV-Y][1-9][0-9]{0,2}[A-HJ-PR-Y]{3}$/;
const PREFIX_YEARS: Readonly<Record<string, number>> = {
  H: 1990,
  J: 1991,
  K: 1992,
  L: 1993,
  M: 1994,
  N: 1995,
  P: 1996,
  R: 1997,
  S: 1998,
  T: 1999,
  W: 2000,
  Y: 2001,
};

const tables = readTables();
const vehicles = buildVehicles(tables);

function yearOf({ exampleRegistration: plate }: VehicleRow): number {
  if (!CURRENT.test(plate)) return PREFIX_YEARS[plate.charAt(0)] ?? 0;
  const age = Number(plate.slice(2, 4));
  return age > 50 ? 1950 + age : 2000 + age;
}

describe('vehicles', () => {
  it('the vehicles have every row of the fitment table, in order', () => {
    expect(vehicles.map(({ exampleRegistration: _plate, ...entry }) => entry)).toEqual(tables.vehicles);
  });

  it('no two vehicles share a name, and no name begins another’s, so that each can be selected', () => {
    const words = (name: string) => `${name.replace(/-/g, ' ').toLowerCase()} `;
    for (const { make, model } of vehicles) {
      const alike = vehicles.filter(
        (other) => other.make === make && words(other.model).startsWith(words(model)),
      );
      expect(alike.map((other) => other.model)).toEqual([model]);
    }
  });

  it('vehicles have unique plates of a strict format', () => {
    for (const { exampleRegistration } of vehicles)
      expect(CURRENT.test(exampleRegistration) || PREFIX.test(exampleRegistration), exampleRegistration).toBe(
        true,
      );
    expect(new Set(vehicles.map(({ exampleRegistration }) => exampleRegistration)).size).toBe(
      vehicles.length,
    );
  });

  it('vehicles have plates issued while the vehicle was sold, within the tables’ years', () => {
    for (const vehicle of vehicles) {
      const year = yearOf(vehicle);
      expect(year, vehicle.exampleRegistration).toBeGreaterThanOrEqual(vehicle.yearFrom);
      expect(year, vehicle.exampleRegistration).toBeLessThanOrEqual(vehicle.yearTo ?? 2025);
    }
  });

  it('vehicles have prefix plates if they were sold before September 2001', () => {
    for (const { exampleRegistration, yearFrom } of vehicles)
      expect(PREFIX.test(exampleRegistration)).toBe(yearFrom < 2001);
  });

  it('the plate AB12 CDE belongs to a Ford Focus with 205/55 R16', () => {
    expect(vehicles.filter(({ exampleRegistration }) => exampleRegistration === 'AB12CDE')).toMatchObject([
      { make: 'Ford', model: 'Focus (Mk3)', yearFrom: 2011, frontSize: '205/55 R16' },
    ]);
  });

  it('vehicles get the same plates on every run', () => {
    expect(buildVehicles(tables)).toEqual(vehicles);
  });
});
