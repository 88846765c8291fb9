import { describe, expect, it } from 'vitest';
import { kmBetween, milesBetween } from './coordinates.ts';

const BEDFORD = { latitude: 52.136, longitude: -0.4667 };

describe('the straight-line distance between two places', () => {
  it.each([
    ['Kempston', 52.116, -0.5, 3.2, 2],
    ['Milton Keynes', 52.0406, -0.7594, 22.6, 14.1],
    ['Aylesbury', 51.816, -0.812, 42.7, 26.5],
  ])('from Bedford to %s', (_, latitude, longitude, km, miles) => {
    expect(kmBetween(BEDFORD, { latitude, longitude })).toBeCloseTo(km, 1);
    expect(milesBetween(BEDFORD, { latitude, longitude })).toBeCloseTo(miles, 1);
  });

  it('is 0 from a place to itself, and at most half way round the world', () => {
    expect(kmBetween(BEDFORD, BEDFORD)).toBe(0);
    expect(kmBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015, 0);
  });
});
