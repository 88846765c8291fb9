import { describe, expect, it } from 'vitest';
import { fittingAreaFrom, fittingAreaPath, fittingAreaChoices } from './fittingAreas.ts';

describe('the filter of fitting centres', () => {
  it.each([
    ['local', 'LOCAL'],
    ['Extended', 'EXTENDED'],
    [' regional ', 'REGIONAL'],
    ['all', null],
    ['nearby', null],
    ['', null],
    [null, null],
  ])('INFO-12 ?area=%s shows %s', (value, area) => {
    expect(fittingAreaFrom(value).area).toBe(area);
  });

  it('INFO-12 each area’s URL leads back to that area, and keeps the typed place', () => {
    for (const choice of fittingAreaChoices)
      expect(
        fittingAreaFrom(new URL(fittingAreaPath(choice), 'https://shop.test').searchParams.get('area')),
      ).toBe(choice);
    expect(fittingAreaPath(fittingAreaFrom('local'), 'MK44 1AA')).toBe(
      '/fitting-centers?near=MK44+1AA&area=local',
    );
    expect(fittingAreaPath(fittingAreaFrom(null), 'Sandy')).toBe('/fitting-centers?near=Sandy');
  });
});
