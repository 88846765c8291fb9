import { speedRatingsFrom } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { keysOf } from '@treadline/schema/trade/values/words';
import fc from 'fast-check';
import { expect } from 'vitest';
import { shopTest } from '../../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../../test/test-shop.ts';
import { mergeListingCounts } from '../../catalogue.jobs.ts';
import type { TyreFilter } from '../contract/product.inputs.ts';

/** A tyre as stored in the table. */
interface Tyre {
  readonly id: number;
  readonly categories: string;
  readonly brands: string;
  readonly brandTiers: string;
  readonly model: string;
  readonly seasons: string;
  readonly widths: number;
  readonly profiles: number;
  readonly diameters: number;
  readonly speedRatings: string;
  readonly loadIndexes: number;
  readonly fuelEfficiency: string | null;
  readonly wetGrip: string | null;
  readonly noiseDb: number | null;
  readonly oeMarks: string | null;
  readonly price: number;
  readonly RUN_FLAT: boolean;
  readonly EXTRA_LOAD: boolean;
  readonly EV_SPEC: boolean;
  readonly THREE_PEAK_SNOWFLAKE: boolean;
  readonly ON_SALE: boolean;
  readonly IN_STOCK: boolean;
}

const TYRES = `select p.id, p.category as categories, b.slug as brands,
    b.tier as "brandTiers", m.slug as model, p.season as seasons,
    p.width as widths, p.profile as profiles, p.diameter as diameters,
    p.speed_rating as "speedRatings", p.load_index as "loadIndexes",
    p.fuel_efficiency as "fuelEfficiency", p.wet_grip as "wetGrip", p.noise_db as "noiseDb",
    p.oe_mark as "oeMarks", coalesce(p.mail_order_price_pence, p.price_pence) as price,
    p.run_flat as "RUN_FLAT", p.extra_load as "EXTRA_LOAD", p.ev_spec as "EV_SPEC",
    p.three_peak_snowflake as "THREE_PEAK_SNOWFLAKE",
    coalesce(p.was_price_pence > coalesce(p.mail_order_price_pence, p.price_pence)
      and current_date - p.was_price_until <= 90, false) as "ON_SALE",
    p.stock_quantity > p.stock_reserved as "IN_STOCK"
  from products p
  join brands b on b.id = p.brand_id
  join models m on m.id = p.model_id
  where p.published and p.deleted_at is null`;

const FACETS = [
  'categories',
  'brands',
  'brandTiers',
  'seasons',
  'speedRatings',
  'widths',
  'profiles',
  'diameters',
  'loadIndexes',
  'fuelEfficiency',
  'wetGrip',
  'noiseDb',
  'oeMarks',
] as const;
const FLAGS = ['RUN_FLAT', 'EXTRA_LOAD', 'EV_SPEC', 'THREE_PEAK_SNOWFLAKE', 'ON_SALE', 'IN_STOCK'] as const;

type Filter = Readonly<Record<string, unknown>>;
type Test = (tyre: Tyre) => boolean;

const among =
  (column: keyof Tyre, group: string | null = column) =>
  (wanted: string[]) => ({
    group,
    test: (tyre: Tyre) => wanted.includes(String(tyre[column])),
  });
const marked = (flag: (typeof FLAGS)[number]) => (wanted: boolean) => ({
  group: 'flags',
  test: (tyre: Tyre) => tyre[flag] === wanted,
});

/** A plain restatement of each filter field, and its facet group. */
const RULES: Readonly<Record<keyof TyreFilter, (wanted: never) => { group: string | null; test: Test }>> = {
  categories: among('categories'),
  brandTiers: among('brandTiers'),
  brands: among('brands'),
  models: among('model', null),
  season: among('seasons'),
  width: (wanted: number) => ({ group: 'widths', test: (tyre) => tyre.widths === wanted }),
  profile: (wanted: number) => ({ group: 'profiles', test: (tyre) => tyre.profiles === wanted }),
  diameter: (wanted: number) => ({ group: 'diameters', test: (tyre) => tyre.diameters === wanted }),
  sizes: (wanted: string[]) => ({
    group: null,
    test: (tyre) =>
      wanted.includes(`${tyre.widths}/${tyre.profiles} R${tyre.diameters}`) && tyre.categories !== 'VAN',
  }),
  speedRatings: among('speedRatings'),
  minLoadIndex: (wanted: number) => ({ group: 'loadIndexes', test: (tyre) => tyre.loadIndexes >= wanted }),
  minSpeedRating: (wanted: string) => ({
    group: null,
    test: (tyre) => speedRatingsFrom(wanted).includes(tyre.speedRatings),
  }),
  fuelEfficiency: among('fuelEfficiency'),
  wetGrip: among('wetGrip'),
  maxNoiseDb: (wanted: number) => ({
    group: 'noiseDb',
    test: (tyre) => tyre.noiseDb !== null && tyre.noiseDb <= wanted,
  }),
  runFlat: marked('RUN_FLAT'),
  extraLoad: marked('EXTRA_LOAD'),
  evSpec: marked('EV_SPEC'),
  threePeakSnowflake: marked('THREE_PEAK_SNOWFLAKE'),
  oeMarks: among('oeMarks'),
  onSale: (wanted: boolean) => ({ group: 'flags', test: (tyre) => !wanted || tyre.ON_SALE }),
  inStock: (wanted: boolean) => ({ group: 'flags', test: (tyre) => !wanted || tyre.IN_STOCK }),
  minPrice: (wanted: number) => ({ group: 'price', test: (tyre) => tyre.price >= wanted }),
  maxPrice: (wanted: number) => ({ group: 'price', test: (tyre) => tyre.price <= wanted }),
};

const some = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
const filters: fc.Arbitrary<Filter> = fc
  .record(
    {
      categories: some(['CAR', 'SUV', 'VAN', 'MOTORCYCLE']),
      brands: some(['michelin', 'continental', 'avon', 'pirelli', 'kumho']),
      brandTiers: some(['PREMIUM', 'MID_RANGE', 'BUDGET']),
      models: some(['primacy-4-plus', 'pilot-sport-5', 'crossclimate-2', 'cinturato-p7']),
      season: some(['SUMMER', 'WINTER', 'ALL_SEASON']),
      width: fc.constantFrom(205, 225, 195, 255),
      profile: fc.constantFrom(55, 45, 40, 65),
      diameter: fc.constantFrom(16, 17, 18, 19),
      sizes: some(['205/55 R16', '225/45 R17', '195/65 R15']),
      speedRatings: some(['H', 'V', 'W', 'Y', 'T']),
      minLoadIndex: fc.integer({ min: 70, max: 110 }),
      minSpeedRating: fc.constantFrom('T', 'H', 'V', 'W'),
      fuelEfficiency: some(['A', 'B', 'C', 'D']),
      wetGrip: some(['A', 'B', 'C']),
      maxNoiseDb: fc.integer({ min: 66, max: 75 }),
      runFlat: fc.boolean(),
      extraLoad: fc.boolean(),
      evSpec: fc.boolean(),
      threePeakSnowflake: fc.boolean(),
      oeMarks: some(['MO', 'AO', '*', 'N0']),
      onSale: fc.boolean(),
      inStock: fc.boolean(),
      minPrice: fc.integer({ min: 0, max: 15_000 }),
      maxPrice: fc.integer({ min: 15_000, max: 60_000 }),
    },
    { requiredKeys: [] },
  )
  .chain((all) =>
    fc
      .subarray(Object.keys(all), { maxLength: 4 })
      .map((kept) => Object.fromEntries(kept.map((field) => [field, all[field as keyof typeof all]]))),
  );

const it = shopTest().extend('tyres', { scope: 'file' }, ({ shop }) => shop.rows<Tyre>(TYRES));
it.beforeAll(async ({ shop }) => {
  await shop.rows('update products set published = false where id % 97 = 0');
  await mergeListingCounts.handle(shop.services, undefined as never);
  await shop.rows('update products set stock_reserved = stock_quantity where id % 7 = 0');
});

const DOCUMENT = /* GraphQL */ `
  query ($filter: ProductFilter) {
    products(filter: $filter, limit: 1) {
      pageInfo {
        totalItems
      }
      facets {
        ${FACETS.map((facet) => `${facet} { value count }`).join(' ')}
        flags {
          value
          count
        }
        minPrice
        maxPrice
      }
    }
  }
`;

interface Counted {
  readonly products: {
    readonly pageInfo: { readonly totalItems: number };
    readonly facets: Readonly<Record<string, { value: string; count: number }[]>>;
  };
}

function isCarSize(tyres: readonly Tyre[], { widths, profiles, diameters }: Tyre): boolean {
  return tyres.some(
    (other) =>
      other.categories !== 'VAN' &&
      other.widths === widths &&
      other.profiles === profiles &&
      other.diameters === diameters,
  );
}

/** The tyres that match a filter, ignoring the fields of one facet group. */
function passing(tyres: Tyre[], filter: Filter, except: string | null): Tyre[] {
  const rules = keysOf(RULES)
    .filter((field) => field in filter)
    .map((field) => RULES[field](filter[field] as never));
  const { width, profile, diameter, categories } = filter;
  // A whole size implies the kind of vehicle if the filter doesn't give it: R16 without a C excludes vans.
  if (width && profile && diameter && !categories)
    rules.push({ group: 'categories', test: (tyre) => tyre.categories !== 'VAN' || !isCarSize(tyres, tyre) });
  return tyres.filter((tyre) =>
    rules.every(({ group, test }) => (group !== null && group === except) || test(tyre)),
  );
}

function counted(of: readonly Tyre[], column: (typeof FACETS)[number]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { [column]: value } of of) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function expected(tyres: Tyre[], filter: Filter): Record<string, unknown> {
  const prices = passing(tyres, filter, 'price').map(({ price }) => price);
  const flagged = passing(tyres, filter, 'flags');
  return {
    total: passing(tyres, filter, null).length,
    ...Object.fromEntries(FACETS.map((facet) => [facet, counted(passing(tyres, filter, facet), facet)])),
    flags: Object.fromEntries(
      FLAGS.map((flag) => [flag, flagged.filter((tyre) => tyre[flag]).length] as const).filter(
        ([, count]) => count > 0,
      ),
    ),
    minPrice: prices.length ? Math.min(...prices) : 0,
    maxPrice: prices.length ? Math.max(...prices) : 0,
  };
}

async function answered(shop: TestShop, filter: Filter): Promise<Record<string, unknown>> {
  const { data, errors } = await shop.graphql<Counted>(DOCUMENT, { filter });
  if (errors) throw new Error(errors[0]?.message);
  const { pageInfo, facets } = data.products;
  const plain = Object.entries(facets).map(([group, values]): [string, unknown] => [
    group,
    Array.isArray(values) ? Object.fromEntries(values.map(({ value, count }) => [value, count])) : values,
  ]);
  return { total: pageInfo.totalItems, ...Object.fromEntries(plain) };
}

it('every facet group is counted without its own filter, and the total with every filter', async ({
  shop,
  tyres,
}) => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      expect(await answered(shop, filter)).toEqual(expected(tyres, filter));
    }),
    { numRuns: 30 },
  );
});

it.for(Object.keys(RULES))(
  'the filter %s finds the right tyres on its own',
  async (field, { shop, tyres }) => {
    const [values] = fc.sample(
      filters.filter((filter) => field in filter),
      { numRuns: 1, seed: 7 },
    );
    const filter = { [field]: values?.[field] };
    const wanted = expected(tyres, filter);
    expect(await answered(shop, filter)).toEqual(wanted);
  },
);

it('a cleared filter, or a null variable, has no effect', async ({ shop, tyres }) => {
  const cleared = {
    brands: [],
    season: null,
    categories: [],
    sizes: [],
    speedRatings: [],
    oeMarks: [],
    width: null,
    registration: null,
    make: '',
  };
  expect(await answered(shop, cleared)).toEqual(expected(tyres, {}));
});

it('an unknown brand or model matches no tyre', async ({ shop }) => {
  for (const filter of [
    { brands: ['nobody'] },
    { models: ['nothing'] },
    { width: 99_999 },
    { minLoadIndex: 2_147_483_647 },
    { maxNoiseDb: -40_000 },
  ])
    expect((await answered(shop, filter))['total']).toBe(0);
});
