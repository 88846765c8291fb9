import { describe, expect, it } from 'vitest';
import { listingParams, listingPath } from './listingPath.ts';
import {
  changed,
  cleared,
  DEFAULT_STATE,
  filterCount,
  PAGE_SIZES,
  sortLabels,
  type ListingState,
} from './listingState.ts';
import { listingVariables } from './listingVariables.ts';
import { readListing } from './readListing.ts';

const read = (query: string) => readListing(new URLSearchParams(query));
const state = (parts: Partial<ListingState>): ListingState => ({ ...DEFAULT_STATE, ...parts });

describe('readListing', () => {
  it('reads an empty address as the whole shop, by name, 48 a page (SHOP-03, SHOP-11)', () => {
    expect(read('')).toEqual({ state: DEFAULT_STATE, notices: [] });
    expect(listingVariables(DEFAULT_STATE)).toEqual({
      filter: {},
      search: null,
      sort: 'NAME_ASC',
      page: 1,
      limit: 48,
    });
  });

  it('reads every documented parameter (SHOP-01, SHOP-02)', () => {
    const query =
      'category=Car Tyres&brand=Michelin&search=primacy&minPrice=50&maxPrice=99.5&season=Winter&width=205&profile=55&diameter=16&page=3&sort=price_DESC&limit=96&view=list';
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

  it.each(['registration=ab12 cde', 'license=AB12CDE', 'registration=&license=ab12-cde'])(
    'reads the plate in %s (C-17)',
    (query) => {
      expect(read(query).state.registration).toBe('AB12CDE');
    },
  );

  it.each(['205/55 R16', '205/55r16', '2055516', '205 55 16', '205/55ZR16'])(
    'reads the size %s into its parts (C-17)',
    (size) => {
      expect(read(`size=${encodeURIComponent(size)}`).state).toMatchObject({
        sizes: [],
        width: 205,
        profile: 55,
        diameter: 16,
      });
    },
  );

  it.each(['205/55 R16', '205/55r16', ' 205 / 55 ZR 16 '])(
    'takes the size %s in the search for a size (C-17)',
    (search) => {
      expect(read(`search=${encodeURIComponent(search)}`)).toEqual({
        state: state({ width: 205, profile: 55, diameter: 16 }),
        notices: [],
      });
    },
  );

  it.each(['2055516', 'michelin 205/55 R16', '205/55'])('leaves the search %s to the server', (search) => {
    expect(read(`search=${encodeURIComponent(search)}`).state).toEqual(state({ search }));
  });

  it('does not mix a size that is searched for with one that is asked for', () => {
    expect(read('search=205/55 R16&width=195').state).toEqual(state({ search: '205/55 R16', width: 195 }));
  });

  it('keeps several sizes as alternatives', () => {
    expect(read('size=205/55 R16&size=2254517,205/55r16').state).toMatchObject({
      sizes: ['205/55 R16', '225/45 R17'],
      width: null,
    });
  });

  it('sends no size for an incomplete one, and says so (SHOP-19)', () => {
    const { state: found, notices } = read('size=205/55');
    expect(listingVariables(found).filter).toEqual({});
    expect(notices).toEqual(['“205/55” is no whole tyre size, such as 205/55 R16, so it was left out.']);
  });

  it.each([
    ['category=All-Season', 'ALL_SEASON'],
    ['category=summer', 'SUMMER'],
    ['search=Winter', 'WINTER'],
    ['search=all season', 'ALL_SEASON'],
    ['season=All-Season', 'ALL_SEASON'],
  ])('takes the season in %s for a season (C-18)', (query, season) => {
    expect(read(query)).toEqual({ state: state({ seasons: [season as 'SUMMER'] }), notices: [] });
  });

  it('reads repeated and listed values alike', () => {
    const wanted = { brands: ['michelin', 'pirelli'], speedRatings: ['V', 'W'], wetGrip: ['A', 'B'] };
    expect(
      read('brand=michelin&brand=Pirelli&speedRating=V&speedRating=w&wetGrip=A&wetGrip=B').state,
    ).toMatchObject(wanted);
    expect(read('brand=michelin,Pirelli,michelin&speedRating=V 240,W&wetGrip=a,B').state).toMatchObject(
      wanted,
    );
  });

  it('reads flags', () => {
    expect(read('inStock=true&runFlat=1&onSale=false&evSpec=').state.flags).toEqual(['inStock', 'runFlat']);
  });

  it.each([
    ['season=Spring', '“Spring” is no season of tyres, so it was left out.'],
    ['category=Boats', '“Boats” is no kind of tyre we sell, so it was left out.'],
    ['brand=%3F', '“?” is no brand, so it was left out.'],
    ['page=0', 'There is no page “0”; you see the first one.'],
    ['page=abc', 'There is no page “abc”; you see the first one.'],
    ['page=-1', 'There is no page “-1”; you see the first one.'],
    ['page=99999999999999999999', 'There is no page “99999999999999999999”; you see the first one.'],
    ['limit=7', 'A page holds 48, 96, 256, 512, 1000 tyres; “7” is none of these, so you see 48.'],
    ['sort=foo', 'We cannot sort by “foo”; the tyres are sorted by name, A to Z.'],
    ['view=cube', 'There is no view “cube”; you see the grid.'],
    ['width=wide', '“wide” is no tyre width, so all widths are shown.'],
    ['minPrice=cheap', '“cheap” is no price in pounds, so no lowest price is set.'],
    ['maxPrice=-5', '“-5” is no price in pounds, so no highest price is set.'],
    ['speedRating=F', '“F” is no speed rating, so it was left out.'],
    ['wetGrip=G', 'Wet grip has classes A to E; “G” was left out.'],
    ['registration=ABCDEFGHIJ', '“ABCDEFGHIJ” is no registration, so it was left out.'],
    ['runFlat=maybe', '“runFlat” is either true or left out; “maybe” was left out.'],
  ])('leaves out what is not understood in %s, and says so', (query, notice) => {
    expect(read(query)).toEqual({ state: DEFAULT_STATE, notices: [notice] });
  });

  it('swaps prices that are the wrong way round', () => {
    const { state: found, notices } = read('minPrice=100&maxPrice=50');
    expect(found).toMatchObject({ minPrice: 5000, maxPrice: 10000 });
    expect(notices).toHaveLength(1);
  });

  it('quotes long nonsense only in part', () => {
    expect(read(`season=${'x'.repeat(500)}`).notices[0]).toHaveLength(
      40 + '“…” is no season of tyres, so it was left out.'.length,
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
    flags: ['inStock', 'evSpec'],
    minPrice: 4999,
    maxPrice: 20000,
    sort: 'CREATED_AT_DESC',
    page: 2,
    limit: 1000,
    view: 'list',
  });

  it('leaves out the first page, the default order and whatever is empty (SHOP-06, SHOP-19)', () => {
    expect(listingPath(DEFAULT_STATE)).toBe('/shop');
    expect(listingPath(state({ brands: ['michelin'], sort: 'PRICE_ASC' }))).toBe(
      '/shop?brand=michelin&sort=price_ASC',
    );
  });

  it('is read back as the state it was made of (SHOP-06)', () => {
    const several = state({ sizes: ['205/55 R16', '225/45 R17'] });
    for (const original of [DEFAULT_STATE, full, several])
      expect(readListing(listingParams(original))).toEqual({ state: original, notices: [] });
  });

  it('brings back every order and page size (SHOP-11, SHOP-12)', () => {
    for (const sort of Object.keys(sortLabels) as ListingState['sort'][])
      expect(readListing(listingParams(state({ sort }))).state.sort).toBe(sort);
    for (const limit of PAGE_SIZES)
      expect(readListing(listingParams(state({ limit }))).state.limit).toBe(limit);
  });
});

describe('a change of the listing', () => {
  it('leads to the first page, unless it is a page or a view (SHOP-05)', () => {
    const third = state({ page: 3 });
    expect(changed(third, { brands: ['toyo'] }).page).toBe(1);
    expect(changed(third, { limit: 96 }).page).toBe(1);
    expect(changed(third, { sort: 'PRICE_ASC' }).page).toBe(1);
    expect(changed(third, { view: 'list' }).page).toBe(3);
    expect(changed(third, { page: 4 }).page).toBe(4);
  });

  it('keeps order, page size and view when all filters are cleared', () => {
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

  it('counts a size, a vehicle and a price range once (C-44)', () => {
    expect(filterCount(DEFAULT_STATE)).toBe(0);
    expect(filterCount(state({ width: 205, profile: 55, diameter: 16 }))).toBe(1);
    expect(filterCount(state({ make: 'Ford', model: 'Focus', year: 2019 }))).toBe(1);
    expect(filterCount(state({ minPrice: 0, maxPrice: 9000 }))).toBe(1);
    expect(filterCount(state({ brands: ['toyo', 'kumho'], seasons: ['WINTER'] }))).toBe(3);
  });
});
