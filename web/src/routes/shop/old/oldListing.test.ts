// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  ALL,
  chosenIn,
  OLD_PAGE_SIZES,
  OLD_SIZES,
  OLD_SORTS,
  oldListingPath,
  oldListingVariables,
  oldPageNumbers,
  readOldListing,
} from './oldListing.ts';

const read = (query: string) => readOldListing(new URLSearchParams(query));

describe('the URL of the alternative listing', () => {
  it('SHOP-26 has five orders, newest first by default', () => {
    expect(Object.keys(OLD_SORTS)).toEqual(['newest', 'price-low', 'price-high', 'name-asc', 'name-desc']);
    const sorts = [
      '',
      'sort=price-low',
      'sort=price-high',
      'sort=name-asc',
      'sort=name-desc',
      'sort=nonsense',
    ];
    expect(sorts.map((query) => oldListingVariables(read(query)).sort)).toEqual([
      'ID_DESC',
      'PRICE_ASC',
      'PRICE_DESC',
      'NAME_ASC',
      'NAME_DESC',
      'ID_DESC',
    ]);
  });

  it('SHOP-26 the page size 0 shows all tyres, loaded in pieces that a query allows', () => {
    expect(OLD_PAGE_SIZES).toContain(ALL);
    const all = read('limit=0&page=3');
    expect(all).toMatchObject({ limit: 0, page: 1 });
    expect(oldListingVariables(all)).toMatchObject({ page: 1, limit: 48 });
    expect(oldListingVariables(all, 405)).toMatchObject({ page: 405, limit: 48 });
    expect(oldListingVariables(read('limit=96&page=3'))).toMatchObject({ page: 3, limit: 96 });
  });

  it('SHOP-27 holds one or several of the sizes on offer, and survives a round trip', () => {
    expect(OLD_SIZES).toEqual(['195/65 R15', '205/55 R16', '225/45 R17', '225/40 R18', '235/35 R19']);
    for (const sizes of [OLD_SIZES.slice(0, 1), OLD_SIZES.slice(1, 3)]) {
      const path = oldListingPath(chosenIn(read('page=4&sort=price-low&limit=0'), { filters: { sizes } }));
      expect(path).not.toContain('page=');
      const again = readOldListing(new URL(path, 'http://shop.test').searchParams);
      expect(again).toMatchObject({ sort: 'price-low', limit: 0, page: 1 });
      expect(again.filters.sizes).toEqual(sizes);
      expect(oldListingPath(again)).toBe(path);
    }
    expect(oldListingPath(read(''))).toBe('/shop-old');
  });
});

describe('the page numbers of the alternative listing', () => {
  it('SHOP-28 are all shown up to seven', () => {
    expect(oldPageNumbers(1, 1)).toEqual([1]);
    expect(oldPageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('SHOP-28 are the first two, the last two and the neighbours, with a gap between', () => {
    expect(oldPageNumbers(1, 8)).toEqual([1, 2, null, 7, 8]);
    expect(oldPageNumbers(4, 8)).toEqual([1, 2, 3, 4, 5, null, 7, 8]);
    expect(oldPageNumbers(10, 406)).toEqual([1, 2, null, 9, 10, 11, null, 405, 406]);
    expect(oldPageNumbers(406, 406)).toEqual([1, 2, null, 405, 406]);
  });
});
