import { describe, expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest();

interface Figures {
  readonly tyreCount: number;
  readonly inStockCount: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly seasons: readonly { value: string; count: number; minPrice: number }[];
  readonly wetGrip: readonly { value: string; count: number }[];
  readonly loadIndexes: readonly { value: string; count: number }[];
}
const FIGURES = `tyreCount inStockCount minPrice maxPrice seasons { value count minPrice }
  wetGrip { value count } loadIndexes { value count }`;

async function ask<Data>(shop: TestShop, query: string, variables = {}): Promise<Data> {
  const { data, errors } = await shop.graphql<Data>(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

/** The same figures, counted by a listing. */
type Listed = Omit<Figures, 'inStockCount'> & { readonly motorcycleSeasons: Figures['seasons'] };

async function listed(shop: TestShop, filter: object): Promise<Listed> {
  const { products, motorcycle } = await ask<{
    products: { tyreCount: number; facets: Omit<Figures, 'tyreCount' | 'inStockCount'> };
    motorcycle: { facets: Pick<Figures, 'seasons'> };
  }>(
    shop,
    `query ($filter: ProductFilter, $motorcycle: ProductFilter) {
      products(filter: $filter, limit: 1) { tyreCount facets {
        minPrice maxPrice seasons { value count } wetGrip { value count } loadIndexes { value count } } }
      motorcycle: products(filter: $motorcycle, limit: 1) { facets { seasons { value count } } } }`,
    { filter, motorcycle: { ...filter, categories: ['MOTORCYCLE'] } },
  );
  const { tyreCount, facets } = products;
  return { tyreCount, ...facets, motorcycleSeasons: motorcycle.facets.seasons };
}

const counts = (parts: readonly { value: string; count: number }[]) =>
  Object.fromEntries(parts.map(({ value, count }) => [value, count]));

function expectAgreement(figures: Figures, listing: Listed): void {
  const { tyreCount, minPrice, maxPrice, motorcycleSeasons } = listing;
  expect(figures).toMatchObject({ tyreCount, minPrice, maxPrice });
  for (const part of ['wetGrip', 'loadIndexes'] as const)
    expect(counts(figures[part])).toEqual(counts(listing[part]));
  // The listing's filter also counts motorcycle tyres, which have no season.
  const seasonless = counts(motorcycleSeasons);
  const seasons = listing.seasons.map(({ value, count }) => ({
    value,
    count: count - (seasonless[value] ?? 0),
  }));
  expect(counts(figures.seasons)).toEqual(counts(seasons.filter(({ count }) => count > 0)));
  if (motorcycleSeasons.length === 0)
    expect(Math.min(...figures.seasons.map((season) => season.minPrice))).toBe(minPrice);
}

describe('a size', () => {
  it.for(['205/55 R16', '215/65 R16C', '215/65 R16', '110/70 ZR17'])(
    'shows for %s the figures of its listing',
    async (size, { shop }) => {
      const { sizeRange } = await ask<{ sizeRange: { size: string; tyres: Figures } }>(
        shop,
        `query ($size: String!) { sizeRange(size: $size) { size tyres { ${FIGURES} } } }`,
        { size },
      );
      expect(sizeRange.size).toBe(size);
      expectAgreement(sizeRange.tyres, await listed(shop, { sizes: [size] }));
    },
  );

  it('is found in any spelling, even without tyres, but only if it is a size', async ({ shop }) => {
    const find = async (size: string) =>
      (
        await ask<{ sizeRange: { slug: string; tyres: { tyreCount: number } } | null }>(
          shop,
          'query ($size: String!) { sizeRange(size: $size) { slug tyres { tyreCount } } }',
          { size },
        )
      ).sizeRange;
    for (const text of ['205-55-r16', '205-55-16', '2055516'])
      expect((await find(text))?.slug).toBe('205-55-r16');
    // Only vans have this size.
    expect((await find('195-75-r16'))?.slug).toBe('195-75-r16c');
    expect(await find('205-55-r26')).toMatchObject({ slug: '205-55-r26', tyres: { tyreCount: 0 } });
    // Only cars have this size, and a van can't use their tyres.
    expect(await find('205-55-r16c')).toMatchObject({ slug: '205-55-r16c', tyres: { tyreCount: 0 } });
    expect(await find('golf')).toBeNull();
  });

  it('is listed once, however it is spelt, with its tyres and lowest price', async ({ shop }) => {
    const { sizes } = await ask<{ sizes: { slug: string; tyreCount: number; minPrice: number }[] }>(
      shop,
      '{ sizes { slug tyreCount minPrice } }',
    );
    const [all] = await shop.rows<{ tyres: number; sizes: number }>(
      `select count(*) as tyres, count(distinct (width, profile, diameter, category = 'VAN')) as sizes
        from products where published and deleted_at is null`,
    );
    expect(sizes).toHaveLength(all?.sizes ?? -1);
    expect(new Set(sizes.map(({ slug }) => slug)).size).toBe(sizes.length);
    expect(sizes.reduce((sum, { tyreCount }) => sum + tyreCount, 0)).toBe(all?.tyres);
  });

  it('names vehicles that take it, and sizes with a similar circumference', async ({ shop }) => {
    const { sizeRange } = await ask<{
      sizeRange: {
        cars: { make: string; name: string; sizes: { size: string }[] }[];
        similar: { difference: number; size: { size: string } }[];
      };
    }>(
      shop,
      `{ sizeRange(size: "205/55 R16") { cars { make name sizes { size } } similar { difference size { size } } } }`,
    );
    const rows = await shop.rows<{ make: string }>(
      `select distinct make from vehicles where '205/55 R16' in (front_size, rear_size) order by make`,
    );
    expect([...new Set(sizeRange.cars.map(({ make }) => make))].toSorted()).toEqual(
      rows.map(({ make }) => make).toSorted(),
    );
    expect(sizeRange.cars.find(({ name }) => name === 'Golf')).toBeDefined();
    const away = sizeRange.similar.map(({ difference }) => Math.abs(difference));
    expect(away).toEqual(away.toSorted((one, other) => one - other));
    expect(sizeRange.similar.map(({ size }) => size.size)).toContain('225/45 R17');
  });
});

describe('a brand', () => {
  it('has the figures of its listing, and its models', async ({ shop }) => {
    const { brand } = await ask<{
      brand: {
        slug: string;
        productCount: number;
        tyres: Figures & { modelCount: number };
        models: { variationCount: number }[];
      };
    }>(
      shop,
      `{ brand(slug: "Michelin") { slug productCount models { variationCount } tyres { modelCount ${FIGURES} } } }`,
    );
    expect(brand.slug).toBe('michelin');
    expectAgreement(brand.tyres, await listed(shop, { brands: ['michelin'] }));
    expect(brand.tyres.inStockCount).toBe(
      (await listed(shop, { brands: ['michelin'], inStock: true })).tyreCount,
    );
    expect(brand.models).toHaveLength(brand.tyres.modelCount);
    expect(brand.models.reduce((sum, { variationCount }) => sum + variationCount, 0)).toBe(
      brand.productCount,
    );
  });

  it('is null for an unknown slug', async ({ shop }) => {
    expect(await ask(shop, '{ brand(slug: "nobody") { slug } }')).toEqual({ brand: null });
  });
});

describe('a vehicle', () => {
  interface Version {
    readonly name: string;
    readonly tyreCount: number;
    readonly sizes: readonly { slug: string | null; tyreCount: number; minPrice: number }[];
  }
  const CAR = `query ($make: String!, $model: String!) { car(make: $make, model: $model) {
    slug tyres { tyreCount minPrice } versions { name tyreCount sizes { slug tyreCount minPrice } } } }`;
  type Answer = { car: { slug: string; tyres: Figures; versions: Version[] } | null };

  it.for([
    ['volkswagen', 'golf'],
    ['ford', 'transit-custom'],
    ['triumph', 'bonneville-t120'],
    ['bmw', '3-series'],
  ] as const)('each version of the %s %s has the figures of its listing', async ([make, model], { shop }) => {
    const { car } = await ask<Answer>(shop, CAR, { make, model });
    expect(car?.slug).toBe(model);
    for (const { name, tyreCount, sizes } of car?.versions ?? []) {
      const listing = await listed(shop, { make, vehicleModel: name });
      expect([name, tyreCount]).toEqual([name, listing.tyreCount]);
      const prices = sizes.flatMap(({ minPrice }) => (minPrice > 0 ? [minPrice] : []));
      expect([name, prices.length === 0 ? 0 : Math.min(...prices)]).toEqual([name, listing.minPrice]);
    }
    const lowest = Math.min(
      ...(car?.versions ?? []).flatMap(({ sizes }) => sizes.map(({ minPrice }) => minPrice)),
    );
    expect(car?.tyres.minPrice).toBe(lowest);
  });

  it('is found by a version’s name too, and by other names of its make', async ({ shop }) => {
    expect((await ask<Answer>(shop, CAR, { make: 'vw', model: 'golf-gti' })).car?.slug).toBe('golf');
    expect(await ask(shop, CAR, { make: 'volkswagen', model: 'focus' })).toEqual({ car: null });
    const { carMake } = await ask<{ carMake: { slug: string } }>(shop, '{ carMake(make: "VW") { slug } }');
    expect(carMake.slug).toBe('volkswagen');
  });

  it('each one has its own address, and every version belongs to one', async ({ shop }) => {
    const { carMakes } = await ask<{
      carMakes: { slug: string; carCount: number; cars: { slug: string }[] }[];
    }>(shop, '{ carMakes { slug carCount cars { slug } } }');
    for (const { cars, carCount } of carMakes) {
      expect(new Set(cars.map(({ slug }) => slug)).size).toBe(carCount);
      expect(cars.every(({ slug }) => slug !== '')).toBe(true);
    }
  });
});

it('the stand-out tyres are the first of their kind, and each appears once', async ({ shop }) => {
  interface Tyre {
    id: number;
    price: number;
    stockQuantity: number;
    noiseDb: number;
    wetGrip: string;
  }
  const { sizeRange } = await ask<{
    sizeRange: { tyres: { minNoiseDb: number }; picks: { reason: string; product: Tyre }[] };
  }>(
    shop,
    `{ sizeRange(size: "205/55 R16") { tyres { minNoiseDb } picks { reason product { id price stockQuantity noiseDb
      wetGrip } } } }`,
  );
  const { picks } = sizeRange;
  expect(picks.map(({ reason }) => reason)).toEqual([
    'CHEAPEST',
    'QUIETEST',
    'BEST_WET_GRIP',
    'MOST_EFFICIENT',
  ]);
  expect(new Set(picks.map(({ product }) => product.id)).size).toBe(picks.length);
  const [cheapest, quietest, best] = picks.map(({ product }) => product);
  expect(cheapest?.price).toBe((await listed(shop, { sizes: ['205/55 R16'], inStock: true })).minPrice);
  expect(quietest?.noiseDb).toBe(sizeRange.tyres.minNoiseDb);
  expect(best?.wetGrip).toBe('A');
});

it('a page about a range requests its figures, picks and product rows in a constant number of statements', async ({
  shop,
}) => {
  const page = `query ($size: String!) { sizeRange(size: $size) { tyres { ${FIGURES} } picks { product { id name } }
    similar { size { slug } } cars { slug } } }`;
  await ask(shop, page, { size: '205/55 R16' });
  shop.takeStatements();
  await ask(shop, page, { size: '225/45 R17' });
  expect(shop.takeStatements()).toHaveLength(3);
});
