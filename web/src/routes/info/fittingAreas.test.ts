import { describe, expect, it } from 'vitest';
import { fittingAreaFrom, fittingAreaPath, fittingAreas } from './fittingAreas.ts';

describe('INFO-12 the filter of fitting centres', () => {
  it.each([
    ['local', 'LOCAL'],
    ['Extended', 'EXTENDED'],
    [' regional ', 'REGIONAL'],
    ['all', null],
    ['nearby', null],
    ['', null],
    [null, null],
  ])('reads ?area=%s as %s', (value, area) => {
    expect(fittingAreaFrom(value).area).toBe(area);
  });

  it('has an address for each choice that leads back to it', () => {
    for (const choice of fittingAreas)
      expect(
        fittingAreaFrom(new URL(fittingAreaPath(choice), 'https://shop.test').searchParams.get('area')),
      ).toBe(choice);
  });
});
