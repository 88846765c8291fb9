import { LISTING_SORTS } from '@treadline/schema/trade/listing/listing-sort';
import { describe, expect, it } from 'vitest';
import { changed, cleared, DEFAULT_STATE, PAGE_SIZES, type ListingState } from '../listingState.ts';
import { filterCount } from './filterChips.ts';
import { listingParams, listingPath } from './listingPath.ts';
import { listingVariables } from './listingVariables.ts';
import { readListing } from './readListing.ts';

const read = (query: string) => readListing(new URLSearchParams(query));
const state = (parts: Partial<ListingState>): ListingState => ({ ...DEFAULT_STATE, ...parts });

describe('readListing', () => {
  it('an empty query means the whole shop, by name, 48 a page (SHOP-03, SHOP-11)', () => {
    expect(read('')).toEqual({ state: DEFAULT_STATE, notices: [] });
    expect(listingVariables(DEFAULT_STATE)).toEqual({
      filter: {},
      search: null,
      sort: 'NAME_ASC',
      grouping: 'AUTO',
      page: 1,
      limit: 48,
    });
  });

  it('every documented parameter is parsed (SHOP-01, SHOP-02)', () => {
    const query =
      'category=Car Tyres&brand=Michelin&search=primacy&minPrice=50&maxPrice=99.5&season=Winter' +
      '&width=205&profile=55&diameter=16&page=3&sort=price_DESC&limit=96&view=list';
    expect(read(query)).toEqual({
      state: state({
        categories: ['CAR'],
        brands: ['michelin'],
        search: 'primacy',
        minPrice: 5000,
        maxPrice: 9950,
        seasons: ['WINTER'],
        width: 205,
        profile: 55,
        diameter: 16,
        page: 3,
        sort: 'PRICE_DESC',
        limit: 96,
        view: 'list',
      }),
      notices: [],
    });
    expect(read('make=Ford&model=Focus&year=2019').state).toMatchObject({
      make: 'Ford',
      model: 'Focus',
      year: 2019,
    });
  });

  it('HALT-03 the year “Older” means the years before the first one named, and survives a round trip', () => {
    const older = read('make=Ford&model=Focus&year=Older');
    expect(older).toMatchObject({ state: { year: null, yearBefore: 2019 }, notices: [] });
    expect(listingPath(older.state)).toBe('/shop?make=Ford&model=Focus&year=Older');
    expect(read('year=Older').state.yearBefore).toBeNull();
  });

  it.each(['registration=ab12 cde', 'license=AB12CDE', 'registration=&license=ab12-cde'])(
    '%s gives the plate (C-17)',
    (query) => {
      expect(read(query).state.registration).toBe('AB12CDE');
    },
  );

  it.each(['205/55 R16', '205/55r16', '2055516', '205 55 16'])(
    'the size %s gives its parts (C-17)',
    (size) => {
      expect(read(`size=${encodeURIComponent(size)}`).state).toMatchObject({
        sizes: [],
        width: 205,
        profile: 55,
        diameter: 16,
      });
    },
  );

  it.each(['205/55 R16', '205/55r16', ' 205 / 55 R 16 '])(
    'the search text %s counts as a size (C-17)',
    (search) => {
      expect(read(`search=${encodeURIComponent(search)}`)).toEqual({
        state: state({ width: 205, profile: 55, diameter: 16, sort: 'RECOMMENDED' }),
        notices: [],
      });
    },
  );

  it.each(['2055516', 'michelin 205/55 R16', '205/55'])(
    'the search text %s is left to the server',
    (search) => {
      expect(read(`search=${encodeURIComponent(search)}`).state).toEqual(
        state({ search, sort: 'RECOMMENDED' }),
      );
    },
  );

  it('a size parameter replaces a size in the search text', () => {
    expect(read('search=205/55 R16&width=195').state).toEqual(
      state({ search: '205/55 R16', width: 195, sort: 'RECOMMENDED' }),
    );
  });

  it.each(['size=225/40ZR18', 'search=225/40 ZR18'])('%s keeps the ZR', (query) => {
    const { state: found } = read(query);
    expect(found).toMatchObject({ sizes: ['225/40 ZR18'], search: '', width: null });
  });

  it('a search is sorted by relevance and the whole shop by name, until another order is chosen (SHOP-03)', () => {
    const typed = read('search=primacy').state;
    expect(typed.sort).toBe('RECOMMENDED');
    expect(listingPath(typed)).toBe('/shop?search=primacy');
    const byName = changed(typed, { sort: 'NAME_ASC' });
    expect(listingPath(byName)).toBe('/shop?search=primacy&sort=name_ASC');
    expect(readListing(listingParams(byName)).state).toEqual(byName);
    expect(read('').state.sort).toBe('NAME_ASC');
  });

  it('several sizes are alternatives', () => {
    expect(read('size=205/55 R16&size=2254517,205/55r16').state).toMatchObject({
      sizes: ['205/55 R16', '225/45 R17'],
      width: null,
    });
  });

  it('an incomplete size is not sent, and the listing says so (SHOP-19)', () => {
    const { state: found, notices } = read('size=205/55');
    expect(listingVariables(found).filter).toEqual({});
    expect(notices).toEqual(['“205/55” isn’t a full tyre size, such as 205/55 R16, so we’ve left it out.']);
  });

  it.each([
    ['category=All-Season', 'ALL_SEASON'],
    ['category=summer', 'SUMMER'],
    ['search=Winter', 'WINTER'],
    ['search=all season', 'ALL_SEASON'],
    ['season=All-Season', 'ALL_SEASON'],
  ])('%s gives a season (C-18)', (query, season) => {
    expect(read(query)).toMatchObject({ state: { seasons: [season], search: '' }, notices: [] });
  });

  it('repeated and comma-separated values mean the same', () => {
    const wanted = { brands: ['michelin', 'pirelli'], speedRatings: ['V', 'W'], wetGrip: ['A', 'B'] };
    expect(
      read('brand=michelin&brand=Pirelli&speedRating=V&speedRating=w&wetGrip=A&wetGrip=B').state,
    ).toMatchObject(wanted);
    expect(read('brand=michelin,Pirelli,michelin&speedRating=V 240,W&wetGrip=a,B').state).toMatchObject(
      wanted,
    );
  });

  it('flags are parsed', () => {
    expect(read('inStock=true&runFlat=1&onSale=false&evSpec=').state.flags).toEqual(['inStock', 'runFlat']);
  });

  it('the lowest load index and the highest noise are parsed and requested', () => {
    const { state: found, notices } = read('minLoadIndex=94&maxNoiseDb=71');
    expect(notices).toEqual([]);
    expect(found).toMatchObject({ minLoadIndex: 94, maxNoiseDb: 71 });
    expect(listingVariables(found).filter).toEqual({ minLoadIndex: 94, maxNoiseDb: 71 });
  });

  it.each([
    ['season=Spring', '“Spring” isn’t a tyre season, so we’ve left it out.'],
    ['category=Boats', '“Boats” isn’t a type of tyre we sell, so we’ve left it out.'],
    ['brand=%3F', '“?” isn’t a brand we sell, so we’ve left it out.'],
    ['page=0', 'There’s no page “0”, so we’re showing the first one.'],
    ['page=abc', 'There’s no page “abc”, so we’re showing the first one.'],
    ['page=-1', 'There’s no page “-1”, so we’re showing the first one.'],
    ['page=99999999999999999999', 'There’s no page “99999999999999999999”, so we’re showing the first one.'],
    ['limit=7', 'We can’t show “7” tyres a page, so we’re showing 48. Choose from 48, 96, 256, 512, 1000.'],
    ['sort=foo', 'We can’t sort by “foo”, so the order is: Name, A to Z.'],
    ['view=cube', 'There’s no view called “cube”, so we’re showing the grid.'],
    ['width=wide', '“wide” isn’t a tyre width, so we’re showing all widths.'],
    ['minPrice=cheap', '“cheap” isn’t a price in pounds, so we’ve set no lowest price.'],
    ['maxPrice=-5', '“-5” isn’t a price in pounds, so we’ve set no highest price.'],
    ['speedRating=F', '“F” isn’t a speed rating, so we’ve left it out.'],
    ['wetGrip=G', 'Wet grip runs from A to E, so we’ve left out “G”.'],
    ['minLoadIndex=300', '“300” isn’t a load index, so we’re showing them all.'],
    ['maxNoiseDb=loud', '“loud” isn’t a noise level in dB, so we’re showing them all.'],
    ['registration=ABCDEFGHIJ', '“ABCDEFGHIJ” isn’t a registration, so we’ve left it out.'],
    ['runFlat=maybe', '“runFlat” can only be true, so we’ve left out “maybe”.'],
  ])('the unknown value in %s is ignored and reported', (query, notice) => {
    expect(read(query)).toEqual({ state: DEFAULT_STATE, notices: [notice] });
  });

  it('prices in the wrong order are swapped', () => {
    const { state: found, notices } = read('minPrice=100&maxPrice=50');
    expect(found).toMatchObject({ minPrice: 5000, maxPrice: 10000 });
    expect(notices).toHaveLength(1);
  });

  it('long invalid values are quoted in part', () => {
    expect(read(`season=${'x'.repeat(500)}`).notices[0]).toHaveLength(
      40 + '“…” isn’t a tyre season, so we’ve left it out.'.length,
    );
  });
});

describe('listingPath', () => {
  const full = state({
    search: 'pilot & co',
    registration: 'AB12CDE',
    make: 'Ford',
    model: 'Focus',
    year: 2019,
    categories: ['SUV', 'CAR'],
    seasons: ['ALL_SEASON'],
    brands: ['michelin', 'toyo'],
    width: 205,
    profile: 55,
    diameter: 16,
    speedRatings: ['V'],
    wetGrip: ['A'],
    fuelEfficiency: ['B'],
    minLoadIndex: 91,
    maxNoiseDb: 71,
    neededBy: '2026-11-28',
    oeMarks: ['*', 'MO'],
    flags: ['inStock', 'evSpec'],
    minPrice: 4999,
    maxPrice: 20000,
    sort: 'CREATED_AT_DESC',
    page: 2,
    limit: 1000,
    view: 'list',
  });

  it('the URL omits the first page, the default order and empty filters (SHOP-06, SHOP-19)', () => {
    expect(listingPath(DEFAULT_STATE)).toBe('/shop');
    expect(listingPath(state({ brands: ['michelin'], sort: 'PRICE_ASC' }))).toBe(
      '/shop?brand=michelin&sort=price_ASC',
    );
  });

  it('parsing a URL restores its state (SHOP-06)', () => {
    const several = state({ sizes: ['205/55 R16', '225/45 R17'] });
    for (const original of [DEFAULT_STATE, full, several])
      expect(readListing(listingParams(original))).toEqual({ state: original, notices: [] });
  });

  it('parsing a URL restores every order and page size (SHOP-11, SHOP-12)', () => {
    for (const sort of LISTING_SORTS)
      expect(readListing(listingParams(state({ sort }))).state.sort).toBe(sort);
    for (const limit of PAGE_SIZES)
      expect(readListing(listingParams(state({ limit }))).state.limit).toBe(limit);
  });
});

describe('a change of the listing', () => {
  it('any change except of page or view returns to the first page (SHOP-05)', () => {
    const third = state({ page: 3 });
    expect(changed(third, { brands: ['toyo'] }).page).toBe(1);
    expect(changed(third, { limit: 96 }).page).toBe(1);
    expect(changed(third, { sort: 'PRICE_ASC' }).page).toBe(1);
    expect(changed(third, { view: 'list' }).page).toBe(3);
    expect(changed(third, { page: 4 }).page).toBe(4);
  });

  it('clearing all filters keeps order, page size and view', () => {
    const filtered = state({
      brands: ['toyo'],
      search: 'x',
      page: 2,
      sort: 'PRICE_ASC',
      limit: 96,
      view: 'list',
    });
    expect(cleared(filtered)).toEqual(state({ sort: 'PRICE_ASC', limit: 96, view: 'list' }));
  });

  it('a size, a vehicle and a price range count as one filter each (C-44)', () => {
    expect(filterCount(DEFAULT_STATE)).toBe(0);
    expect(filterCount(state({ width: 205, profile: 55, diameter: 16 }))).toBe(1);
    expect(filterCount(state({ make: 'Ford', model: 'Focus', year: 2019 }))).toBe(1);
    expect(filterCount(state({ minPrice: 0, maxPrice: 9000 }))).toBe(1);
    expect(filterCount(state({ brands: ['toyo', 'kumho'], seasons: ['WINTER'] }))).toBe(3);
  });
});
