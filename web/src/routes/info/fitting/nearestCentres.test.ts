import { describe, expect, it } from 'vitest';
import { milesText, nearestCentres } from './nearestCentres.ts';

const bedford = {
  slug: 'bedford',
  distanceMiles: 0.3,
  area: 'LOCAL' as const,
  latitude: 52.1395,
  longitude: -0.461,
};
const cambridge = {
  slug: 'cambridge',
  distanceMiles: 25.7,
  area: 'REGIONAL' as const,
  latitude: 52.203,
  longitude: 0.129,
};
const unplaced = {
  slug: 'unplaced',
  distanceMiles: 1,
  area: 'LOCAL' as const,
  latitude: null,
  longitude: null,
};
const centres = [bedford, unplaced, cambridge];
const CB4 = { name: 'CB4 (Cambridge)', latitude: 52.225, longitude: 0.13 };

describe('the nearest fitting centre', () => {
  it('INFO-13 distances are from the base town until a place is typed', () => {
    expect(nearestCentres(centres, null).map(({ slug, from }) => [slug, from?.miles])).toEqual([
      ['bedford', 0.3],
      ['unplaced', 1],
      ['cambridge', 25.7],
    ]);
  });

  it('INFO-12 a typed place puts the nearest centre first, and areas count from there', () => {
    const found = nearestCentres(centres, CB4);
    expect(found.map(({ slug, from }) => [slug, from?.area])).toEqual([
      ['cambridge', 'LOCAL'],
      ['bedford', 'REGIONAL'],
      ['unplaced', undefined],
    ]);
    expect(found[0]?.from?.miles).toBeCloseTo(1.5, 1);
  });

  it('distances are no more precise than the data', () => {
    expect(milesText(0.3, true)).toBe('0.3 miles');
    expect(milesText(1, true)).toBe('1 mile');
    expect(milesText(0.7, false)).toBe('less than a mile');
    expect(milesText(1.4, false)).toBe('about 1 mile');
    expect(milesText(25.6, false)).toBe('about 26 miles');
  });
});
