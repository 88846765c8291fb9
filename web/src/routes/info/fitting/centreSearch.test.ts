import { describe, expect, it } from 'vitest';
import { areaChoices, centreSearchPath, readCentreSearch } from './centreSearch.ts';

const read = (query: string) => readCentreSearch(new URLSearchParams(query));

describe('the search for fitting centres in a URL', () => {
  it.each([
    ['local', 'LOCAL'],
    ['Extended', 'EXTENDED'],
    [' regional ', 'REGIONAL'],
    ['all', null],
    ['nearby', null],
    ['', null],
  ])('INFO-12 ?area=%s shows %s', (value, area) => {
    expect(read(`area=${value}`).area).toBe(area);
  });

  it.each([
    ['', null],
    ['17', 17],
    ['17.5', null],
    ['99', null],
    ['wide', null],
  ])('?rim=%s is %s', (value, rim) => {
    expect(read(`rim=${value}`).rim).toBe(rim);
  });

  it('reads services and ignores unknown ones', () => {
    expect(read('can=van-fitting,Run-Flat-Fitting,flying').services).toEqual([
      'RUN_FLAT_FITTING',
      'VAN_FITTING',
    ]);
  });

  it('INFO-12 leads back to the same search from the path of each', () => {
    const everything = read('near=MK44+1AA&rim=17&can=ev-trained,van-fitting');
    for (const { area } of areaChoices) {
      const search = { ...everything, area };
      expect(readCentreSearch(new URL(centreSearchPath(search), 'https://shop.test').searchParams)).toEqual(
        search,
      );
    }
    expect(centreSearchPath({ ...everything, area: 'LOCAL' })).toBe(
      '/fitting-centers?near=MK44+1AA&area=local&rim=17&can=ev-trained,van-fitting',
    );
    expect(centreSearchPath(read(''))).toBe('/fitting-centers');
  });

  it('cuts a place that’s longer than any', () => {
    expect(read(`near=${'x'.repeat(80)}`).near).toHaveLength(60);
  });
});
