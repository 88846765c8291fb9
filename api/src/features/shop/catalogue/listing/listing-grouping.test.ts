import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

interface Version {
  readonly id: number;
  readonly size: string;
  readonly price: number;
  readonly stockQuantity: number;
  readonly model: { readonly slug: string };
}
interface Counted {
  readonly value: string;
  readonly count: number;
}
interface Grouped {
  readonly items: Version[];
  readonly versions: readonly (readonly Version[])[] | null;
  readonly isGrouped: boolean;
  readonly tyreCount: number;
  readonly pageInfo: { readonly totalItems: number; readonly totalPages: number };
  readonly facets: Readonly<
    Record<'brands' | 'brandTiers' | 'seasons' | 'speedRatings' | 'flags', Counted[]>
  >;
}

const DOCUMENT = /* GraphQL */ `
  query (
    $filter: ProductFilter
    $search: String
    $sort: ProductSort
    $grouping: ListingGrouping
    $page: Int
  ) {
    products(filter: $filter, search: $search, sort: $sort, grouping: $grouping, page: $page, limit: 20) {
      items {
        ...Version
      }
      versions {
        ...Version
      }
      isGrouped
      tyreCount
      pageInfo {
        totalItems
        totalPages
      }
      facets {
        brands {
          value
          count
        }
        brandTiers {
          value
          count
        }
        seasons {
          value
          count
        }
        speedRatings {
          value
          count
        }
        flags {
          value
          count
        }
      }
    }
  }
  fragment Version on Product {
    id
    size
    price
    stockQuantity
    model {
      slug
    }
  }
`;

const it = shopTest({ env: { GRAPHQL_MAX_COST: '100000' } });

async function listing(shop: TestShop, variables: object): Promise<Grouped> {
  const { data, errors } = await shop.graphql<{ products: Grouped }>(DOCUMENT, variables);
  expect(errors).toBeUndefined();
  return data.products;
}

async function everyPage(
  shop: TestShop,
  variables: object,
): Promise<(Version & { versions: readonly Version[] })[]> {
  const { pageInfo } = await listing(shop, variables);
  const numbers = Array.from({ length: pageInfo.totalPages }, (_, index) => index + 1);
  return (await Promise.all(numbers.map((page) => listing(shop, { ...variables, page })))).flatMap(
    ({ items, versions }) => items.map((item, index) => ({ ...item, versions: versions?.[index] ?? [] })),
  );
}

const groupOf = ({ model, size }: Version): string => `${model.slug} ${size}`;

const isSoldOut = ({ stockQuantity }: Version): number => Number(stockQuantity === 0);
const inStockThenCheapest = (one: Version, other: Version): number =>
  isSoldOut(one) - isSoldOut(other) || one.price - other.price || one.id - other.id;

const LISTINGS = [
  [{ filter: { width: 205, profile: 55, diameter: 16 } }, "p.size = '205/55 R16'"],
  [{ filter: { sizes: ['215/65 R16C'] } }, "p.size = '215/65 R16C'"],
  [{ search: '225/40 R18 summer' }, "p.size = '225/40 R18' and p.season = 'SUMMER'"],
  [{ filter: { brands: ['michelin'], season: ['WINTER'] } }, "b.slug = 'michelin' and p.season = 'WINTER'"],
] as const;

it.for(LISTINGS)(
  'a grouped listing of %o has each model and size once, with all its versions',
  async ([asked, where], { shop }) => {
    const variables = { ...asked, grouping: 'MODEL_AND_SIZE', sort: 'PRICE_ASC' };
    const tyres = await shop.rows<{ id: number; group: string }>(
      `select p.id, m.slug || ' ' || p.size as group from products p join models m on m.id = p.model_id
      join brands b on b.id = p.brand_id where ${where}`,
    );
    const groups = Map.groupBy(tyres, ({ group }) => group);
    const items = await everyPage(shop, variables);
    expect(items.map(groupOf).toSorted()).toEqual([...groups.keys()].toSorted());
    for (const item of items) {
      const { versions } = item;
      expect(versions[0]?.id).toBe(item.id);
      expect(new Set(versions.map(({ id }) => id))).toEqual(
        new Set(groups.get(groupOf(item))?.map(({ id }) => id)),
      );
      expect(versions.map(({ id }) => id)).toEqual(
        versions.toSorted(inStockThenCheapest).map(({ id }) => id),
      );
    }
    expect(items.map(({ price }) => price)).toEqual(
      items.map(({ price }) => price).toSorted((a, b) => a - b),
    );
    const { pageInfo, tyreCount } = await listing(shop, variables);
    expect({ groups: pageInfo.totalItems, tyres: tyreCount }).toEqual({
      groups: groups.size,
      tyres: tyres.length,
    });
  },
);

it('a sold-out version leads its card only if all are sold out, however exactly it was searched for', async ({
  shop,
}) => {
  const asked = { filter: { sizes: ['205/55 R16'] }, grouping: 'MODEL_AND_SIZE' };
  const groups = (await everyPage(shop, asked)).filter(({ versions }) => (versions?.length ?? 0) > 1);
  const leads = groups.map(({ id }) => id);
  await shop.rows('update products set stock_quantity = stock_reserved where id = any($1)', [leads]);
  try {
    for (const variables of [asked, { ...asked, sort: 'PRICE_DESC' }, { ...asked, search: '91V' }])
      for (const { versions } of await everyPage(shop, variables)) {
        const stock = (versions ?? []).map(({ stockQuantity }) => stockQuantity > 0);
        expect(stock).toEqual(stock.toSorted((one, other) => Number(other) - Number(one)));
      }
  } finally {
    await shop.rows('update products set stock_quantity = stock_reserved + 20 where id = any($1)', [leads]);
  }
});

const FACETS = {
  brands: 'b.slug',
  brandTiers: 'b.tier',
  seasons: 'p.season',
  speedRatings: 'p.speed_rating',
} as const;

it.for(
  LISTINGS.flatMap(([asked, where]) =>
    [
      ['NONE', 'count(*)'],
      ['MODEL_AND_SIZE', "count(distinct m.slug || ' ' || p.size)"],
    ].map(([grouping, counted]) => [asked, where, grouping, counted] as const),
  ),
)(
  'the counts beside %o equal those of the database, %s, with grouping %s',
  async ([asked, where, grouping, counted], { shop }) => {
    const { facets } = await listing(shop, { ...asked, grouping });
    const free =
      'brands' in (('filter' in asked && asked.filter) || {})
        ? (['speedRatings'] as const)
        : (['brands', 'brandTiers', 'speedRatings'] as const);
    for (const facet of free) {
      const rows = await shop.rows<Counted>(
        `select ${FACETS[facet]} as value, ${counted}::integer as count from products p
        join models m on m.id = p.model_id join brands b on b.id = p.brand_id where ${where} group by 1`,
      );
      const plain = (list: readonly Counted[]) =>
        Object.fromEntries(list.map(({ value, count }) => [value, count]));
      expect(plain(facets[facet])).toEqual(plain(rows));
    }
  },
);

it.for([
  [{ search: '205/55 R16' }, true],
  [{ search: 'winter 205/55 R16 91H' }, true],
  [{ search: 'AB12 CDE' }, true],
  [{ search: 'ford focus' }, true],
  [{ filter: { registration: 'AB12 CDE' } }, true],
  [{ filter: { width: 205, profile: 55, diameter: 16 } }, true],
  [{ filter: { sizes: ['205/55 R16', '225/45 R17'] } }, true],
  [{ filter: { width: 205, profile: 55 } }, false],
  [{ search: 'michelin' }, false],
  [{ search: 'R16' }, false],
  [{}, false],
] as const)('the listing of %o is grouped automatically: %s', async ([asked, isGrouped], { shop }) => {
  expect((await listing(shop, { ...asked, grouping: 'AUTO' })).isGrouped).toBe(isGrouped);
});

it('tyres have no versions in an ungrouped listing', async ({ shop }) => {
  const { versions, tyreCount, pageInfo } = await listing(shop, { search: '205/55 R16' });
  expect(versions).toBeNull();
  expect(tyreCount).toBe(pageInfo.totalItems);
});

it('a grouped listing runs one statement more than a plain one, whatever its size', async ({ shop }) => {
  /** Clears the cache of earlier listings, but keeps the names of brands and models. */
  const statementsOf = async (variables: object): Promise<number> => {
    await shop.announce('catalogue');
    await listing(shop, { search: '195/65 R15' });
    shop.takeStatements();
    await listing(shop, variables);
    return shop.takeStatements().length;
  };
  for (const search of ['205/55 R16', 'michelin 205/55 R16']) {
    const plain = await statementsOf({ search });
    expect(plain).toBeGreaterThan(0);
    expect(await statementsOf({ search, grouping: 'AUTO' })).toBe(plain + 1);
  }
});

it('van sizes are separate from car sizes, and can be chosen beside them', async ({ shop }) => {
  const sizeOnly = { width: 215, profile: 65, diameter: 16 };
  const sizesOf = async (filter: object): Promise<string[]> => [
    ...new Set((await everyPage(shop, { filter })).map(({ size }) => size)),
  ];
  expect(await sizesOf(sizeOnly)).toEqual(['215/65 R16']);
  expect(await sizesOf({ ...sizeOnly, categories: ['VAN'] })).toEqual(['215/65 R16C']);
  expect(await sizesOf({ width: 215, profile: 70, diameter: 15 })).toEqual(['215/70 R15C']);
  expect(await sizesOf({ sizes: ['215/65 R16', '215/65 R16C'] })).toEqual(
    expect.arrayContaining(['215/65 R16', '215/65 R16C']),
  );
});
